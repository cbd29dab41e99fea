// SPDX-License-Identifier: MIT
// The pocket toy goes to power-down after 60 s without a key, with nothing running; any key wakes it, does
// nothing else, and the game is as it was.
//
//   pocket_sleep [ELF]
#include "tap.h"
#include "pocket/hand.h"

#include <stdio.h>

enum { WDTCR = 0x41, WATCHDOG = 0x48, HOURS = 24, HOUR_MS = 3600000, SETTLE_MS = 500 };

static struct hand hand;

static bool fall_asleep(void)
{
    struct machine *machine = &hand.bench.machine;

    hand_tap(&hand, HAND_NEXT);
    bench_run_ms(&hand.bench, 58500);
    if (machine->is_down)
        return hand_fault(&hand, "asleep too early");
    bench_run_ms(&hand.bench, 2500);
    return machine->is_down || hand_fault(&hand, "still awake after 61 s without a key");
}

static bool is_quiet(void)
{
    const struct machine *machine = &hand.bench.machine;

    if (machine->avr->data[WDTCR] & WATCHDOG)
        return hand_fault(&hand, "the watchdog runs in power-down");
    if (pins_float(&hand.bench.pins))
        return hand_fault(&hand, "a key without its pull-up");
    return !hand.bench.leds.lit || hand_fault(&hand, "a LED is lit in power-down");
}

// The row that is chosen and what is marked stays.
static bool wakes_as_it_was(enum hand_key key)
{
    struct led_rows before, after;
    unsigned row_before, row_after, tones;
    enum hand_sight sight;

    hand_tap(&hand, HAND_TAKE);
    hand_tap(&hand, HAND_TAKE);
    hand_tap(&hand, HAND_NEXT);
    sight = hand_look(&hand, &before, &row_before);
    bench_run_ms(&hand.bench, 62000);
    if (!hand.bench.machine.is_down)
        return hand_fault(&hand, "still awake after 60 s without a key");
    tones = hand_tones(&hand);
    hand_tap(&hand, key);
    if (hand.bench.machine.is_down)
        return hand_fault(&hand, "it sleeps on");
    if (hand_look(&hand, &after, &row_after) != sight || row_after != row_before ||
        !led_rows_equal(&before, &after))
        return hand_fault(&hand, "the key that wakes has done something else");
    if (hand_tones(&hand) != tones)
        return hand_fault(&hand, "the key that wakes is heard");
    hand_tap(&hand, HAND_NEXT);
    hand_look(&hand, &after, &row_after);
    return row_after != row_before || hand_fault(&hand, "the key after the one that wakes is lost");
}

static bool sleeps_for_a_day(void)
{
    struct machine *machine = &hand.bench.machine;
    unsigned wakes = machine->wakes;
    uint64_t awake = machine_now(machine) - machine->asleep;

    for (unsigned hour = 0; hour < HOURS && machine->is_down; hour++)
        bench_run_ms(&hand.bench, HOUR_MS);
    if (!machine->is_down || machine->wakes != wakes || machine_now(machine) - machine->asleep != awake)
        return hand_fault(&hand, "%u wakes", machine->wakes - wakes);
    return is_quiet();
}

// A key that something presses in a bag: it sleeps all the same, and letting go wakes it and does no more.
static bool held_key_does_not_drain_it(void)
{
    struct led_rows before, after;
    unsigned row_before, row_after;

    hand_tap(&hand, HAND_NEXT);
    bench_push(&hand.bench, HAND_TAKE);
    bench_run_ms(&hand.bench, SETTLE_MS);
    const enum hand_sight sight = hand_look(&hand, &before, &row_before);
    bench_run_ms(&hand.bench, 62000);
    if (!hand.bench.machine.is_down || !is_quiet())
        return hand_fault(&hand, "still awake after 60 s with a key held");
    bench_release(&hand.bench, HAND_TAKE);
    bench_run_ms(&hand.bench, SETTLE_MS);
    if (hand.bench.machine.is_down)
        return hand_fault(&hand, "it sleeps on when the key is let go");
    if (hand_look(&hand, &after, &row_after) != sight || row_after != row_before ||
        !led_rows_equal(&before, &after))
        return hand_fault(&hand, "a key that was let go has done something");
    bench_run_ms(&hand.bench, 62000);
    return (hand.bench.machine.is_down && is_quiet()) || hand_fault(&hand, "awake after the key was let go");
}

static void check(bool good, const char *what)
{
    tap_check(good && hand_is_well(&hand), "%s", what);
    hand_explain(&hand);
}

int main(int argc, char **argv)
{
    static const char *const names[] = {"NEXT", "TAKE", "OK"};
    const struct hand_setup setup = {.k = 2, .level = LEVEL_PERFECT};
    char what[80];

    hand_open(&hand, argc > 1 ? argv[1] : "out/pocket/bouton.elf");
    check(fall_asleep(), "in the menu: power-down 60 s after the last key, not before");
    check(is_quiet(), "no watchdog, no light, no pin afloat");
    check(sleeps_for_a_day(), "24 hours without a wake");
    hand_tap(&hand, HAND_OK);
    check(hand_set_up(&hand, &setup), "it wakes");
    hand_tap(&hand, HAND_OK);
    for (unsigned key = HAND_NEXT; key <= HAND_OK; key++) {
        snprintf(what, sizeof what, "%s wakes it amid a game, which is as it was", names[key]);
        check(wakes_as_it_was((enum hand_key)key), what);
    }
    check(held_key_does_not_drain_it(),
          "with a key held: power-down, too; awake when it is let go, then power-down again");
    bench_close(&hand.bench);
    return tap_done();
}
