// SPDX-License-Identifier: MIT
// Whole games at the pins of the shipped firmware. Against a perfect opponent the machine wins exactly the
// games that theory gives it; against a random one it never lets go of a won position.
//
//   games [ELF [GAMES]]   GAMES of each kind, by default 5
#include "player/opponent.h"
#include "player/player.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>

enum { GAMES_EACH = 5, BATCHES_MIN = 100, STACK_MAX = 192 };

struct log {
    unsigned games;
    bool lost_a_won_position;
    struct piles let_go; // the position
};

static struct player player;
static struct log log_book;
static unsigned power_cycles, stack;

static void judge(struct player *at, const struct piles *before)
{
    struct log *log = at->user;

    if (!log->lost_a_won_position && !is_lost(before, at->setup.k, at->setup.misere) &&
        !is_lost(&at->piles, at->setup.k, at->setup.misere)) {
        log->lost_a_won_position = true;
        log->let_go = *before;
    }
}

static enum outcome play_perfectly(enum outcome outcome)
{
    unsigned take[PILES_MAX];

    while (outcome == HUMAN_TO_MOVE) {
        if (!winning_move(&player.piles, player.setup.k, player.setup.misere, take))
            player_random_move(&player, take);
        outcome = player_move(&player, take);
    }
    return outcome;
}

static bool check_theory(enum outcome outcome, bool perfect)
{
    bool starter_loses = is_lost(&player.start, player.setup.k, player.setup.misere);
    bool machine_should_win = starter_loses != player.setup.machine_first;

    if (perfect && (outcome == MACHINE_WON) != machine_should_win)
        return player_fault(&player, "theory gives this game to the other player");
    if (machine_should_win && outcome != MACHINE_WON)
        return player_fault(&player, "the machine lost a won position");
    if (log_book.lost_a_won_position)
        return player_fault(&player, "the machine lost a won position of %u piles: %u %u %u %u ...",
                            log_book.let_go.count, log_book.let_go.stones[0], log_book.let_go.stones[1],
                            log_book.let_go.stones[2], log_book.let_go.stones[3]);
    return true;
}

static bool play_batch(const struct setup *setup, bool perfect, unsigned games)
{
    enum outcome outcome = player_start(&player, setup);

    for (; games; games--) {
        player.watches = games == 1;
        outcome = perfect ? play_perfectly(outcome) : player_random_game(&player, outcome);
        if (outcome == BROKEN || !check_theory(outcome, perfect))
            return false;
        log_book.games++;
        if (games > 1) {
            player.watches = false;
            outcome = player_again(&player);
        }
    }
    return true;
}

static bool is_well(void)
{
    if (player.bench.machine.resets != power_cycles)
        return player_fault(&player, "the firmware has been reset");
    if (machine_stack_used(&player.bench.machine) > stack)
        stack = machine_stack_used(&player.bench.machine);
    return player_is_well(&player);
}

static void check_batch(const struct setup *setup, bool perfect, unsigned games)
{
    static const char *const starts[STARTS] = {"3-4-5", "1-3-5-7", "3-5-7", "random", "own"};
    log_book.lost_a_won_position = false;
    bool good = play_batch(setup, perfect, games) && is_well();
    tap_check(good, "%s%s k=%u, start %s of %u piles, %s opponent, %s first", setup->misere ? "misere " : "",
              setup->k > 1 ? "Nim_k" : "Nim", setup->k, starts[setup->start], player.start.count,
              perfect ? "perfect" : "random", setup->machine_first ? "machine" : "human");
    player_explain(&player);
}

// Piles that fit on the glass as stones and piles that do not, empty ones between, numbers of two digits.
static void make_own(struct setup *setup)
{
    unsigned most = setup->machine_first ? 13 : 4;

    setup->own.count = player_random(&player, 2) ? PILES_MAX : 2 + player_random(&player, PILES_MAX - 2);
    for (unsigned i = 0; i < setup->own.count; i++)
        setup->own.stones[i] = player_random(&player, most + 1);
    setup->own.stones[setup->own.count - 1] = 1 + player_random(&player, most);
}

static void power_cycle(unsigned batch)
{
    lcd_set_slow(&player.bench.lcd, batch & 4);
    power_cycles++;
    bench_power_cycle(&player.bench, (enum lcd_start)(batch % 4), batch + 1);
    bench_run_ms(&player.bench, 500);
}

static void check_all(unsigned games)
{
    unsigned batch = 0;

    for (unsigned k = 1; k <= 3; k++)
        for (int misere = 0; misere <= 1; misere++) {
            tap_check(theory_holds(k, misere), "brute force agrees with the theory of this test, k = %u, %s",
                      k, misere ? "misere" : "normal");
            for (unsigned start = START_345; start < STARTS; start++)
                for (unsigned variant = 0; variant < 4; variant++) {
                    struct setup setup = {
                        .k = k, .misere = misere, .start = (enum start)start, .machine_first = variant & 1};

                    if (start == START_OWN)
                        make_own(&setup);
                    if (++batch % 4 == 0)
                        power_cycle(batch);
                    check_batch(&setup, variant & 2, games);
                }
        }
}

int main(int argc, char **argv)
{
    unsigned games;

    player_open(&player, argc > 1 ? argv[1] : "out/uno/bouton.elf");
    player.user = &log_book;
    player.on_machine_move = judge;
    games = argc > 2 ? (unsigned)atoi(argv[2]) : GAMES_EACH;
    check_all(games);
    tap_check(log_book.games >= games * BATCHES_MIN, "%u games played to the end", log_book.games);
    tap_check(stack <= STACK_MAX, "stack: %u of %u bytes", stack, STACK_MAX);
    bench_close(&player.bench);
    return tap_done();
}
