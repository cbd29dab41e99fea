// SPDX-License-Identifier: MIT
// Plays matches of Nim and Nim_k with the shipped firmware. Against a perfect opponent, the theory tells who
// must win. Against a random opponent, the machine never loses a won position.
//
//   games [ELF [GAMES]]: plays GAMES matches of each kind. Default: 1 match of a third of the kinds, or
//   5 matches of each kind with DRAW=all.
#include "robot/opponent.h"
#include "robot/menu.h"
#include "draw.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>

enum { GAMES_EACH = 1, GAMES_OF_ALL = 5, PARTS = 3, BATCHES_MIN = 32, STACK_MAX = 192 };

struct log {
    unsigned games;
    bool lost_a_won_position;
    struct position let_go; // won position in which the machine gave the win away
};

static struct robot robot;
static struct log log_book;
static unsigned power_cycles, stack;

static void judge(struct robot *at, const struct position *before)
{
    struct log *log = &log_book;

    if (!log->lost_a_won_position && !is_lost(before, at->match.k, at->position.misere) &&
        !is_lost(&at->position, at->match.k, at->position.misere)) {
        log->lost_a_won_position = true;
        log->let_go = *before;
    }
}

static enum outcome play_perfectly(enum outcome outcome)
{
    struct move move;

    while (outcome == HUMAN_TO_MOVE) {
        if (!winning_move(&robot.position, robot.match.k, robot.position.misere, &move))
            robot_any_move(&robot, &move);
        outcome = robot_move(&robot, &move);
    }
    return outcome;
}

static bool check_theory(enum outcome outcome, bool perfect)
{
    bool starter_loses = is_lost(&robot.start, robot.match.k, robot.start.misere);
    bool machine_should_win = starter_loses != robot.match.machine_first;

    if (perfect && (outcome == MACHINE_WON) != machine_should_win)
        return robot_fault(&robot, "the player who can force a win has not won");
    if (machine_should_win && outcome != MACHINE_WON)
        return robot_fault(&robot, "the machine lost a won position");
    if (log_book.lost_a_won_position)
        return robot_fault(&robot, "the machine lost a won position of %u piles: %u %u %u %u ...",
                           log_book.let_go.count, log_book.let_go.part[0], log_book.let_go.part[1],
                           log_book.let_go.part[2], log_book.let_go.part[3]);
    return true;
}

static bool play_batch(const struct match *match, bool perfect, unsigned count)
{
    enum outcome outcome = robot_start(&robot, match);

    for (; count; count--) {
        robot.watches = count == 1;
        outcome = perfect ? play_perfectly(outcome) : robot_finish(&robot, outcome, robot_any_move);
        if (outcome == BROKEN || !check_theory(outcome, perfect))
            return false;
        log_book.games++;
        if (count > 1) {
            robot.watches = false;
            outcome = robot_again(&robot);
        }
    }
    return true;
}

static bool is_well(void)
{
    if (robot.bench.machine.resets != power_cycles)
        return robot_fault(&robot, "the firmware has been reset");
    if (machine_stack_used(&robot.bench.machine) > stack)
        stack = machine_stack_used(&robot.bench.machine);
    return robot_is_well(&robot);
}

static const char *const start_names[NIM_STARTS] = {"3-4-5", "1-3-5-7", "3-5-7"};

static void check_batch(const struct match *match, bool perfect, unsigned count)
{
    log_book.lost_a_won_position = false;
    bool good = play_batch(match, perfect, count) && is_well();
    tap_check(good, "%s%s k=%u, start %s of %u piles, %s opponent, %s first",
              games[match->row].misere ? "misere " : "", match->k > 1 ? "Nim_k" : "Nim", match->k,
              match->start < NIM_STARTS   ? start_names[match->start]
              : match->start == START_OWN ? "own"
                                          : "random",
              robot.start.count, perfect ? "perfect" : "random", match->machine_first ? "machine" : "human");
    robot_explain(&robot);
}

// Chooses random start piles. Some piles are empty, others have two digits.
static void make_own(struct match *match)
{
    unsigned most = match->machine_first ? 13 : 4;

    match->own_count =
        robot_random(&robot, 2) ? PILES_MAX : (uint8_t)(2 + robot_random(&robot, PILES_MAX - 2));
    for (unsigned i = 0; i < match->own_count; i++)
        match->own[i] = (uint8_t)robot_random(&robot, most + 1);
    match->own[match->own_count - 1] = (uint8_t)(1 + robot_random(&robot, most));
}

static void power_cycle(unsigned batch)
{
    lcd_set_slow(&robot.bench.lcd, batch & 4);
    power_cycles++;
    bench_power_cycle(&robot.bench, (enum lcd_start)(batch % 4), batch + 1);
    bench_run_ms(&robot.bench, 500);
}

static void check_all(unsigned count)
{
    unsigned batch = 0;

    for (unsigned k = 1; k <= 3; k++)
        for (int misere = 0; misere <= 1; misere++) {
            tap_check(theory_holds(k, misere), "brute force agrees with the theory of this test, k = %u, %s",
                      k, misere ? "misere" : "normal");
            for (unsigned start = START_345; start < NIM_STARTS + 2; start++)
                for (unsigned variant = 0; variant < 4; variant++) {
                    if (!drawn(batch++, PARTS))
                        continue;
                    struct match match =
                        nim_match(k, misere, start < NIM_STARTS ? start : START_RANDOM + start - NIM_STARTS,
                                  variant & 1);

                    if (match.start == START_OWN)
                        make_own(&match);
                    if (robot_random(&robot, 4) == 0)
                        power_cycle(batch);
                    check_batch(&match, variant & 2, count);
                }
        }
}

int main(int argc, char **argv)
{
    unsigned games;

    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    robot.random = draw_seed();
    robot.on_machine_move = judge;
    games = argc > 2 ? (unsigned)atoi(argv[2]) : draw_count(GAMES_EACH, GAMES_OF_ALL);
    check_all(games);
    tap_check(log_book.games >= games * BATCHES_MIN, "%u games played to the end", log_book.games);
    tap_check(stack <= STACK_MAX, "stack: %u of %u bytes", stack, STACK_MAX);
    bench_close(&robot.bench);
    return tap_done();
}
