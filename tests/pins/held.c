// SPDX-License-Identifier: MIT
// If this test fails, the display lags behind while a person holds a key. Holds a key in Chomp. Each repeat
// changes the picture and the message. The message must not lag behind.
//
//   held [ELF]
#include "robot/menu.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

enum {
    HELD_MS = 4000,
    FOLLOWS_MS = 200,
    STARTS_TRIED = 3,
    GOAL_MS = 2500,
    TEXT_CELLS = 11,
    TEXT_BYTES = 2 * TEXT_CELLS + 1
};
enum { REPEATS_MIN = (HELD_MS - 500) / 120 };

static struct robot robot;

// Starts a match of Chomp and selects a bite.
static bool begin(unsigned start)
{
    const struct match match = {.row = GAME_CHOMP, .start = start};

    if (!robot_menu(&robot) || !robot_set_up(&robot, &match))
        return false;
    robot_tap(&robot, LADDER_OK);
    bench_run_ms(&robot.bench, GOAL_MS);
    robot_tap(&robot, LADDER_UP);
    robot_settle(&robot);
    return true;
}

// Reads the text beside the chocolate bar. Returns false without a bite.
static bool read_bite(char text[static TEXT_BYTES])
{
    unsigned row, column;

    for (unsigned i = 0; i < 2 * TEXT_CELLS; i++)
        text[i] = (char)lcd_cell_code(&robot.bench.lcd, 1 + i / TEXT_CELLS, i % TEXT_CELLS);
    text[2 * TEXT_CELLS] = '\0';
    return sscanf(text, "Bite row %u col %u", &row, &column) == 2;
}

static bool keeps_up(enum ladder_key key)
{
    char told[TEXT_BYTES], text[TEXT_BYTES];
    uint8_t seen[LCD_CGRAM_SIZE];
    unsigned bites = 0, waiting = 0;

    if (!read_bite(told))
        return robot_fault(&robot, "no bite is chosen");
    memcpy(seen, robot.bench.lcd.cgram, sizeof seen);
    robot_push(&robot, key);
    for (unsigned ms = 0; ms < HELD_MS && waiting <= FOLLOWS_MS; ms++) {
        bench_run_ms(&robot.bench, 1);
        if (waiting || memcmp(seen, robot.bench.lcd.cgram, sizeof seen))
            waiting++;
        if (read_bite(text) && strcmp(text, told)) {
            strcpy(told, text);
            memcpy(seen, robot.bench.lcd.cgram, sizeof seen);
            waiting = 0;
            bites++;
        }
    }
    if (waiting > FOLLOWS_MS)
        robot_fault(&robot, "the message does not follow the picture within %u ms", FOLLOWS_MS);
    else if (bites < REPEATS_MIN)
        robot_fault(&robot, "only %u messages in %u ms", bites, HELD_MS);
    robot_release(&robot, key);
    bench_run_ms(&robot.bench, FOLLOWS_MS);
    return robot_is_well(&robot);
}

int main(int argc, char **argv)
{
    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    for (unsigned start = 0; start < STARTS_TRIED; start++) {
        const bool begun = begin(start);

        robot_holds(&robot, begun && keeps_up(LADDER_UP),
                    "UP held in Chomp: the message keeps up with the picture, start position %u", start + 1);
        robot_holds(&robot, begun && keeps_up(LADDER_DOWN),
                    "DOWN held in Chomp: the message keeps up with the picture, start position %u",
                    start + 1);
    }
    bench_close(&robot.bench);
    return tap_done();
}
