// SPDX-License-Identifier: MIT
// The Uno with what its flash has no room for, at the pins: results and settings that outlive a loss of
// power; sound.
//
//   complete [ELF [WORDS]]   the checks with these words in their name, by default all
#include "robot/lcd.h"
#include "robot/menu.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

enum {
    KEEP_MS = 1300, // until a changed setting is kept
    ITEMS = 14,
    CUTS = 31, // bytes of a record
    TUNE_MS = 1200,
    GOAL_MS = 2500,
    KEYS_A_GAME = 200,
};

static struct robot robot;

static void cut_power(unsigned torn)
{
    bench_power_cycle(&robot.bench, LCD_8BIT, torn);
    bench_run_ms(&robot.bench, BENCH_START_MS);
}

static bool tap(enum ladder_key key)
{
    robot_tap(&robot, key);
    robot_settle(&robot);
    return true;
}

// From any screen: to the item of the menu with this label.
static bool shows_item(const char *label)
{
    if (!robot_menu(&robot))
        return false;
    for (unsigned i = 0; i < ITEMS; i++, tap(LADDER_RIGHT))
        if (lcd_setting_reads(&robot, 1, label))
            return true;
    return robot_fault(&robot, "the menu has no \"%s\"", label);
}

static bool shows(const char *label, const char *value)
{
    return shows_item(label) &&
           (lcd_setting_reads(&robot, 2, value) || robot_fault(&robot, "%s is not %s", label, value));
}

static bool sets(const char *label, const char *value)
{
    if (!shows_item(label))
        return false;
    for (unsigned tries = 0; !lcd_setting_reads(&robot, 2, value); tries++, tap(LADDER_UP))
        if (tries == 20)
            return robot_fault(&robot, "%s cannot be set to %s", label, value);
    return true;
}

static bool plays(robot_plan *plan, enum outcome wanted)
{
    const struct match match = nim_match(1, false, START_345, false);

    return robot_finish(&robot, robot_start(&robot, &match), plan) == wanted ||
           robot_fault(&robot, "the match ends otherwise");
}

static bool results_are_counted(void)
{
    if (!plays(robot_best_move, HUMAN_WON) || !shows("Won 1/1", "best run: 1"))
        return false;
    if (!plays(robot_best_move, HUMAN_WON) || !shows("Won 2/2", "best run: 2"))
        return false;
    if (!plays(robot_any_move, MACHINE_WON) || !shows("Won 2/3", "best run: 2"))
        return false;
    cut_power(1);
    if (!shows("Won 2/3", "best run: 2"))
        return false;
    return sets("Level", "3 of 4") && shows("Won 0/0", "best run: 0") && sets("Level", "4 of 4") &&
           shows("Won 2/3", "best run: 2") && sets("Game", "Chomp") && shows("Won 0/0", "best run: 0");
}

static bool results_are_reset(void)
{
    if (!plays(robot_best_move, HUMAN_WON) || !shows("Won 1/1", "best run: 1"))
        return false;
    tap(LADDER_UP);
    if (!lcd_setting_reads(&robot, 2, "reset? OK: yes"))
        return robot_fault(&robot, "UP does not ask");
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
    bench_run_ms(&robot.bench, ROBOT_SOON_MS);
    if (!lcd_setting_reads(&robot, 1, "Won 0/0"))
        return robot_fault(&robot, "OK does not reset");
    bench_run_ms(&robot.bench, ROBOT_SOON_MS);
    cut_power(2);
    return shows("Won 0/0", "best run: 0");
}

// All settings are other ones than those as delivered.
static bool settings_are_kept(void)
{
    const struct match match = nim_match(3, true, START_OWN, false);
    struct match kept, own = match;

    robot_own_piles(&own, 2, (uint8_t[]){7, 2});
    if (robot_start(&robot, &own) != HUMAN_TO_MOVE || !robot_menu(&robot) || !sets("Who starts", "Bouton"))
        return false;
    if (!sets("Level", "3 of 4") || !sets("Sound", "off"))
        return false;
    bench_run_ms(&robot.bench, KEEP_MS);
    cut_power(3);
    if (!shows("Level", "3 of 4") || !shows("Sound", "off") || !robot_read_settings(&robot, &kept))
        return false;
    if (kept.row != match.row || kept.k != 3 || kept.start != START_OWN || !kept.machine_first)
        return robot_fault(&robot, "other settings after a power cut");
    struct sight sight;

    tap(LADDER_OK);
    return (sight_board(&robot, &sight) && sight.count == PILES_MAX && sight.value[0] == 7 &&
            sight.value[1] == 2 && sight.value[2] == 0) ||
           robot_fault(&robot, "other piles of one's own after a power cut");
}

static bool two_players_are_kept(void)
{
    if (!sets("Players", "two"))
        return false;
    bench_run_ms(&robot.bench, KEEP_MS);
    cut_power(4);
    if (!shows("Players", "two"))
        return false;
    tap(LADDER_OK);
    bench_run_ms(&robot.bench, GOAL_MS);
    for (unsigned keys = 0; !sight_reads(&robot, 2, "OK:again  <:menu"); keys++) {
        if (keys == KEYS_A_GAME)
            return robot_fault(&robot, "two players come to no end");
        tap(keys % 3 == 0 ? LADDER_RIGHT : keys % 3 == 1 ? LADDER_UP : LADDER_OK);
        bench_run_ms(&robot.bench, ROBOT_SOON_MS);
    }
    return robot_menu(&robot) && sets("Players", "one") && shows("Won 0/0", "best run: 0");
}

// Whenever the power goes while a setting is being written, it is the old one or the new one, and what is
// kept besides is as it was.
static bool cuts_do_not_matter(void)
{
    struct eeprom *eeprom = &robot.bench.eeprom;

    if (!sets("Game", "Chomp") || !sets("Level", "1 of 4"))
        return false;
    bench_run_ms(&robot.bench, KEEP_MS);
    for (unsigned bytes = 1; bytes <= CUTS; bytes++) {
        const char *const before = bytes % 2 ? "1 of 4" : "2 of 4", *const after =
                                                                        bytes % 2 ? "2 of 4" : "1 of 4";

        if (!sets("Level", before))
            return false;
        bench_run_ms(&robot.bench, KEEP_MS);
        const unsigned kept = eeprom->writes;

        if (!sets("Level", after))
            return false;
        for (unsigned ms = 0; eeprom->writes < kept + bytes && ms < KEEP_MS; ms++)
            bench_run_ms(&robot.bench, 1);
        if (eeprom->writes < kept + bytes)
            return robot_fault(&robot, "%u bytes are written", eeprom->writes - kept);
        cut_power(bytes * 37);
        if (!shows("Game", "Chomp") || !shows_item("Level"))
            return false;
        if (!lcd_setting_reads(&robot, 2, before) && !lcd_setting_reads(&robot, 2, after))
            return robot_fault(&robot, "cut in byte %u: another level", bytes);
    }
    return true;
}

static bool any_contents_will_do(void)
{
    struct eeprom *eeprom = &robot.bench.eeprom;

    for (unsigned kind = 0; kind < 4; kind++) {
        for (uint16_t at = 0; at < eeprom_size(eeprom); at++)
            eeprom_put(eeprom, at, kind == 0 ? 0 : kind == 1 ? 0x55 : (uint8_t)robot_random(&robot, 256));
        cut_power(5);
        if (!shows("Game", "Nim") || !shows("Level", "2 of 4") || !shows("Sound", "on") ||
            !shows("Won 0/0", "best run: 0"))
            return robot_fault(&robot, "what another program has left is believed");
    }
    return robot_can_play(&robot);
}

static bool is_near(unsigned hz, unsigned wanted)
{
    return hz * 50 > wanted * 49 && hz * 50 < wanted * 51;
}

// The latest tune ends with this pitch and takes so long, or up to 10 ms more: the key that shows the result
// has no effect of its own, so that it clicks just before.
static bool heard(const char *what, unsigned hz, unsigned ms)
{
    bench_run_ms(&robot.bench, TUNE_MS);
    const struct tone *tone = &robot.bench.piezo.tone[(robot_tones(&robot) - 1) % TONES_KEPT];

    return (is_near(tone->last_hz, hz) && tone->ms + 4 >= ms && tone->ms <= ms + 10) ||
           robot_fault(&robot, "%s sounds for %u ms, at %u Hz in the end", what, tone->ms, tone->last_hz);
}

// Half periods are multiples of 8 us.
static bool tunes_are_heard(void)
{
    enum { CLICK = 2083, OWN = 1330, STEP = 1042, WIN = 2083, LOSS = 349 };
    const struct match match = nim_match(1, false, START_345, false);
    const unsigned before = robot_tones(&robot);
    struct move move;

    cut_power(0);
    bench_run_ms(&robot.bench, TUNE_MS);
    if (robot_start(&robot, &match) != HUMAN_TO_MOVE || robot_tones(&robot) != before)
        return robot_fault(&robot, "it sounds before a move");
    robot_best_move(&robot, &move);
    robot.watches = true;
    const enum outcome outcome = robot_move(&robot, &move);

    robot.watches = false;
    if (!heard("a step of the machine", STEP, 30))
        return false;
    const unsigned first = robot.bench.piezo.tone[before % TONES_KEPT].hz;

    if (!is_near(first, OWN))
        return robot_fault(&robot, "a move sounds at %u Hz", first);
    return robot_finish(&robot, outcome, robot_best_move) == HUMAN_WON && heard("a win", WIN, 760) &&
           tap(LADDER_UP) && heard("a key without effect", CLICK, 4) && plays(robot_any_move, MACHINE_WON) &&
           heard("a loss", LOSS, 700);
}

// From power-on until the sound is turned on again not even a click is at the pin.
static bool quiet_is_silent(void)
{
    if (!sets("Sound", "off"))
        return false;
    bench_run_ms(&robot.bench, KEEP_MS);
    cut_power(6);
    bench_run_ms(&robot.bench, TUNE_MS);
    const unsigned before = robot_tones(&robot);

    if (!plays(robot_best_move, HUMAN_WON))
        return false;
    tap(LADDER_UP);
    bench_run_ms(&robot.bench, TUNE_MS);
    if (robot_tones(&robot) != before || robot.bench.piezo.edges)
        return robot_fault(&robot, "the sound is off, and %u tones are heard", robot_tones(&robot) - before);
    return sets("Sound", "on") && plays(robot_any_move, MACHINE_WON) &&
           (robot_tones(&robot) > before || robot_fault(&robot, "the sound is on, and none is heard"));
}

static const struct check {
    bool (*holds)(void);
    const char *name;
} checks[] = {
    {results_are_counted, "results are counted at their level, shown, and kept"},
    {results_are_reset, "results are reset if that is confirmed"},
    {settings_are_kept, "the settings are kept, and one's own piles"},
    {two_players_are_kept, "two players are, and their matches do not count"},
    {cuts_do_not_matter, "power cut at every byte: the old settings or the new ones"},
    {any_contents_will_do, "whatever the EEPROM held before"},
    {tunes_are_heard, "a move, the machine's, a win, a loss and a key without effect are heard"},
    {quiet_is_silent, "with the sound off it is silent from power-on"},
};

int main(int argc, char **argv)
{
    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/complete/bouton.elf");
    for (unsigned i = 0; i < sizeof checks / sizeof checks[0]; i++)
        if (argc <= 2 || strstr(checks[i].name, argv[2])) {
            for (uint16_t at = 0; at < eeprom_size(&robot.bench.eeprom); at++)
                eeprom_put(&robot.bench.eeprom, at, 0xff);
            cut_power(0);
            tap_check(checks[i].holds() && robot_is_well(&robot), "%s", checks[i].name);
            robot_explain(&robot);
        }
    robot_check_memory(&robot);
    bench_close(&robot.bench);
    return tap_done();
}
