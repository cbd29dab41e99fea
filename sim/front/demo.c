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
    char screen[SCREENS_MAX][TOY_FRAME_BYTES];
};

static void print_once(struct album *album, struct toy *toy)
{
    char frame[TOY_FRAME_BYTES];

    toy_frame(toy, frame);
    for (unsigned i = 0; i < album->count; i++)
        if (!strcmp(frame, album->screen[i]))
            return;
    if (album->count < SCREENS_MAX)
        strcpy(album->screen[album->count++], frame);
    charset_print(frame);
}

static void let_rest(struct album *album, struct toy *toy)
{
    unsigned changes = toy->lcd.changes, rested = 0;

    for (unsigned waited = 0; rested < REST_MS && waited < PATIENCE_MS; waited += LOOK_MS) {
        if (!toy_run_ms(toy, LOOK_MS))
            return;
        rested = toy->lcd.changes == changes ? rested + LOOK_MS : 0;
        changes = toy->lcd.changes;
    }
    print_once(album, toy);
}

static bool row_has(const struct toy *toy, unsigned row, const char *text)
{
    char shown[LCD_ROW_BYTES];

    lcd_row_text(&toy->lcd, row, shown);
    return strstr(shown, text);
}

static bool is_my_turn(const struct toy *toy)
{
    return row_has(toy, 2, "Your move");
}

// Plays the hint. Where nothing wins there is none, and any move will do.
static void move(struct album *album, struct toy *toy)
{
    toy_hold(toy, LADDER_OK, HINT_MS);
    let_rest(album, toy);
    if (!row_has(toy, 2, "this wins")) {
        toy_tap(toy, LADDER_UP);
        let_rest(album, toy);
    }
    toy_tap(toy, LADDER_OK);
}

static const char *winner(const struct toy *toy)
{
    if (row_has(toy, 1, "You win"))
        return "you";
    return row_has(toy, 1, "Bouton wins") ? "Bouton" : NULL;
}

bool demo_play(struct toy *toy)
{
    static struct album album;
    char error[512];

    album.count = 0;
    while (toy_seconds(toy) < LIMIT_S && toy_is_well(toy, error, sizeof error)) {
        let_rest(&album, toy);
        if (winner(toy)) {
            printf("Winner: %s\n", winner(toy));
            return true;
        }
        if (is_my_turn(toy))
            move(&album, toy);
        else if (row_has(toy, 2, "press OK") || row_has(toy, 1, "Game"))
            toy_tap(toy, LADDER_OK);
    }
    if (toy_is_well(toy, error, sizeof error))
        snprintf(error, sizeof error, "the game has no result after %d simulated seconds", LIMIT_S);
    fflush(stdout);
    fprintf(stderr, "bouton-sim: %s\n", error);
    return false;
}
