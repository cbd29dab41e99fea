// SPDX-License-Identifier: MIT
#include "front/demo.h"

#include "front/charset.h" // frames, also in ASCII

#include <stdio.h>
#include <string.h>

enum {
    LIMIT_S = 300,
    LOOK_MS = 10,
    REST_MS = 250,      // a screen that stays for so long is worth showing
    PATIENCE_MS = 3000, // and one that never rests is looked at after so long
    HINT_MS = 1000,
    SCREENS_MAX = 500,
};

// Screens printed so far.
struct album {
    unsigned count;
    char screen[SCREENS_MAX][BENCH_FRAME_BYTES];
};

static void print_once(struct album *album, struct bench *bench)
{
    char frame[BENCH_FRAME_BYTES];

    bench_frame(bench, frame);
    for (unsigned i = 0; i < album->count; i++)
        if (!strcmp(frame, album->screen[i]))
            return;
    if (album->count < SCREENS_MAX)
        strcpy(album->screen[album->count++], frame);
    charset_print(frame);
}

static void let_rest(struct album *album, struct bench *bench)
{
    unsigned changes = bench->lcd.changes, rested = 0;

    for (unsigned waited = 0; rested < REST_MS && waited < PATIENCE_MS; waited += LOOK_MS) {
        if (!bench_run_ms(bench, LOOK_MS))
            return;
        rested = bench->lcd.changes == changes ? rested + LOOK_MS : 0;
        changes = bench->lcd.changes;
    }
    print_once(album, bench);
}

static bool row_has(const struct bench *bench, unsigned row, const char *text)
{
    char shown[LCD_ROW_BYTES];

    lcd_row_text(&bench->lcd, row, shown);
    return strstr(shown, text);
}

static bool is_my_turn(const struct bench *bench)
{
    return row_has(bench, 2, "Your move");
}

// Plays the hint. Where nothing wins there is none, and any move will do.
static void move(struct album *album, struct bench *bench)
{
    bench_hold(bench, LADDER_OK, HINT_MS);
    let_rest(album, bench);
    if (!row_has(bench, 2, "this wins")) {
        bench_tap(bench, LADDER_UP);
        let_rest(album, bench);
    }
    bench_tap(bench, LADDER_OK);
}

static const char *winner(const struct bench *bench)
{
    if (row_has(bench, 1, "You win"))
        return "you";
    return row_has(bench, 1, "Bouton wins") ? "Bouton" : NULL;
}

bool demo_play(struct bench *bench)
{
    static struct album album;
    char error[512];

    album.count = 0;
    while (bench_seconds(bench) < LIMIT_S && bench_is_well(bench, error, sizeof error)) {
        let_rest(&album, bench);
        if (winner(bench)) {
            printf("Winner: %s\n", winner(bench));
            return true;
        }
        if (is_my_turn(bench))
            move(&album, bench);
        else if (row_has(bench, 2, "press OK") || row_has(bench, 1, "Game"))
            bench_tap(bench, LADDER_OK);
    }
    if (bench_is_well(bench, error, sizeof error))
        snprintf(error, sizeof error, "the game has no result after %d simulated seconds", LIMIT_S);
    fflush(stdout);
    fprintf(stderr, "bouton-sim: %s\n", error);
    return false;
}
