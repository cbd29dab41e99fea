// SPDX-License-Identifier: MIT
// If this test fails, a class loses its results or settings when the Uno is switched off. Reads results and
// settings in the menu after power cuts. kiosk/store.c cuts the power at every byte of a write.
//
//   records [ELF [WORDS]]: runs the checks whose names contain WORDS. Default: all.
#include "robot/gap.h"
#include "robot/menu.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

enum {
    KEEP_MS = 1300, // time in ms until the board has saved a changed setting
    RECORD = 31,    // bytes of a record
    HOLD_MS = 900,
    GOAL_MS = 2500,
    KEYS_A_GAME = 200,
    GAP_MAX_MS = 5,
};

static struct robot robot;
static struct gap gap;

static void tap(enum ladder_key key)
{
    robot_tap(&robot, key);
    robot_settle(&robot);
}

// Returns true if the menu shows this value for a setting.
static bool shows(const char *label, const char *value)
{
    return robot_menu(&robot) && robot_show_setting(&robot, label) &&
           (lcd_setting_reads(&robot, 2, value) || robot_fault(&robot, "%s is not %s", label, value));
}

static bool sets(const char *label, const char *value)
{
    return robot_menu(&robot) && robot_set(&robot, label, value);
}

static bool results_are_counted(void)
{
    if (!robot_plays(&robot, robot_best_move, HUMAN_WON) || !shows("Won 1/1", "best run: 1"))
        return false;
    if (!robot_plays(&robot, robot_best_move, HUMAN_WON) || !shows("Won 2/2", "best run: 2"))
        return false;
    if (!robot_plays(&robot, robot_any_move, MACHINE_WON) || !shows("Won 2/3", "best run: 2"))
        return false;
    robot_cut_power(&robot, 1);
    if (!shows("Won 2/3", "best run: 2"))
        return false;
    return sets(WORDS_LEVEL, "3" WORDS_OF_LEVELS) && shows("Won 0/0", "best run: 0") &&
           sets(WORDS_LEVEL, "4" WORDS_OF_LEVELS) && shows("Won 2/3", "best run: 2") &&
           sets(WORDS_GAME, words_family(GAME_CHOMP)) && shows("Won 0/0", "best run: 0");
}

static bool results_are_reset(void)
{
    if (!robot_plays(&robot, robot_best_move, HUMAN_WON) || !shows("Won 1/1", "best run: 1"))
        return false;
    tap(LADDER_UP);
    if (!lcd_setting_reads(&robot, 2, "hold OK: reset"))
        return robot_fault(&robot, "UP does not ask for a confirmation");
    tap(LADDER_DOWN);
    if (!lcd_setting_reads(&robot, 2, "best run: 1"))
        return robot_fault(&robot, "another key does not end the question");
    tap(LADDER_OK); // starts a game
    if (robot_sees_menu(&robot) || !shows("Won 1/1", "best run: 1"))
        return robot_fault(&robot, "OK alone does not start a game");
    tap(LADDER_UP);
    tap(LADDER_RIGHT);
    if (!shows("Won 1/1", "best run: 1"))
        return false;
    tap(LADDER_DOWN);
    tap(LADDER_OK);
    if (!robot_sees_menu(&robot) || !lcd_setting_reads(&robot, 1, "Won 1/1"))
        return robot_fault(&robot, "a short OK ends the question");
    robot_hold(&robot, LADDER_OK, HOLD_MS);
    bench_run_ms(&robot.bench, ROBOT_SOON_MS);
    if (!lcd_setting_reads(&robot, 1, "Won 0/0"))
        return robot_fault(&robot, "OK held does not reset");
    bench_run_ms(&robot.bench, ROBOT_SOON_MS);
    robot_cut_power(&robot, 2);
    return shows("Won 0/0", "best run: 0");
}

// Checks that settings other than the defaults are saved.
static bool settings_are_kept(void)
{
    const struct match match = nim_match(3, true, START_OWN, false);
    struct match own = match;

    robot_own_piles(&own, 2, (uint8_t[]){7, 2});
    if (robot_start(&robot, &own) != HUMAN_TO_MOVE || !robot_menu(&robot) ||
        !sets(WORDS_WHO_STARTS, WORDS_BOUTON))
        return false;
    if (!sets(WORDS_LEVEL, "3" WORDS_OF_LEVELS) || !sets(WORDS_SOUND, WORDS_OFF))
        return false;
    bench_run_ms(&robot.bench, KEEP_MS);
    machine_reset(&robot.bench.machine);
    bench_run_ms(&robot.bench, BENCH_START_MS);
    if (!shows(WORDS_LEVEL, "3" WORDS_OF_LEVELS))
        return robot_fault(&robot, "the settings have changed after the reset button");
    robot_cut_power(&robot, 3);
    if (!shows(WORDS_LEVEL, "3" WORDS_OF_LEVELS) || !shows(WORDS_SOUND, WORDS_OFF) ||
        !shows(WORDS_GAME, words_family(GAME_MOORE)) || !shows(WORDS_PILES_A_MOVE, WORDS_UP_TO "3") ||
        !shows(WORDS_LAST_STONE, WORDS_LOSES) || !shows(WORDS_START, WORDS_MY_OWN) ||
        !shows(WORDS_WHO_STARTS, WORDS_BOUTON))
        return false;
    struct sight sight;

    tap(LADDER_OK);
    return (sight_board(&robot, &sight) && sight.count == PILES_MAX && sight.value[0] == 7 &&
            sight.value[1] == 2 && sight.value[2] == 0) ||
           robot_fault(&robot, "the own piles have changed after a power cut");
}

static bool two_players_are_kept(void)
{
    if (!sets(WORDS_PLAYERS, "two"))
        return false;
    bench_run_ms(&robot.bench, KEEP_MS);
    robot_cut_power(&robot, 4);
    if (!shows(WORDS_PLAYERS, "two"))
        return false;
    tap(LADDER_OK);
    bench_run_ms(&robot.bench, GOAL_MS);
    for (unsigned keys = 0; !sight_reads(&robot, 2, WORDS_AGAIN WORDS_OR_MENU); keys++) {
        if (keys == KEYS_A_GAME)
            return robot_fault(&robot, "the match of two players does not end");
        tap(keys % 3 == 0 ? LADDER_RIGHT : keys % 3 == 1 ? LADDER_UP : LADDER_OK);
        bench_run_ms(&robot.bench, ROBOT_SOON_MS);
    }
    return robot_menu(&robot) && sets(WORDS_PLAYERS, WORDS_ONE) && shows("Won 0/0", "best run: 0");
}

// Checks that keys work even while a setting is being saved.
static bool no_key_waits(void)
{
    if (!sets(WORDS_SOUND, WORDS_OFF))
        return false;
    const unsigned before = robot.bench.eeprom.writes;

    for (unsigned ms = 0; ms < KEEP_MS && robot.bench.eeprom.writes == before; ms++)
        bench_run_ms(&robot.bench, 1);
    gap_forget(&gap);
    tap(LADDER_RIGHT);
    bench_run_ms(&robot.bench, ROBOT_SOON_MS);
    if (gap_ms(&gap) > GAP_MAX_MS)
        return robot_fault(&robot, "%.1f ms between two reads of the keys", gap_ms(&gap));
    if (robot.bench.eeprom.writes - before >= RECORD || !lcd_setting_reads(&robot, 1, "Won 0/0"))
        return robot_fault(&robot, "no results are shown while a record is written");
    bench_run_ms(&robot.bench, KEEP_MS);
    robot_cut_power(&robot, 7);
    return shows(WORDS_SOUND, WORDS_OFF);
}

static const struct robot_check checks[] = {
    {results_are_counted, "results are counted for each level, shown and saved", 0},
    {results_are_reset, "results are reset only after a confirmation", 0},
    {settings_are_kept, "settings and own piles are saved", 0},
    {two_players_are_kept, "the setting for two players is saved, and their matches do not count", 0},
    {no_key_waits, "results are shown while settings are written, and no key waits", 0},
    {0},
};

int main(int argc, char **argv)
{
    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    gap_open(&gap, &robot.bench);
    robot_make_checks(&robot, checks, robot_renew, argc > 2 ? argv[2] : NULL);
    robot_check_memory(&robot);
    bench_close(&robot.bench);
    return tap_done();
}
