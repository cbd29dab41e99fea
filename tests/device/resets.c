// SPDX-License-Identifier: MIT
// Resets in the middle of everything: by the watchdog when the firmware hangs, by the button, by a power cut.
#include "player/player.h"
#include "tap.h"

enum { WATCHDOG_MS = 1000, START_MS = 500, RESETS = 24 };

static struct player player;

// Somewhere in a game, with a move prepared or under way.
static bool go_amid_a_game(void)
{
    const struct setup setup = {.k = 1 + player_random(&player, 2), .start = START_357};
    enum outcome outcome = player_start(&player, &setup);
    unsigned take[PILES_MAX];

    player_random_move(&player, take);
    if (outcome == HUMAN_TO_MOVE && player_random(&player, 2))
        outcome = player_move(&player, take);
    if (outcome != HUMAN_TO_MOVE)
        return outcome != BROKEN;
    player_random_move(&player, take);
    return player_prepare(&player, take);
}

// Also while the display is being written to.
static void press_at_any_moment(void)
{
    bench_push(&player.bench, LADDER_RIGHT);
    machine_run_us(&player.bench.machine, player_random(&player, 120000));
}

// The display may still show the splash of the last start, so a person waits a moment.
static bool starts_again(const char *second_row)
{
    bench_release(&player.bench, LADDER_RIGHT);
    bench_run_ms(&player.bench, START_MS);
    return player_expect(&player, 0, second_row) &&
           (player_sees(&player, 1, "Bouton plays Nim") || player_fault(&player, "no title")) &&
           player_is_well(&player);
}

// In a function, or, if that is null, asleep.
static bool watchdog_bites(const char *function)
{
    unsigned bites = player.bench.machine.watchdog_resets;

    if (!go_amid_a_game())
        return false;
    if (function)
        machine_hang_in(&player.bench.machine, function);
    else
        machine_hang_asleep(&player.bench.machine);
    bench_run_ms(&player.bench, WATCHDOG_MS);
    if (player.bench.machine.watchdog_resets != bites + 1)
        return player_fault(&player, "%u watchdog resets in a second",
                            player.bench.machine.watchdog_resets - bites);
    return starts_again("(watchdog reset)") && player_can_play(&player);
}

static bool button_restarts(void)
{
    for (unsigned reset = 0; reset < RESETS; reset++) {
        if (!go_amid_a_game())
            return false;
        press_at_any_moment();
        machine_reset(&player.bench.machine);
        if (!starts_again("press OK to play"))
            return false;
    }
    return player_can_play(&player);
}

static bool survives_resets_at_start(void)
{
    for (unsigned reset = 0; reset < RESETS; reset++) {
        machine_reset(&player.bench.machine);
        machine_run_us(&player.bench.machine, player_random(&player, 200000));
    }
    machine_reset(&player.bench.machine);
    return starts_again("press OK to play") && player_can_play(&player);
}

static bool survives_power_cuts(void)
{
    for (unsigned cut = 1; cut <= RESETS; cut++) {
        if (!go_amid_a_game())
            return false;
        press_at_any_moment();
        bench_power_cycle(&player.bench, LCD_GARBAGE, cut);
        if (!starts_again("press OK to play"))
            return false;
    }
    return player_can_play(&player);
}

static void check(bool good, const char *what)
{
    tap_check(good, "%s", what);
    player_explain(&player);
}

int main(int argc, char **argv)
{
    player_open(&player, argc > 1 ? argv[1] : "out/uno/bouton.elf");
    check(watchdog_bites(NULL),
          "firmware hangs amid a game: watchdog reset, the splash says so, a whole game");
    check(watchdog_bites("ui_tick"), "the same in a loop, from which the tick wakes it");
    check(watchdog_bites("lcd_tick"), "and in another one");
    check(button_restarts(), "reset button amid a game, at any moment");
    check(survives_resets_at_start(), "reset button again and again while the display is set up");
    check(survives_power_cuts(), "power cut amid a game, at any moment");
    bench_close(&player.bench);
    return tap_done();
}
