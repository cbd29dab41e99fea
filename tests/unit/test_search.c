// SPDX-License-Identifier: MIT
// Compares small searched games and graph games with brute force. Interrupts searches and tests the limits.
#include "check.h"
#include "game/rules/rules.h"
#include "game/position/position.h"
#include "game/search/retrograde.h"
#include "game/theory/theories.h"
#include "game_named.h"

enum { PARTS = 4, STATES_MAX = 256 }; // two bits a part

static struct position now;
static uint8_t lost[STATES_MAX / 8]; // states in which the player to move loses

static void set_state(struct position *position, uint16_t state)
{
    for (uint8_t i = 0; i < position->count; i++)
        position->part[i] = state >> 2 * i & 3;
}

static bool is_lost(uint16_t state)
{
    return lost[state / 8] >> state % 8 & 1;
}

typedef bool is_move_t(const struct position *from, const struct position *to);

static bool is_bnim_move(const struct position *from, const struct position *to)
{
    uint8_t changed = 0;
    for (uint8_t i = 0; i < from->count; i++) {
        if (to->part[i] > from->part[i] || from->part[i] - to->part[i] > from->most)
            return false;
        changed += to->part[i] != from->part[i];
    }
    return changed >= 1 && changed <= from->k;
}

static bool is_bite(const struct position *from, const struct position *to)
{
    uint8_t row = 0;
    while (row < from->count && to->part[row] == from->part[row])
        row++;
    if (row == from->count || to->part[row] > from->part[row])
        return false;
    const part_t column = to->part[row];
    for (; row < from->count; row++)
        if (to->part[row] != (from->part[row] < column ? from->part[row] : column))
            return false;
    return true;
}

static bool is_edge(const struct position *from, const struct position *to)
{
    uint8_t changed = 0;
    for (uint8_t i = 0; i < from->count; i++) {
        if (to->part[i] == from->part[i])
            continue;
        changed++;
        if (!(from->successors[from->part[i]] >> to->part[i] & 1))
            return false;
    }
    return changed == 1;
}

static bool is_step_of_all(const struct position *from, const struct position *to)
{
    bool any = false;
    for (uint8_t i = 0; i < from->count; i++) {
        const vertex_set_t successors = from->successors[from->part[i]];
        if (successors ? !(successors >> to->part[i] & 1) : to->part[i] != from->part[i])
            return false;
        any |= successors != 0;
    }
    return any;
}

static bool is_bar(const struct position *position)
{
    for (uint8_t i = 1; i < position->count; i++)
        if (position->part[i] > position->part[i - 1])
            return false;
    return true;
}

struct tested {
    const FLASH struct game *game;
    is_move_t *is_move;
    bool over_wins; // the player who cannot move wins
    bool bar;       // a bar of Chomp: no part is larger than the part before it
};

static bool ask_is_lost(const struct tested *tested, const struct position *position)
{
    enum verdict verdict;
    while ((verdict = game_verdict(tested->game, position)) == PENDING)
        ;
    return verdict == P_POSITION;
}

// Counts the moves from *from to P-positions, or to all positions.
static uint8_t count_moves(const struct tested *tested, const struct position *from, uint16_t state, bool all)
{
    struct position to = *from;
    uint8_t count = 0;
    for (uint16_t other = 0; other < state; other++) {
        set_state(&to, other);
        if ((all || is_lost(other)) && (!tested->bar || is_bar(&to)) && tested->is_move(from, &to))
            count++;
    }
    return count;
}

// Counts the moves in a list. Returns UINT8_MAX if one is wrong.
static uint8_t count_listed(const struct tested *tested, const struct position *from, bool all)
{
    struct move move = {0};
    uint8_t count = 0;
    for (;;) {
        if (all)
            game_next(tested->game, from, &move);
        else if (game_next_winning(tested->game, from, &move) == PENDING)
            continue;
        if (!game_is_move(&move))
            return count;
        struct position to = *from;
        game_play(&to, &move);
        if (!tested->is_move(from, &to) || (!all && !ask_is_lost(tested, &to)))
            return UINT8_MAX;
        count++;
    }
}

static uint16_t wrong_states(const struct tested *tested)
{
    uint16_t wrong = 0;
    const uint16_t states = STATES_MAX >> 2 * (PARTS - now.count);
    for (uint16_t state = 0; state < states; state++) {
        set_state(&now, state);
        lost[state / 8] &= ~(1 << state % 8);
        if (tested->bar && !is_bar(&now))
            continue;
        const uint8_t moves = count_moves(tested, &now, state, true);
        const uint8_t winning = count_moves(tested, &now, state, false);
        const bool is_lost_now = moves ? winning == 0 : !tested->over_wins;
        if (is_lost_now)
            lost[state / 8] |= 1 << state % 8;
        wrong += ask_is_lost(tested, &now) != is_lost_now;
        wrong += count_listed(tested, &now, true) != moves;
        wrong += count_listed(tested, &now, false) != winning;
    }
    return wrong;
}

static void check_bnim(void)
{
    const struct tested bnim = {game_named("bnim"), is_bnim_move, false, false};
    for (uint8_t m = 1; m <= 3; m++)
        for (uint8_t most = 0; most <= 2; most++) {
            now = (struct position){.count = PARTS, .k = m, .most = most};
            CHECK_EQUAL(wrong_states(&bnim), 0);
        }
}

static void check_chomp(void)
{
    const struct tested chomp = {game_named("chomp"), is_bite, true, true};
    now = (struct position){.count = PARTS, .k = 1};
    CHECK_EQUAL(wrong_states(&chomp), 0);
}

static void set_graph(uint8_t count)
{
    now = (struct position){.count = count, .k = 1, .vertices = 4};
    now.successors[1] = 1 << 0;
    now.successors[2] = 1 << 1 | 1 << 0;
    now.successors[3] = 1 << 2 | 1 << 0;
}

static void check_graphs(void)
{
    const struct tested dag = {game_named("dag"), is_edge, false, false};
    const struct tested mdag = {game_named("mdag"), is_edge, true, false};
    const struct tested everysg = {game_named("everysg"), is_step_of_all, false, false};
    set_graph(3);
    CHECK_EQUAL(wrong_states(&dag), 0);
    CHECK_EQUAL(wrong_states(&mdag), 0);
    CHECK_EQUAL(wrong_states(&everysg), 0);
    now.successors[1] = 0;
    now.successors[3] |= 1 << 1;
    CHECK_EQUAL(wrong_states(&mdag), 0);

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

// Counts the calls until the reply is ready. Another search interrupts after `interrupted` calls, or never
// for 0.
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
    CHECK_EQUAL(calls_until_reply(&move, 0), calls); // the last state searched decides the move
    ask_another_question();
    CHECK_EQUAL(calls_until_reply(&move, 20), calls + 20); // the search starts again

    CHECK(game_is_legal(game_named("bnim"), &now, &move));
    now.part[3] = 12;
    while (bounded_outcomes.verdict(&now) == PENDING)
        ;
    now.part[3] = 11;
    CHECK_EQUAL(bounded_outcomes.verdict(&now), N_POSITION); // a smaller position, already searched
    game_play(&now, &move);
    while (bounded_outcomes.verdict(&now) == PENDING)
        ;
    CHECK_EQUAL(bounded_outcomes.verdict(&now), P_POSITION);
}

// Counts the steps without legal moves: one for each state except the first.
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

static uint16_t legal_moves(const FLASH struct game *game)
{
    struct move move = {0};
    uint16_t count = 0;
    while (game_next(game, &now, &move))
        count++;
    return count;
}

// The list of winning moves tries one move a call, each legal move once.
static bool tries_each_once(const FLASH struct game *game)
{
    struct move move = {0};
    uint16_t tried = 0;
    enum verdict verdict;
    do {
        verdict = game_next_winning(game, &now, &move);
        tried += game_is_move(&move);
    } while (game_is_move(&move) || verdict == PENDING);
    return verdict == N_POSITION && tried == legal_moves(game);
}

static void check_tries(void)
{
    set_piles(4, 7, 2, 3);
    now.part[3] = 5;
    CHECK(tries_each_once(game_named("bnim")));
    set_piles(3, 3, 0, 0);
    CHECK(tries_each_once(game_named("chomp")));
    set_graph(3);
    now.part[0] = 3;
    now.part[1] = now.part[2] = 2;
    CHECK(tries_each_once(game_named("mdag")));
}

// Sets four piles to the position with this rank; see rows_below.
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

// Compares turns in the board's integers with a precise fraction for 2 pi.
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
            if (radii[i] == 1) // with larger radii, the last turn rolls beyond the limit
                wrong += football_distance(&now, turns + 1) < now.longest;
        }
        CHECK_EQUAL(wrong, 0);
    }
    now.radius = 1;
    CHECK_EQUAL(football_turns(&now, 0), 0);
    CHECK_EQUAL(football_distance(&now, 3), 18);
}

int main(void)
{
    check_bnim();
    check_chomp();
    check_graphs();
    check_interrupted();
    check_steps();
    check_tries();
    check_limits();
    check_last_rank();
    check_turns();
    return check_done();
}
