// SPDX-License-Identifier: MIT
// If this test fails, a board's reply is wrong after another search has interrupted its search, or comes too
// late. Tests interrupted searches, numbers of calls, limits, values kept in the arena, and counts too large
// to show. tests/pins/ask.py compares verdicts and moves with brute force, screens/matches.c small counts.
#include "check.h"
#include "game/rules/rules.h"
#include "game/position/position.h"
#include "game/games.h"
#include "game/search/retrograde.h"
#include "game/theory/theories.h"

// The subtraction sets {1, 3, 4} and {2}
#define SET ((subtraction_set_t)1 << 1 | (subtraction_set_t)1 << 3 | (subtraction_set_t)1 << 4)
#define OTHER_SET ((subtraction_set_t)1 << 2)

static struct position now;

static void set_graph(uint8_t count)
{
    now = (struct position){.count = count, .k = 1, .vertices = 4};
    now.successors[1] = 1 << 0;
    now.successors[2] = 1 << 1 | 1 << 0;
    now.successors[3] = 1 << 2 | 1 << 0;
}

static void check_cycles(void)
{
    set_graph(3);
    now.successors[1] = 0;
    now.successors[3] |= 1 << 1;
    uint8_t cycle[VERTICES_MAX];
    CHECK_EQUAL(graph_cycle(&now, cycle), 0);
    now.successors[1] = 1 << 3;
    CHECK(graph_cycle(&now, cycle) == 2 && cycle[0] == 1 && cycle[1] == 3);
    now.successors[1] = 1 << 1;
    CHECK(graph_cycle(&now, cycle) == 1 && cycle[0] == 1);
}

static void set_piles(uint8_t count, part_t stones, uint8_t m, uint8_t most)
{
    now = (struct position){.count = count, .k = m, .most = most};
    for (uint8_t i = 0; i < count; i++)
        now.part[i] = stones;
}

static void ask_another_question(void)
{
    struct position other = {.count = 3, .vertices = 4, .part = {3, 2, 3}};
    other.successors[3] = 1 << 2 | 1 << 0;
    mdag_outcomes.verdict(&other);
}

// Returns how many calls of reply() the search needs. Asks another question after call number `interrupted`.
static uint16_t calls_until_reply(struct move *move, uint8_t interrupted)
{
    uint16_t calls = 1;
    for (; *move = (struct move){0}, bounded_outcomes.reply(&now, move) == PENDING; calls++)
        if (calls == interrupted)
            ask_another_question();
    return calls;
}

static void check_interrupted(void)
{
    struct move move = {0};
    set_piles(4, 12, 2, 7);
    now.part[3] = 11;
    const uint16_t calls = calls_until_reply(&move, 0);
    CHECK(calls > 20);
    // A finished search remembers only its latest position, so this question needs a new search.
    CHECK_EQUAL(calls_until_reply(&move, 0), calls);
    ask_another_question();
    CHECK_EQUAL(calls_until_reply(&move, 20), calls + 20); // the search starts again

    CHECK(game_is_legal(&games[GAME_BNIM], &now, &move));
    now.part[3] = 12;
    while (bounded_outcomes.verdict(&now) == PENDING)
        ;
    now.part[3] = 11;
    // The search of the larger position has already found this verdict.
    CHECK_EQUAL(bounded_outcomes.verdict(&now), N_POSITION);
    game_play(&now, &move);
    while (bounded_outcomes.verdict(&now) == PENDING)
        ;
    CHECK_EQUAL(bounded_outcomes.verdict(&now), P_POSITION);
}

// Checks that a search needs one step per position if no move is legal.
static void check_steps(void)
{
    enum { STEPS = 9 * 8 * 7 * 6 / (4 * 3 * 2) - 1 };
    uint16_t calls = 1;
    ask_another_question();
    set_piles(4, 5, 1, 0);
    for (; bounded_search(&now, 0) == PENDING; calls++)
        ;
    CHECK_EQUAL(calls, (STEPS + SEARCH_STEPS - 1) / SEARCH_STEPS);
}

// Sets four piles so that rows_below() gives them the rank `rank`.
static void set_rank(rank_t rank)
{
    set_piles(4, 0, 2, 7);
    for (uint8_t i = 0; i < now.count; i++) {
        const uint8_t parts = now.count - i;
        while (now.part[i] < LARGEST_MAX && rows_below(parts, now.part[i] + 1) <= rank)
            now.part[i]++;
        rank -= rows_below(parts, now.part[i]);
    }
}

static void check_last_rank(void)
{
    enum verdict verdict;
    set_rank(RANKS_MAX);
    CHECK_EQUAL(bounded_outcomes.verdict(&now), BEYOND_LIMIT);
    set_rank(RANKS_MAX - 1);
    while (verdict = bounded_outcomes.verdict(&now), verdict == PENDING)
        ;
    CHECK(verdict == N_POSITION || verdict == P_POSITION);
}

static void check_limits(void)
{
    set_piles(4, 12, 2, 7);
    CHECK(bounded_outcomes.verdict(&now) != BEYOND_LIMIT);
    set_piles(5, 9, 3, 7);
    CHECK(bounded_outcomes.verdict(&now) != BEYOND_LIMIT);
    set_piles(6, 6, 2, 4);
    CHECK(bounded_outcomes.verdict(&now) != BEYOND_LIMIT);
    set_piles(8, 9, 3, 7);
    CHECK_EQUAL(bounded_outcomes.verdict(&now), BEYOND_LIMIT);
    set_piles(8, 99, 7, 50);
    CHECK_EQUAL(bounded_outcomes.verdict(&now), P_POSITION);
    set_piles(8, 8, 0, 0);
    CHECK_EQUAL(chomp_outcomes.verdict(&now), N_POSITION);
}

// Checks each ball's number of turns with a precise value of 2 pi.
static void check_turns(void)
{
    static const uint16_t radii[] = {1, 2, 7, 38, 39, STONES_MAX};

    for (uint8_t i = 0; i < sizeof radii / sizeof radii[0]; i++) {
        uint16_t wrong = 0;
        now = (struct position){.radius = radii[i]};
        for (now.longest = 0; now.longest <= STONES_MAX; now.longest++) {
            const uint8_t turns = (uint64_t)now.longest * 65501488 / 411557987 / radii[i];
            wrong += football_longest_turns(&now) != turns;
            if (!now.longest || now.longest > PART_MAX)
                continue;
            wrong += football_turns(&now, now.longest) != turns + 1;
            if (radii[i] == 1) // For larger radii, part_t cannot hold the distance after the next turn.
                wrong += football_distance(&now, turns + 1) < now.longest;
        }
        CHECK_EQUAL(wrong, 0);
    }
    now.radius = 1;
    CHECK_EQUAL(football_turns(&now, 0), 0);
    CHECK_EQUAL(football_distance(&now, 3), 18);
}

// Returns the verdict of an empty strip, or PENDING after too many calls.
static enum verdict verdict_of_empty_strip(uint8_t cells)
{
    enum { CALLS_MAX = 200 };
    enum verdict verdict = PENDING;
    now = (struct position){.count = cells, .k = 1};
    for (uint8_t calls = 1; verdict == PENDING && calls < CALLS_MAX; calls++)
        verdict = sos_outcomes.verdict(&now);
    return verdict;
}

static void check_empty_strips(void)
{
    CHECK_EQUAL(verdict_of_empty_strip(0), DRAW);
    CHECK_EQUAL(verdict_of_empty_strip(7), N_POSITION);
    CHECK_EQUAL(verdict_of_empty_strip(8), DRAW);
    CHECK_EQUAL(verdict_of_empty_strip(14), DRAW);
    CHECK_EQUAL(verdict_of_empty_strip(16), P_POSITION);
    CHECK(PARTS_MAX == SOS_MAX || verdict_of_empty_strip(SOS_MAX + 1) == BEYOND_LIMIT);
}

// Checks that the arena keeps heap values until the subtraction set changes.
static void check_kept_values(void)
{
    const FLASH struct game *game = &games[GAME_SUBSUM];
    now = (struct position){.count = 1, .set = SET, .part = {6}};
    CHECK_EQUAL(game_verdict(game, &now), N_POSITION);
    arena.bytes[6] = 0;
    CHECK_EQUAL(game_verdict(game, &now), P_POSITION);
    now.set = OTHER_SET;
    game_verdict(game, &now);
    now.set = SET;
    CHECK_EQUAL(game_verdict(game, &now), N_POSITION);
}

// Checks that the reply to no piles is "no move".
static void check_no_piles(void)
{
    for (uint8_t misere = 0; misere <= 1; misere++) {
        struct move move = {.count = 1};
        now = (struct position){.misere = misere, .k = 1};
        CHECK_EQUAL(nim_outcomes.reply(&now, &move), misere ? N_POSITION : P_POSITION);
        CHECK_EQUAL(move.count, 0);
        move.count = 1;
        CHECK_EQUAL(moore_outcomes.reply(&now, &move), misere ? N_POSITION : P_POSITION);
        CHECK_EQUAL(move.count, 0);
    }
}

// Checks counts of legal moves near the largest number that fits.
static void check_move_counts(void)
{
    game_start(&games[GAME_MOORE], 0, &now);
    for (now.count = 0; now.count < PILES_MAX; now.count++)
        now.part[now.count] = PART_MAX;
    for (now.k = 1; now.k <= PILES_MAX; now.k++)
        CHECK(moves_count(&games[GAME_MOORE], &now) > STONES_MAX);
    now.part[0] = (STONES_MAX - 1) / 2;
    now.part[1] = 1; // 63 + 1 + 63 * 1 = 127 legal moves, exactly STONES_MAX
    now.count = 2;
    now.k = 2;
    CHECK_EQUAL(moves_count(&games[GAME_MOORE], &now), STONES_MAX);
    now.part[0]++;
    CHECK(moves_count(&games[GAME_MOORE], &now) > STONES_MAX);
    now.part[0] = PART_MAX;
    CHECK(moves_count(&games[GAME_MOORE], &now) > STONES_MAX);
    now.k = 1;
    CHECK_EQUAL(moves_count(&games[GAME_MOORE], &now), PART_MAX + 1);
    now.count = 0;
    CHECK_EQUAL(moves_count(&games[GAME_MOORE], &now), 0);
    game_start(&games[GAME_FIB], 0, &now);
    now.stones = STONES_MAX;
    now.cap = STONES_MAX - 1;
    CHECK_EQUAL(moves_count(&games[GAME_FIB], &now), STONES_MAX - 1);
}

int main(void)
{
    check_cycles();
    check_interrupted();
    check_steps();
    check_limits();
    check_last_rank();
    check_turns();
    check_empty_strips();
    check_kept_values();
    check_no_piles();
    check_move_counts();
    return check_done();
}
