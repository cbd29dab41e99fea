// SPDX-License-Identifier: MIT
// A display in any state, slow, absent, pulled out and put back: the game goes on, and the glass is right
// again within ten seconds.
#include "player/player.h"
#include "tap.h"

#include <string.h>

// The goal of the game goes from the glass after GOAL_MS.
enum { START_STATES = 4, SEEDS = 6, HEAL_MS = 10000, AWAY_MAX_MS = 20000, PULLS = 16, GOAL_MS = 2500 };

static struct player player;

static bool heals(unsigned seed)
{
    lcd_plug(&player.bench.lcd, seed);
    bench_run_ms(&player.bench, HEAL_MS);
    return player_is_well(&player);
}

static void check_start(enum lcd_start start, bool slow)
{
    static const char *const states[] = {"8-bit mode", "4-bit mode", "4-bit mode amid a byte", "garbage"};
    bool good = true;

    lcd_set_slow(&player.bench.lcd, slow);
    for (unsigned seed = 1; seed <= SEEDS && good; seed++) {
        bench_power_cycle(&player.bench, start, seed);
        good = player_expect(&player, 500, "press OK to play") &&
               (player_sees(&player, 1, "Bouton plays Nim") || player_fault(&player, "no title")) &&
               player_can_play(&player);
    }
    tap_check(good, "display starts in %s, %s clock", states[start], slow ? "slow" : "usual");
    player_explain(&player);
    lcd_set_slow(&player.bench.lcd, false);
}

// Without a display: OK to the menu, OK to the game, 2 of pile 1, OK, a key that skips the machine's move.
static bool play_blind(void)
{
    static const enum ladder_key keys[] = {LADDER_OK, LADDER_OK, LADDER_RIGHT, LADDER_UP,
                                           LADDER_UP, LADDER_OK, LADDER_DOWN};

    lcd_unplug(&player.bench.lcd);
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        player_tap(&player, keys[i]);
    if (!heals(1) || !player_expect(&player, 0, "Your move"))
        return false;

    struct sight sight;
    unsigned taken = 0, piles = 0;
    static const unsigned expected[] = {1, 4, 5};

    if (!eye_board(&player.bench.lcd, &sight) || sight.piles.count != 3)
        return player_fault(&player, "no position on the glass");
    for (unsigned i = 0; i < 3; i++) {
        taken += expected[i] - sight.piles.stones[i];
        piles += expected[i] != sight.piles.stones[i];
    }
    if (piles != 1 || taken > 5)
        return player_fault(&player, "no machine's move from 1-4-5 on the glass");
    player.setup = (struct setup){.k = 1};
    player.start = player.piles = sight.piles;
    return player_random_game(&player, HUMAN_TO_MOVE) != BROKEN;
}

static bool same_after_pull(unsigned seed)
{
    char before[BENCH_FRAME_BYTES], after[BENCH_FRAME_BYTES];

    player_settle(&player);
    bench_frame(&player.bench, before);
    bench_run_ms(&player.bench, player_random(&player, 50));
    lcd_unplug(&player.bench.lcd);
    bench_run_ms(&player.bench, player_random(&player, AWAY_MAX_MS));
    if (!heals(seed))
        return false;
    bench_frame(&player.bench, after);
    return !strcmp(before, after) || player_fault(&player, "the glass was\n%sand is now", before);
}

static bool survives_pulls(bool own)
{
    struct setup setup = {
        .k = 2, .start = own ? START_OWN : START_1357, .own = {PILES_MAX, {1, 12, 3, 14, 5, 16, 7, 18}}};
    unsigned take[PILES_MAX];
    enum outcome outcome = player_start(&player, &setup);

    for (unsigned pull = 1; pull <= PULLS && outcome != BROKEN; pull++) {
        if (outcome != HUMAN_TO_MOVE)
            outcome = player_again(&player);
        bench_run_ms(&player.bench, GOAL_MS);
        if (!same_after_pull(pull))
            return false;
        player_random_move(&player, take);
        if (outcome == HUMAN_TO_MOVE)
            outcome = player_move(&player, take);
    }
    return player_is_well(&player);
}

// Pulled out and put back at any moment, the middle of a byte or of the set-up included.
static bool survives_short_pulls(void)
{
    for (unsigned pull = 1; pull <= 2 * PULLS; pull++) {
        if (!player_menu(&player))
            return false;
        player_tap(&player, LADDER_UP);
        machine_run_us(&player.bench.machine, player_random(&player, 30000));
        lcd_unplug(&player.bench.lcd);
        machine_run_us(&player.bench.machine, player_random(&player, 30000));
        if (!heals(pull) || !player_sees_menu(&player))
            return player_fault(&player, "the menu is not back on the glass");
    }
    return player_can_play(&player);
}

int main(int argc, char **argv)
{
    player_open(&player, argc > 1 ? argv[1] : "out/uno/bouton.elf");
    for (unsigned start = 0; start < START_STATES; start++) {
        check_start((enum lcd_start)start, false);
        check_start((enum lcd_start)start, true);
    }
    bench_power_cycle(&player.bench, LCD_8BIT, 1);
    tap_check(play_blind(),
              "no display when switched on: the game goes on, plugged in later it shows the position");
    player_explain(&player);
    tap_check(survives_pulls(false), "display pulled out and put back in games shown as stones");
    player_explain(&player);
    tap_check(survives_pulls(true), "display pulled out and put back in games shown as numbers");
    player_explain(&player);
    tap_check(survives_short_pulls(), "display pulled out for a moment while it is written to");
    player_explain(&player);
    bench_close(&player.bench);
    return tap_done();
}
