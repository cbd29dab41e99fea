// SPDX-License-Identifier: MIT
// If this test fails, a press on a real shield counts twice, or not at all. Tests contact bounce and noise on
// the ladder of each kind of shield, and a key held for a minute. unit/test_keys.c tests two keys held
// together, and random_keys.c two keys in a match.
//
//   keys [ELF]
#include "robot/menu.h"
#include "draw.h"
#include "tap.h"

enum {
    BOUNCE_MAX_MS = 10,
    TAPS = 12,
    SLOW_TAP_MS = 40,
    MINUTE_MS = 60000,
    RING = 100,
    KEEP_MS = 1300 // time in ms until the board has saved the kind of its shield
};

static const char *const names[LADDER_KEYS] = {"right", "up", "down", "left", "ok"};
static const char *const screens[] = {"splash",       "menu",           "own piles",
                                      "human's turn", "machine's turn", "result"};
enum { SPLASH, MENU, OWN, HUMANS_TURN, MACHINES_TURN, RESULT, SCREENS };

static struct robot robot;

static bool show_screen(unsigned screen)
{
    const struct match match =
        nim_match(2, false, screen == OWN ? START_OWN : START_345, screen == MACHINES_TURN);

    if (screen == SPLASH) {
        machine_reset(&robot.bench.machine);
        bench_run_ms(&robot.bench, 500);
        return true;
    }
    if (screen == RESULT)
        return robot_finish(&robot, robot_start(&robot, &match), robot_any_move) != BROKEN;
    if (!robot_set_up(&robot, &match))
        return false;
    if (screen != MENU)
        robot_tap(&robot, LADDER_OK);
    robot_settle(&robot);
    return true;
}

static bool see_own(struct sight *sight)
{
    robot_settle(&robot);
    return sight_board(&robot, sight) || robot_fault(&robot, "the display shows no piles");
}

static bool counts(unsigned wanted, unsigned found)
{
    return found == wanted ||
           robot_fault(&robot, "a press %s, with %u us of bounce",
                       found > wanted ? "counted more than once" : "was lost", robot.bench.keys.bounce_us);
}

// Checks that each tap of a key counts once on the screen that sets the piles.
static bool taps_count(enum ladder_key key)
{
    struct sight before, after;

    if (!show_screen(OWN) || !see_own(&before))
        return false;
    for (unsigned tap = 1; tap <= TAPS; tap++) {
        robot_tap(&robot, key);
        bench_run_ms(&robot.bench, robot_random(&robot, 7));
        if (!see_own(&after))
            return false;
        unsigned was = before.value[0], is = after.value[0], ring = key == LADDER_UP ? 1 : RING - 1;
        int arrow = after.selected - before.selected;

        if (key == LADDER_UP || key == LADDER_DOWN
                ? !counts(1, ring * (is + RING - was) % RING)
                : !counts(1, (unsigned)(key == LADDER_RIGHT ? arrow : -arrow) % PILES_MAX))
            return false;
        before = after;
    }
    return true;
}

// Checks that each tap of OK in the menu counts once and starts a game.
static bool ok_counts(void)
{
    for (unsigned tap = 1; tap <= TAPS; tap++) {
        if (!show_screen(MENU))
            return false;
        robot_tap(&robot, LADDER_OK);
        bench_run_ms(&robot.bench, robot_random(&robot, 7));
        robot_settle(&robot);
        if (!counts(1, sight_reads(&robot, 2, words_goal(robot.game)) ? 1 : robot_sees_menu(&robot) ? 0 : 2))
            return false;
    }
    return true;
}

static bool key_counts(enum ladder_key key)
{
    return key == LADDER_OK ? ok_counts() : taps_count(key);
}

// Kinds of shields. Each name lists the readings of the keys with exact resistors.
enum { HIGH_MAKE, LOW_MAKE, V11_MAKE, MAKES };
static const struct {
    const char *name;
    const struct ladder_levels *levels;
    unsigned noise; // largest noise in the readings of this shield
} makes[MAKES] = {
    {"0 145 329 505 741", &ladder_high_shield, 20},
    {"0 100 255 410 640", &ladder_shield, 20},
    {"0 205 405 623 824", &ladder_v11_shield, 10},
};

// Powers up the board with a shield that gives these readings.
static void plug_in(const struct ladder_levels *levels)
{
    robot.bench.ladder.levels = *levels;
    robot_cut_power(&robot, 1);
}

// Erases the EEPROM. Unless `make` is MAKES, lets the board save this kind of shield.
static void remember(unsigned make)
{
    robot_erase(&robot);
    if (make < MAKES) {
        plug_in(makes[make].levels);
        robot_tap(&robot, LADDER_OK);
        bench_run_ms(&robot.bench, KEEP_MS);
    }
}

// Checks that OK leaves the first screen and the menu, and that each press counts once despite noise.
static bool every_key_counts(unsigned make, unsigned remembered)
{
    bool good = true;

    remember(remembered);
    plug_in(makes[make].levels);
    robot_tap(&robot, LADDER_OK);
    robot_settle(&robot);
    if (!robot_sees_menu(&robot))
        return robot_fault(&robot, "OK does not leave the splash screen");
    robot_tap(&robot, LADDER_OK);
    robot_settle(&robot);
    if (robot_sees_menu(&robot))
        return robot_fault(&robot, "OK does not leave the menu, because the first OK has not set the make");
    robot.bench.ladder.noise = makes[make].noise;
    for (unsigned key = 0; key < LADDER_KEYS && good; key++)
        good = key_counts((enum ladder_key)key);
    robot.bench.ladder.noise = 0;
    return good && robot_can_play(&robot);
}

// Checks that key presses in a game do not write to the EEPROM.
static bool presses_write_nothing(void)
{
    remember(V11_MAKE);
    plug_in(makes[V11_MAKE].levels);
    robot_tap(&robot, LADDER_OK);
    robot_tap(&robot, LADDER_OK);
    bench_run_ms(&robot.bench, KEEP_MS);

    const unsigned writes = robot.bench.eeprom.writes;
    for (unsigned key = 0; key < LADDER_OK; key++) {
        robot_tap(&robot, (enum ladder_key)key);
        bench_run_ms(&robot.bench, KEEP_MS);
    }
    return robot.bench.eeprom.writes == writes ||
           robot_fault(&robot, "%u bytes were written", robot.bench.eeprom.writes - writes);
}

static void check_makes(void)
{
    for (unsigned remembered = V11_MAKE; remembered <= MAKES; remembered++)
        for (unsigned make = 0; make < MAKES; make++) {
            robot.down_ms = robot.up_ms = SLOW_TAP_MS;
            robot.bench.keys.bounce_us = BOUNCE_MAX_MS * 1000;
            robot_holds(&robot, every_key_counts(make, remembered),
                        "each press counts once on a shield with readings %s; saved make: %s",
                        makes[make].name, remembered < MAKES ? makes[remembered].name : "none");
        }
    robot.bench.keys.bounce_us = 3000;
    robot_holds(&robot, presses_write_nothing(), "keys of the saved make write nothing to the EEPROM");
    robot_erase(&robot);
    plug_in(&ladder_shield);
}

// Holds a random key on a random screen.
static void check_leaning(void)
{
    enum { CASES = LADDER_KEYS * SCREENS };

    for (unsigned number = 0; number < CASES; number++) {
        const unsigned key = number / SCREENS, screen = number % SCREENS;

        if (!drawn(number, CASES))
            continue;
        const bool good = show_screen(screen);

        robot_hold(&robot, (enum ladder_key)key, MINUTE_MS);
        robot_holds(&robot, good && robot_can_play(&robot),
                    "%s held for a minute, %s: a match works afterwards", names[key], screens[screen]);
    }
}

int main(int argc, char **argv)
{
    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    check_makes();
    check_leaning();
    bench_close(&robot.bench);
    return tap_done();
}
