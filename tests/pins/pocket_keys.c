// SPDX-License-Identifier: MIT
// If this test fails, a key of the pocket toy does not do what its README says, or counts twice. Tests the
// keys of the pocket toy during a game, and how the toy shows the end. The contacts bounce.
// unit/test_pocket.c tests keys while stones disappear.
//
//   pocket_keys [ELF]
#include "tap.h"
#include "robot/pocket.h"

#include <string.h>

enum {
    STAND_MS = 5000,
    HUM_MAX_HZ = 400,
    TAP_MS = 94, // duration of pocket_tap
    TUNE_MS = 1000,
    END_SAMPLES = 100,
    END_SAMPLE_MS = 20,
    CHORD_MS = 700,
    HINT_MS = 2200,   // time in ms that OK must be held for a hint
    WRONG_TONE = 100, // more than any number of hums
};

static const struct pocket_setup nim = {.k = 1, .level = LEVEL_PERFECT},
                                 nim_2 = {.k = 2, .level = LEVEL_PERFECT};
static struct robot robot;
static struct led_rows seen;
static unsigned row; // the blinking row

static bool see_turn(void)
{
    return pocket_look(&robot, &seen, &row) == SEES_TURN || robot_fault(&robot, "the LEDs show no turn");
}

static bool start(const struct pocket_setup *setup)
{
    if (!pocket_set_up(&robot, setup))
        return false;
    pocket_tap(&robot, POCKET_OK);
    return see_turn();
}

static bool go_to(unsigned wanted)
{
    for (unsigned taps = 0; row != wanted && taps < LED_ROWS; taps++) {
        pocket_tap(&robot, POCKET_NEXT);
        if (!see_turn())
            return false;
    }
    return row == wanted || robot_fault(&robot, "NEXT does not reach row %u", wanted + 1);
}

static bool has_marks(unsigned one, unsigned two, unsigned three, unsigned four)
{
    const unsigned marks[LED_ROWS] = {one, two, three, four};

    return see_turn() && (!memcmp(seen.marked, marks, sizeof marks) ||
                          robot_fault(&robot, "marks are not %u-%u-%u-%u", one, two, three, four));
}

static bool hums(enum pocket_key key)
{
    struct piezo *piezo = &robot.bench.piezo;
    unsigned before = robot_tones(&robot);

    pocket_tap(&robot, key);
    bench_run_ms(&robot.bench, 100);
    return (robot_tones(&robot) == before + 1 && piezo->tone[before % TONES_KEPT].hz <= HUM_MAX_HZ) ||
           robot_fault(&robot, "no hum");
}

static bool mark_more_and_none(void)
{
    if (!start(&nim))
        return false;
    for (unsigned wanted = 0; wanted < LED_ROWS; wanted++) {
        unsigned marks[LED_ROWS] = {0};

        if (!go_to(wanted))
            return false;
        for (unsigned taps = 0; taps <= 2 * wanted + 1; taps++) {
            pocket_tap(&robot, POCKET_TAKE);
            marks[wanted] = (taps + 1) % (2 * wanted + 2);
            if (!has_marks(marks[0], marks[1], marks[2], marks[3]))
                return false;
        }
    }
    pocket_tap(&robot, POCKET_TAKE);
    if (!go_to(1))
        return false;
    pocket_tap(&robot, POCKET_TAKE);
    if (!has_marks(0, 1, 0, 0))
        return false;
    pocket_tap(&robot, POCKET_OK);
    return pocket_finish(&robot);
}

static bool marks_stand(void)
{
    if (!start(&nim_2) || !go_to(2))
        return false;
    for (unsigned taps = 0; taps < 3; taps++)
        pocket_tap(&robot, POCKET_TAKE);
    if (!go_to(3))
        return false;
    pocket_tap(&robot, POCKET_TAKE);
    bench_run_ms(&robot.bench, STAND_MS);
    if (!has_marks(0, 0, 3, 1) || !go_to(1) || !hums(POCKET_TAKE) || !has_marks(0, 0, 3, 1))
        return false;
    pocket_tap(&robot, POCKET_OK);
    if (pocket_wait(&robot, &seen) != SEES_TURN || seen.stones[2] > 2 || seen.stones[3] > 6)
        return robot_fault(&robot, "OK did not take what was marked");
    return pocket_finish(&robot);
}

// Presses OK with no stone marked. The first OK lets the toy begin, the second has no effect.
static bool ok_alone(void)
{
    struct led_rows before;

    if (!start(&nim))
        return false;
    pocket_tap(&robot, POCKET_OK);
    if (pocket_wait(&robot, &before) != SEES_TURN || led_rows_stones(&before) == LEDS)
        return robot_fault(&robot, "the toy does not begin");
    if (!hums(POCKET_OK) || pocket_wait(&robot, &seen) != SEES_TURN)
        return false;
    if (!led_rows_equal(&before, &seen))
        return robot_fault(&robot, "the toy moves again");
    return pocket_finish(&robot);
}

static unsigned stones_of_row(unsigned of)
{
    unsigned count = 0;

    for (unsigned place = 0; place <= 2 * of; place++)
        count += charlieplex_look_now(&robot.bench.leds, charlieplex_led(of, place)) != LED_OFF;
    return count;
}

// Returns true if the number of lit LEDs rises more often than it falls.
static bool lights_rise(void)
{
    unsigned rises = 0, falls = 0, before = 0;

    for (unsigned sample = 0; sample < END_SAMPLES; sample++) {
        unsigned lights = 0;

        bench_run_ms(&robot.bench, END_SAMPLE_MS);
        for (unsigned of = 0; of < LED_ROWS; of++)
            lights += stones_of_row(of);
        rises += lights > before;
        falls += lights < before;
        before = lights;
    }
    return rises > falls;
}

// Takes all stones in a move. Checks the winner's tune and lights.
static bool ends(bool lost, enum pocket_key key)
{
    const struct pocket_setup setup = {.misere = lost, .k = 3, .start = START_357, .level = LEVEL_PERFECT};
    const unsigned take[LED_ROWS] = {0, 3, 5, 7};
    const struct tone *tune;

    if (!start(&setup) || !pocket_mark(&robot, take))
        return false;
    pocket_tap(&robot, POCKET_OK);
    if (pocket_wait(&robot, &seen) != (lost ? SEES_LOST : SEES_WON))
        return robot_fault(&robot, "the wrong end is shown");
    bench_run_ms(&robot.bench, TUNE_MS);
    tune = &robot.bench.piezo.tone[(robot_tones(&robot) - 1) % TONES_KEPT];
    if ((tune->last_hz > tune->first_hz) == lost)
        return robot_fault(&robot, "a tune from %u to %u Hz", tune->first_hz, tune->last_hz);
    if (lights_rise() == lost)
        return robot_fault(&robot, "the lights change in the wrong direction");
    pocket_tap(&robot, key);
    return pocket_look(&robot, &seen, &row) == SEES_MENU ||
           robot_fault(&robot, "the LEDs show no menu after the end");
}

static bool tell_winner(void)
{
    return ends(false, POCKET_NEXT);
}

static bool tell_loser(void)
{
    return ends(true, POCKET_TAKE);
}

// Presses the first `keys` keys and holds them together for 0.7 s.
static void hold(unsigned keys)
{
    for (unsigned key = 0; key < keys; key++) {
        bench_push(&robot.bench, key);
        bench_run_ms(&robot.bench, 20);
    }
    bench_run_ms(&robot.bench, CHORD_MS);
    for (unsigned key = 0; key < keys; key++)
        bench_release(&robot.bench, key);
    robot.touched = machine_now(&robot.bench.machine);
}

static bool leave_the_game(void)
{
    const struct pocket_setup setup = {.k = 2, .start = START_345, .level = 2, .mute = true};
    struct pocket_setup kept;

    if (!start(&setup))
        return false;
    hold(2);
    if (pocket_look(&robot, &seen, &row) != SEES_TURN)
        return robot_fault(&robot, "two keys leave the game");
    hold(3);
    if (pocket_look(&robot, &seen, &row) != SEES_MENU)
        return robot_fault(&robot, "all three keys do not lead to the menu");
    if (!pocket_read_menu(&robot, &kept, &row))
        return false;
    return pocket_same(&kept, &setup) || robot_fault(&robot, "other settings than before");
}

// Holds OK until the toy shows a hint in bright stones. Returns how often it hums, or WRONG_TONE.
static unsigned hold_ok(unsigned blinking[LED_ROWS])
{
    struct piezo *piezo = &robot.bench.piezo;
    const unsigned before = robot_tones(&robot);

    bench_push(&robot.bench, POCKET_OK);
    bench_run_ms(&robot.bench, HINT_MS);
    for (unsigned of = 0; of < LED_ROWS; of++) {
        blinking[of] = 0;
        for (unsigned place = 0; place <= 2 * of; place++) {
            const unsigned led = charlieplex_led(of, place);

            blinking[of] += charlieplex_look(&robot.bench.leds, led) == LED_BLINKING &&
                            charlieplex_brightest(&robot.bench.leds, led, 1000) == LED_ON;
        }
    }
    const unsigned hums = robot_tones(&robot) - before;

    bench_release(&robot.bench, POCKET_OK);
    bench_run_ms(&robot.bench, TAP_MS);
    robot.touched = machine_now(&robot.bench.machine);
    return hums && piezo->tone[before % TONES_KEPT].hz > HUM_MAX_HZ ? WRONG_TONE : hums;
}

// Plays a game's only winning move with the hint.
static bool plays_hint(const struct pocket_setup *setup, const unsigned hint[LED_ROWS])
{
    unsigned blinking[LED_ROWS];

    if (!start(setup))
        return false;
    const unsigned stones = led_rows_stones(&seen), taken = hint[0] + hint[1] + hint[2] + hint[3];

    if (hold_ok(blinking) || memcmp(blinking, hint, sizeof blinking))
        return robot_fault(&robot, "the hint is not the winning move, or hums");
    if (!has_marks(hint[0], hint[1], hint[2], hint[3]) || led_rows_stones(&seen) != stones)
        return robot_fault(&robot, "releasing OK plays the hint");
    pocket_tap(&robot, POCKET_OK);
    if (pocket_wait(&robot, &seen) != SEES_TURN || led_rows_stones(&seen) >= stones - taken)
        return robot_fault(&robot, "OK does not play the hint");
    return pocket_finish(&robot);
}

// Tests hints in rows 2 to 4. ask.py asks for replies in all positions, but does not see the LEDs.
static bool hold_for_hint(void)
{
    const struct pocket_setup of_row_2 = {.k = 1, .start = START_345, .level = LEVEL_PERFECT},
                              of_rows_3_and_4 = {.k = 2, .start = START_357, .level = LEVEL_PERFECT};

    return plays_hint(&of_row_2, (const unsigned[LED_ROWS]){0, 2, 0, 0}) &&
           plays_hint(&of_rows_3_and_4, (const unsigned[LED_ROWS]){0, 0, 2, 4});
}

static bool hint_in_lost(void)
{
    unsigned blinking[LED_ROWS];

    if (!start(&nim) || hold_ok(blinking) != 1)
        return robot_fault(&robot, "no hum in a lost position");
    pocket_tap(&robot, POCKET_TAKE);
    if (!has_marks(0, 0, 0, 1) || hold_ok(blinking) != 1 || !has_marks(0, 0, 0, 0))
        return robot_fault(&robot, "no hum, or the mark stays");
    pocket_tap(&robot, POCKET_OK);
    if (pocket_wait(&robot, &seen) != SEES_TURN || led_rows_stones(&seen) == LEDS)
        return robot_fault(&robot, "the toy does not begin");
    return pocket_finish(&robot);
}

static const struct robot_check checks[] = {
    {mark_more_and_none, "TAKE marks one more stone, after the last none; with k = 1 only one row has marks",
     0},
    {marks_stand, "with k = 2 two rows keep their marks until OK, and a third row hums", 0},
    {ok_alone, "OK without marks lets the toy begin, and hums later", 0},
    {tell_winner, "after a win lights and tone rise; NEXT leads to the menu", 0},
    {tell_loser, "after a loss dim lights and tone fall; TAKE leads to the menu", 0},
    {hold_for_hint, "OK held: the stones of a winning move blink, and OK plays them", 0},
    {hint_in_lost, "OK held in a lost position hums; OK without marks still lets the toy begin", 0},
    {leave_the_game, "all three keys together lead from a game to the menu and keep the settings", 1},
    {0},
};

int main(int argc, char **argv)
{
    pocket_open(&robot, argc > 1 ? argv[1] : "out/pocket/bouton.elf");
    robot_make_checks(&robot, checks, NULL, NULL);
    bench_close(&robot.bench);
    return tap_done();
}
