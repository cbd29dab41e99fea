// SPDX-License-Identifier: MIT
// If this test fails, the Uno wastes power while nobody plays, stays dark when a key is pressed, misses a
// sound, or sounds although its sounds are off. The board sleeps while it waits for a move. The light goes
// out 60 s after the last key, and any key turns it on. The piezo's pin has the tunes of a match.
//
//   light [ELF]: by default the Uno's
#include "robot/line.h"
#include "robot/menu.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

enum {
    IDLE_MS = 60000,
    LATE_MS = 100,
    WRAP_MS = 70000, // longer than the period of the firmware's 16-bit clock
    GOAL_MS = 3000,  // time in ms after which the goal has disappeared
    AWAKE_MAX_PERCENT = 3,
    KEEP_MS = 1300, // time in ms until the board has saved a changed setting
    TUNE_MS = 1200,
    THINK_MS = 1000, // time in ms until the machine shows a step of its move
};

static struct robot robot;

// Checks that the backlight stays on (pin floats) or off (pin is low).
static bool stays(bool lit, unsigned ms)
{
    const struct pin *const pin = robot.bench.board->backlight;

    for (unsigned passed = 0; passed < ms; passed++) {
        const enum machine_drive drive = machine_drives(&robot.bench.machine, pin->port, pin->bit);

        if (drive != (lit ? MACHINE_INPUT : MACHINE_LOW))
            return robot_fault(&robot, "after %u of %u ms the backlight is %s", passed, ms,
                               drive == MACHINE_HIGH    ? "driven high"
                               : drive == MACHINE_INPUT ? "on"
                                                        : "off");
        bench_run_ms(&robot.bench, 1);
    }
    return true;
}

static double awake_percent(unsigned ms)
{
    const uint64_t from = machine_now(&robot.bench.machine), slept = robot.bench.machine.asleep;

    bench_run_ms(&robot.bench, ms);
    const double cycles = (double)(machine_now(&robot.bench.machine) - from);

    return 100 * (1 - (double)(robot.bench.machine.asleep - slept) / cycles);
}

// Checks that the backlight goes out IDLE_MS after the latest key press.
static bool goes_out(void)
{
    if (!stays(true, IDLE_MS - 3 * LATE_MS))
        return false;
    bench_run_ms(&robot.bench, 3 * LATE_MS);
    return stays(false, 1000);
}

static bool sleeps_in_a_match(void)
{
    const struct match match = nim_match(1, false, START_345, false);

    if (robot_start(&robot, &match) != HUMAN_TO_MOVE)
        return false;
    bench_run_ms(&robot.bench, GOAL_MS);
    const double awake = awake_percent(5000);

    return awake <= AWAKE_MAX_PERCENT || robot_fault(&robot, "the MCU is awake %.2f %% of the time", awake);
}

static bool goes_out_and_rests(void)
{
    if (!robot_menu(&robot))
        return false;
    const double awake = awake_percent(1000);

    robot_tap(&robot, LADDER_RIGHT);
    robot_tap(&robot, LADDER_LEFT);
    if (!goes_out())
        return false;
    const double at_rest = awake_percent(1000);

    printf("# awake: %.2f %% of the time, and %.2f %% without light\n", awake, at_rest);
    return at_rest * 3 <= awake || robot_fault(&robot, "the MCU does not sleep deeper");
}

static bool sends_line(void)
{
    line_forget();
    line_send("?", 1);
    return stays(false, 200) && (line_count() || robot_fault(&robot, "no line after a byte"));
}

static bool shows_menu(void)
{
    return lcd_setting_reads(&robot, 1, WORDS_GAME) && lcd_setting_reads(&robot, 2, words_family(GAME_NIM));
}

static bool stays_out(void)
{
    return stays(false, WRAP_MS) && (shows_menu() || robot_fault(&robot, "the text has changed"));
}

static void read_glass(char text[static 2 * LCD_TEXT_BYTES])
{
    lcd_ascii(&robot.bench.lcd, 1, text);
    lcd_ascii(&robot.bench.lcd, 2, text + LCD_TEXT_BYTES);
}

// Presses a key while the backlight is off. Returns true if the light goes on.
static bool wakes(enum ladder_key key, bool *changes)
{
    char before[2 * LCD_TEXT_BYTES], after[2 * LCD_TEXT_BYTES];

    read_glass(before);
    robot_push(&robot, key);
    bench_run_ms(&robot.bench, LATE_MS);
    if (!stays(true, LATE_MS))
        return false;
    robot_release(&robot, key);
    bench_run_ms(&robot.bench, LATE_MS);
    robot_settle(&robot);
    read_glass(after);
    *changes = memcmp(before, after, sizeof before);
    return true;
}

// Checks that each menu key wakes the backlight and has its usual effect.
static bool any_key_wakes(void)
{
    for (enum ladder_key key = 0; key < LADDER_KEYS; key++) {
        bool changes;

        if (!wakes(key, &changes))
            return false;
        if (!changes)
            return robot_fault(&robot, "key %u is lost", key);
        if (!goes_out())
            return false;
    }
    return true;
}

// Checks that OK without backlight only switches the backlight on.
static bool plays_nothing_unseen(void)
{
    bool changes;

    if (!wakes(LADDER_RIGHT, &changes))
        return false;
    robot_tap(&robot, LADDER_UP);
    if (!goes_out() || !wakes(LADDER_OK, &changes))
        return false;
    if (changes)
        return robot_fault(&robot, "OK without light has an effect");
    robot_tap(&robot, LADDER_OK);
    robot_settle(&robot);
    return robot_sees_machines_turn(&robot) || robot_fault(&robot, "OK with light does not play the move");
}

// Checks that the backlight stays on while two keys are held. Held together, keys do not repeat.
static bool stays_while_held(void)
{
    robot_push(&robot, LADDER_LEFT);
    bench_run_ms(&robot.bench, LATE_MS);
    robot_push(&robot, LADDER_UP);
    bench_run_ms(&robot.bench, LATE_MS);
    const bool lit = stays(true, WRAP_MS);

    robot_release(&robot, LADDER_UP);
    robot_release(&robot, LADDER_LEFT);
    bench_run_ms(&robot.bench, LATE_MS);
    return lit && robot_can_play(&robot);
}

static bool sets(const char *value)
{
    return robot_menu(&robot) && robot_set(&robot, WORDS_SOUND, value);
}

static bool is_near(unsigned hz, unsigned wanted)
{
    return hz * 300 > wanted * 299 && hz * 300 < wanted * 301;
}

// Checks the last pitch and the duration of the latest tune.
static bool heard(const char *what, unsigned hz, unsigned ms)
{
    bench_run_ms(&robot.bench, TUNE_MS);
    const struct tone *tone = &robot.bench.piezo.tone[(robot_tones(&robot) - 1) % TONES_KEPT];

    return (is_near(tone->last_hz, hz) && tone->ms + 4 >= ms && tone->ms <= ms + 10) ||
           robot_fault(&robot, "%s sounds for %u ms, at %u Hz in the end", what, tone->ms, tone->last_hz);
}

// Checks the tunes of a match. Pitches are approximate.
static bool tunes_are_heard(void)
{
    enum { CLICK = 2083, OWN = 1330, STEP = 1042, WIN = 2083, LOSS = 349 };
    const struct match match = nim_match(1, false, START_345, false);
    const unsigned before = robot_tones(&robot);
    struct move move;

    robot_cut_power(&robot, 0);
    bench_run_ms(&robot.bench, TUNE_MS);
    if (robot_start(&robot, &match) != HUMAN_TO_MOVE || robot_tones(&robot) != before)
        return robot_fault(&robot, "the board sounds before a move");
    robot_best_move(&robot, &move);
    if (!robot_prepare(&robot, &move))
        return false;
    game_play(&robot.position, &move);
    robot_tap(&robot, LADDER_OK);
    bench_run_ms(&robot.bench, THINK_MS);
    if (!heard("a step of the machine", STEP, 30))
        return false;
    const enum outcome outcome = robot_let_machine_move(&robot);
    const unsigned first = robot.bench.piezo.tone[before % TONES_KEPT].hz;

    if (!is_near(first, OWN))
        return robot_fault(&robot, "a move sounds at %u Hz", first);
    if (robot_finish(&robot, outcome, robot_best_move) != HUMAN_WON || !heard("a win", WIN, 760))
        return false;
    robot_tap(&robot, LADDER_UP);
    return heard("a key without effect", CLICK, 4) && robot_plays(&robot, robot_any_move, MACHINE_WON) &&
           heard("a loss", LOSS, 700);
}

// Checks that the board is silent from power-on if sound is off.
static bool quiet_is_silent(void)
{
    if (!sets(WORDS_OFF))
        return false;
    bench_run_ms(&robot.bench, KEEP_MS);
    robot_cut_power(&robot, 0);
    bench_run_ms(&robot.bench, TUNE_MS);
    const unsigned before = robot_tones(&robot);

    if (!robot_plays(&robot, robot_best_move, HUMAN_WON))
        return false;
    robot_tap(&robot, LADDER_UP);
    bench_run_ms(&robot.bench, TUNE_MS);
    if (robot_tones(&robot) != before || robot.bench.piezo.edges)
        return robot_fault(&robot, "sounds are off, but %u tones are heard", robot_tones(&robot) - before);
    return sets(WORDS_ON) && robot_plays(&robot, robot_any_move, MACHINE_WON) &&
           (robot_tones(&robot) > before || robot_fault(&robot, "sounds are on, but no tone is heard"));
}

int main(int argc, char **argv)
{
    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    robot_holds(&robot, sleeps_in_a_match(), "the board sleeps 97 %% of the time while a player thinks");
    robot_holds(&robot, goes_out_and_rests(),
                "after 60 s without a key the light goes out, and the MCU sleeps deeper");
    robot_holds(&robot, sends_line(), "a line is sent while the light is out");
    robot_holds(&robot, stays_out(), "the light stays out and the text stays the same");
    robot_holds(&robot, any_key_wakes(), "any key turns the light on and has its normal effect");
    robot_holds(&robot, plays_nothing_unseen(), "OK without light plays no move that was chosen before");
    robot_holds(&robot, stays_while_held(), "the light stays on while keys are down");
    robot_cut_power(&robot, 0);
    robot_holds(&robot, tunes_are_heard(),
                "a move, a step of the machine, a win, a loss and a key without effect sound");
    robot_cut_power(&robot, 0);
    robot_holds(&robot, quiet_is_silent(), "with sounds off the board is silent from power-on");
    bench_close(&robot.bench);
    return tap_done();
}
