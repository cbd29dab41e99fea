// SPDX-License-Identifier: MIT
// A key held in Chomp, where picture and message both change at each repeat: the message keeps up with the
// picture.
//
//   held [ELF]
#include "player/player.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

enum { HELD_MS = 4000, FOLLOWS_MS = 200, GAMES = 24, STARTS_TRIED = 3, GOAL_MS = 2500, TEXT_CELLS = 11 };
enum { REPEATS_MIN = (HELD_MS - 500) / 120 };

static struct player player;

static void tap(enum ladder_key key)
{
    player_tap(&player, key);
    bench_run_ms(&player.bench, FOLLOWS_MS);
}

// From the menu to the position number `start` of Chomp.
static bool begin(unsigned start)
{
    char row[EYE_ROW_BYTES];

    if (!player_menu(&player))
        return false;
    for (unsigned game = 0; eye_row(&player.bench.lcd, 2, row), strncmp(row + 1, "Chomp", 5); game++) {
        if (game == GAMES)
            return player_fault(&player, "no Chomp in the menu");
        tap(LADDER_UP);
    }
    tap(LADDER_RIGHT);
    if (!player_sees(&player, 1, "<Start         >"))
        return player_fault(&player, "no start position to choose");
    while (start--) {
        tap(LADDER_UP);
    }
    player_tap(&player, LADDER_OK);
    bench_run_ms(&player.bench, GOAL_MS);
    tap(LADDER_UP);
    return true;
}

// The text beside the bar; false while it is no bite.
static bool read_bite(char text[static 2 * EYE_ROW_BYTES])
{
    char lower[EYE_ROW_BYTES];
    unsigned row, column;

    eye_row(&player.bench.lcd, 1, text);
    eye_row(&player.bench.lcd, 2, lower);
    strcpy(text + TEXT_CELLS, lower);
    text[2 * TEXT_CELLS] = '\0';
    return sscanf(text, "Bite row %u col %u", &row, &column) == 2;
}

static bool keeps_up(enum ladder_key key)
{
    char told[2 * EYE_ROW_BYTES], text[2 * EYE_ROW_BYTES];
    uint8_t seen[LCD_CGRAM_SIZE];
    unsigned bites = 0, waiting = 0;

    if (!read_bite(told))
        return player_fault(&player, "no bite is chosen");
    memcpy(seen, player.bench.lcd.cgram, sizeof seen);
    bench_push(&player.bench, key);
    for (unsigned ms = 0; ms < HELD_MS && waiting <= FOLLOWS_MS; ms++) {
        bench_run_ms(&player.bench, 1);
        if (waiting || memcmp(seen, player.bench.lcd.cgram, sizeof seen))
            waiting++;
        if (read_bite(text) && strcmp(text, told)) {
            strcpy(told, text);
            memcpy(seen, player.bench.lcd.cgram, sizeof seen);
            waiting = 0;
            bites++;
        }
    }
    if (waiting > FOLLOWS_MS)
        player_fault(&player, "the picture has changed, but after %u ms not the message", FOLLOWS_MS);
    else if (bites < REPEATS_MIN)
        player_fault(&player, "%u messages in %u ms", bites, HELD_MS);
    bench_release(&player.bench, key);
    bench_run_ms(&player.bench, FOLLOWS_MS);
    return player_is_well(&player) && !player.error[0];
}

int main(int argc, char **argv)
{
    player_open(&player, argc > 1 ? argv[1] : "out/uno/bouton.elf");
    for (unsigned start = 0; start < STARTS_TRIED; start++) {
        const bool begun = begin(start);

        tap_check(begun && keeps_up(LADDER_UP), "UP held in Chomp, start position %u", start + 1);
        player_explain(&player);
        tap_check(begun && keeps_up(LADDER_DOWN), "DOWN held in Chomp, start position %u", start + 1);
        player_explain(&player);
    }
    bench_close(&player.bench);
    return tap_done();
}
