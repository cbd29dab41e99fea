// SPDX-License-Identifier: MIT
// If this test fails, a display that was off, slow or unplugged stays wrong while the match goes on, or lags
// behind while a person holds a key. Tests displays that start in any state, are slow, or are unplugged and
// plugged in again. The match must continue, and the display must be right within ten seconds.
#include "draw.h"
#include "robot/line.h"
#include "robot/menu.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

enum {
    START_STATES = 4,
    SEEDS_OF_ALL = 3,
    HEAL_MS = 10000,
    AWAY_MAX_MS = 20000,
    PULLS = 8,
    PULLS_OF_ALL = 16,
    GOAL_MS = 2500, // time after which the goal has disappeared
    HELD_MS = 4000,
    FOLLOWS_MS = 200,
    STARTS_TRIED = 3,
    TEXT_CELLS = 11,
    TEXT_BYTES = 2 * TEXT_CELLS + 1,
    REPEATS_MIN = (HELD_MS - 500) / 120
};

static struct robot robot;

static bool heals(unsigned seed)
{
    lcd_plug(&robot.bench.lcd, seed);
    bench_run_ms(&robot.bench, HEAL_MS);
    return robot_is_well(&robot);
}

static void check_start(enum lcd_start start, bool slow)
{
    static const char *const states[] = {"8-bit mode", "4-bit mode", "4-bit mode within a byte", "garbage"};
    const unsigned seeds = draw_count(1, SEEDS_OF_ALL);
    bool good = true;

    lcd_set_slow(&robot.bench.lcd, slow);
    for (unsigned i = 0; i < seeds && good; i++) {
        bench_power_cycle(&robot.bench, start, draw_seed() + i);
        good = lcd_shows_splash(&robot, 500) && robot_can_play(&robot);
    }
    robot_holds(&robot, good, "a display that starts in %s with %s clock works", states[start],
                slow ? "slow" : "usual");
    lcd_set_slow(&robot.bench.lcd, false);
}

// Plays without a display: starts a match, takes 2 stones and skips the reply.
static bool play_blind(void)
{
    static const enum ladder_key keys[] = {LADDER_OK, LADDER_OK, LADDER_RIGHT, LADDER_UP,
                                           LADDER_UP, LADDER_OK, LADDER_DOWN};

    lcd_unplug(&robot.bench.lcd);
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        robot_tap(&robot, keys[i]);
    if (!heals(1) || !robot_expect(&robot, 2, WORDS_TURN, 0))
        return false;

    struct position to;

    robot.match = nim_match(1, false, START_345, false);
    robot.game = &games[GAME_NIM];
    game_start(robot.game, START_345, &robot.position);
    robot.position.part[0] = 1;
    if (!line_leads(robot.game, &robot.position, &to) || !robot_expect_position(&robot, NULL, &to, true))
        return line_fault("no machine's move from 1-4-5 in the line or on the display");
    robot.position = to;
    return robot_finish(&robot, HUMAN_TO_MOVE, robot_any_move) != BROKEN;
}

static bool same_after_pull(unsigned seed)
{
    char before[BENCH_FRAME_BYTES], after[BENCH_FRAME_BYTES];

    robot_settle(&robot);
    bench_frame(&robot.bench, before);
    bench_run_ms(&robot.bench, robot_random(&robot, 50));
    lcd_unplug(&robot.bench.lcd);
    bench_run_ms(&robot.bench, robot_random(&robot, AWAY_MAX_MS));
    if (!heals(seed))
        return false;
    bench_frame(&robot.bench, after);
    return !strcmp(before, after) || robot_fault(&robot, "the display was\n%sand is now", before);
}

static bool survives_pulls(bool own)
{
    static const uint8_t piles[PILES_MAX] = {1, 12, 3, 14, 5, 16, 7, 18};
    struct match match = nim_match(2, false, own ? START_OWN : START_1357, false);
    struct move move;
    enum outcome outcome = robot_start(&robot, robot_own_piles(&match, PILES_MAX, piles));

    const unsigned pulls = draw_count(PULLS, PULLS_OF_ALL);

    for (unsigned pull = 1; pull <= pulls && outcome != BROKEN; pull++) {
        if (outcome != HUMAN_TO_MOVE)
            outcome = robot_again(&robot);
        bench_run_ms(&robot.bench, GOAL_MS);
        if (!same_after_pull(pull))
            return false;
        robot_any_move(&robot, &move);
        if (outcome == HUMAN_TO_MOVE)
            outcome = robot_move(&robot, &move);
    }
    return robot_is_well(&robot);
}

// Unplugs the display briefly at a random moment, perhaps in the middle of a byte.
static bool survives_short_pulls(void)
{
    const unsigned pulls = 2 * draw_count(PULLS, PULLS_OF_ALL);

    for (unsigned pull = 1; pull <= pulls; pull++) {
        if (!robot_menu(&robot))
            return false;
        robot_tap(&robot, LADDER_UP);
        machine_run_us(&robot.bench.machine, robot_random(&robot, 30000));
        lcd_unplug(&robot.bench.lcd);
        machine_run_us(&robot.bench.machine, robot_random(&robot, 30000));
        if (!heals(pull) || !robot_sees_menu(&robot))
            return robot_fault(&robot, "the display does not show the menu again");
    }
    return robot_can_play(&robot);
}

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

// Reads the text beside the chocolate bar. Returns false if the text names no bite.
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

// Holds UP and DOWN in Chomp. Checks that the message keeps up with the picture.
static void check_held_keys(void)
{
    for (unsigned start = 0; start < STARTS_TRIED; start++) {
        const bool begun = begin(start);

        robot_holds(&robot, begun && keeps_up(LADDER_UP) && keeps_up(LADDER_DOWN),
                    "UP and DOWN held in Chomp: the message keeps up with the picture, start position %u",
                    start + 1);
    }
}

int main(int argc, char **argv)
{
    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    for (unsigned start = 0; start < START_STATES; start++) {
        check_start((enum lcd_start)start, false);
        check_start((enum lcd_start)start, true);
    }
    robot_erase(&robot); // forgets the settings of earlier matches
    bench_power_cycle(&robot.bench, LCD_8BIT, 1);
    robot_holds(&robot, play_blind(),
                "switched on without display: a display plugged in later shows the match");
    robot_holds(&robot, survives_pulls(false), "a display plugged in again shows the same piles as stones");
    robot_holds(&robot, survives_pulls(true), "a display plugged in again shows the same piles as numbers");
    robot_holds(&robot, survives_short_pulls(), "a display unplugged during a write recovers");
    check_held_keys();
    bench_close(&robot.bench);
    return tap_done();
}
