// SPDX-License-Identifier: MIT
// The formula and Grundy games against brute force: every position up to a stated size, from the rules alone,
// which are written here once more.
#include "game/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DIGITS = 12, STATES_MAX = 300000, MOVES_MAX = 4096, LONGEST_REPORT = 5 };

// A position as the rules here see it: piles, coins, men (of the player to move first), or the heap and its
// cap. Parameters stand in `now`.
struct state {
    unsigned digit[DIGITS], count;
};

struct option {
    struct move move; // as game.h writes it
    struct state after;
};

static const FLASH struct game *game;
static struct position now;
static struct state state;
static struct option options[MOVES_MAX];
static unsigned option_count;
static unsigned failures;
static bool any_failure;

static void fail(const char *what)
{
    if (++failures > LONGEST_REPORT)
        return;
    printf("# %s set=%x cap=%u most=%u :", game->name, (unsigned)now.set, (unsigned)now.cap,
           (unsigned)now.most);
    for (unsigned i = 0; i < state.count; i++)
        printf(" %u", state.digit[i]);
    printf(" : %s\n", what);
}

// --- the rules: each lists all moves from `state` into `options`

static struct option *add_option(void)
{
    if (option_count == MOVES_MAX)
        abort();
    struct option *option = &options[option_count++];
    *option = (struct option){.after = state};
    return option;
}

static void change(struct option *option, unsigned part, unsigned becomes)
{
    option->move.change[option->move.count++] = (struct change){(uint8_t)part, becomes};
    option->after.digit[part] = becomes;
}

static void take_from_heap(unsigned amount)
{
    struct option *option = add_option();
    option->move.amount = amount;
    option->after.digit[0] -= amount;
    if (state.count == 2)
        option->after.digit[1] = (strcmp(game->name, "fib") ? 1 : 2) * amount;
}

static void heap_moves(void)
{
    unsigned cap = state.count == 2 ? state.digit[1] : now.cap;
    for (unsigned t = 1; t <= state.digit[0] && t <= cap; t++)
        take_from_heap(t);
}

static void sub_moves(void)
{
    for (unsigned t = 1; t <= 31 && t <= state.digit[0]; t++)
        if (now.set >> t & 1)
            take_from_heap(t);
}

static void pile_moves(bool (*allowed)(unsigned pile, unsigned t))
{
    for (unsigned i = 0; i < state.count; i++)
        for (unsigned t = 1; t <= state.digit[i]; t++)
            if (allowed(i, t))
                change(add_option(), i, state.digit[i] - t);
}

static bool in_set(unsigned pile, unsigned t)
{
    (void)pile;
    return t <= 31 && now.set >> t & 1;
}

static bool in_mixed(unsigned pile, unsigned t)
{
    return pile == 0 ? t <= 3 : pile == 1 ? t % 2 : true;
}

static bool any(unsigned pile, unsigned t)
{
    return pile < DIGITS && t;
}

static void subsum_moves(void)
{
    pile_moves(in_set);
}

static void mixed_moves(void)
{
    pile_moves(in_mixed);
}

static void nimble_moves(void)
{
    pile_moves(any);
}

static void wythoff_moves(void)
{
    pile_moves(any);
    for (unsigned t = 1; t <= state.digit[0] && t <= state.digit[1]; t++) {
        struct option *option = add_option();
        change(option, 0, state.digit[0] - t);
        change(option, 1, state.digit[1] - t);
    }
}

static void stair_moves(void)
{
    for (unsigned i = 0; i < state.count; i++)
        for (unsigned t = 1; t <= state.digit[i]; t++) {
            struct option *option = add_option();
            change(option, i, state.digit[i] - t);
            if (i)
                change(option, i - 1, state.digit[i - 1] + t);
        }
}

static void turtle_moves(void)
{
    for (unsigned i = 0; i < state.count; i++) {
        if (!state.digit[i])
            continue;
        if (!strcmp(game->name, "turtle_opt") || (!strcmp(game->name, "turtle_edge") && i == 0))
            change(add_option(), i, 0);
        for (unsigned j = 0; j < i; j++) {
            struct option *option = add_option();
            change(option, i, 0);
            change(option, j, 1 - state.digit[j]);
        }
    }
}

static void northcott_moves(void)
{
    bool retreats = !strcmp(game->name, "northcottr");
    for (unsigned i = 0; i < state.count; i += 2)
        for (unsigned c = 1; c <= now.most; c++) {
            int from = (int)state.digit[i], other = (int)state.digit[i + 1], to = (int)c;
            bool toward = abs(other - to) < abs(other - from), jumps = (to < other) != (from < other);
            if (to == from || to == other || jumps || (!toward && !retreats))
                continue;
            struct option *option = add_option();
            change(option, i, c);
            option->move.change[0].part += now.white;
            for (unsigned k = 0; k < state.count; k += 2) {
                unsigned mine = option->after.digit[k];
                option->after.digit[k] = option->after.digit[k + 1];
                option->after.digit[k + 1] = mine;
            }
        }
}

static void divide_moves(void)
{
    for (unsigned empty = 0; empty < 2; empty++)
        for (unsigned x = 1; x < state.digit[1 - empty]; x++) {
            struct option *option = add_option();
            change(option, empty, x);
            change(option, 1 - empty, state.digit[1 - empty] - x);
        }
}

// --- brute force

struct rules {
    const char *names[3];
    void (*moves)(void);
    unsigned least_count, most_count, step;
    unsigned size[DIGITS + 1]; // digits are below size[count]
};

static const struct rules all_rules[] = {
    {{"take", "mtake"}, heap_moves, 1, 1, 1, {0, 60}},
    {{"sub", "msub"}, sub_moves, 1, 1, 1, {0, 150}},
    {{"fib", "dyn1"}, heap_moves, 2, 2, 1, {0, 0, 121}},
    {{"subsum", "msubsum"}, subsum_moves, 0, 4, 1, {1, 70, 30, 13, 7}},
    {{"mixed", "mmixed"}, mixed_moves, 0, 5, 1, {1, 70, 20, 10, 8, 5}},
    {{"wythoff"}, wythoff_moves, 2, 2, 1, {0, 0, 70}},
    {{"stair"}, stair_moves, 0, 5, 1, {1, 30, 20, 12, 8, 6}},
    {{"nimble"}, nimble_moves, 0, 4, 1, {1, 40, 20, 10, 8}},
    {{"turtle_opt", "turtle_man", "turtle_edge"},
     turtle_moves,
     0,
     12,
     1,
     {1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2}},
    {{"northcott", "northcottr"}, northcott_moves, 0, 6, 2, {1, 0, 10, 0, 7, 0, 6}},
    {{"divide"}, divide_moves, 2, 2, 1, {0, 0, 50}},
};
static const struct rules *rules;

static char label[STATES_MAX]; // 'N', 'P' or 0: not known
static unsigned states, size;

static unsigned index_of(const struct state *of)
{
    unsigned index = 0;
    for (unsigned i = of->count; i--;)
        index = index * size + of->digit[i];
    return index;
}

// Sets `state` and `now`; false if it is no position of this game, or one from which a move could lead beyond
// the states that have an index.
static bool set_state(unsigned index)
{
    unsigned sum = 0;
    now.count = 0;
    for (unsigned i = 0; i < state.count; i++, index /= size) {
        sum += state.digit[i] = index % size;
        if (game->shape == SHAPE_MEN &&
            (!state.digit[i] || state.digit[i] > now.most || (i % 2 && state.digit[i] == state.digit[i - 1])))
            return false;
        if (game->shape == SHAPE_BOXES && !state.digit[i])
            return false;
    }
    if (game->shape == SHAPE_HEAP) {
        now.stones = state.digit[0];
        if (state.count == 2)
            now.cap = state.digit[1];
    } else {
        now.count = (uint8_t)state.count;
        for (unsigned i = 0; i < state.count; i++)
            now.part[i] = state.digit[i ^ (game->shape == SHAPE_MEN && now.white)];
    }
    option_count = 0;
    rules->moves();
    if (state.count == 2 && game->shape == SHAPE_HEAP)
        return state.digit[0] <= size / 2;
    return rules->moves != stair_moves || sum < size;
}

// A position is lost if all moves lead to won ones; sweeps until nothing is added, as retreats may go round
// in circles.
static void solve(void)
{
    bool more = true;
    memset(label, 0, states);
    while (more) {
        more = false;
        for (unsigned index = 0; index < states; index++) {
            if (label[index] || !set_state(index))
                continue;
            unsigned won = 0;
            char best = option_count || !now.misere ? 'P' : 'N';
            for (unsigned i = 0; i < option_count; i++) {
                char after = label[index_of(&options[i].after)];
                won += after == 'N';
                if (after == 'P')
                    best = 'N';
            }
            if (best == 'N' || won == option_count) {
                label[index] = best;
                more = true;
            }
        }
    }
}

// --- what the game says

static const struct option *find(const struct move *move)
{
    for (unsigned i = 0; i < option_count; i++) {
        const struct move *own = &options[i].move;
        bool same = own->amount == move->amount && own->count == move->count;
        for (unsigned k = 0; same && k < own->count; k++)
            same = own->change[k].part == move->change[k].part &&
                   own->change[k].becomes == move->change[k].becomes;
        if (same)
            return &options[i];
    }
    return NULL;
}

static bool wins(const struct option *option)
{
    return label[index_of(&option->after)] == 'P';
}

static void check_play(const struct option *option)
{
    struct position after = now;
    struct state got = {.count = state.count};
    game_play(&after, &option->move);
    for (unsigned i = 0; i < state.count; i++)
        if (game->shape == SHAPE_HEAP)
            got.digit[i] = i ? after.cap : after.stones;
        else
            got.digit[i] = after.part[i ^ (game->shape == SHAPE_MEN && after.white)];
    if (index_of(&got) != index_of(&option->after))
        fail("game_play does something else");
}

// Every legal move, or every winning one, once.
static void check_list(bool winning)
{
    static bool listed[MOVES_MAX];
    struct move move = {0};
    unsigned missing = 0;
    bool more;
    memset(listed, 0, option_count);
    for (unsigned i = 0; i < option_count; i++)
        missing += !winning || wins(&options[i]);
    for (;;) {
        if (winning)
            game_next_winning(game, &now, &move, &more);
        else
            more = game->next(&now, &move);
        if (!more)
            break;
        const struct option *option = find(&move);
        if (!option || listed[option - options] || (winning && !wins(option))) {
            fail(winning ? "wrong list of winning moves" : "wrong list of moves");
            return;
        }
        listed[option - options] = true;
        missing--;
    }
    if (missing)
        fail(winning ? "winning moves are missing" : "moves are missing");
}

static void check_legal(struct move move)
{
    if (game_is_legal(game, &now, &move) != (find(&move) != NULL))
        fail("what is legal is wrong");
}

// Every legal move, and what is almost one.
static void check_all_legal(void)
{
    for (unsigned i = 0; i < option_count; i++) {
        struct move move = options[i].move;
        check_legal(move);
        for (int by = -1; by <= 1; by += 2) {
            move.amount += (unsigned)by;
            check_legal(move);
            move.amount = options[i].move.amount;
            move.count += (uint8_t)by;
            check_legal(move);
            move.count = options[i].move.count;
            for (unsigned k = 0; k < move.count; k++) {
                move.change[k].part += (uint8_t)by;
                check_legal(move);
                move.change[k] = options[i].move.change[k];
                move.change[k].becomes += (unsigned)by;
                check_legal(move);
                move.change[k] = options[i].move.change[k];
            }
        }
        move.change[1] = move.change[0];
        check_legal(move);
        check_legal((struct move){.count = UINT8_MAX});
        check_legal((struct move){.amount = STONES_MAX});
        check_legal((struct move){.count = 1, .change = {{UINT8_MAX, 0}}});
        check_legal((struct move){.count = 2, .change = {{0, UINT32_MAX}, {1, UINT32_MAX}}});
    }
    check_legal((struct move){0});
}

static void check_position(unsigned index)
{
    struct move move;
    bool won = label[index] == 'N', has_move;
    if (game->verdict(&now) != (won ? N_POSITION : P_POSITION) ||
        game_reply(game, &now, &move) != game->verdict(&now))
        fail("wrong verdict");
    if (game_is_over(game, &now) != (option_count == 0))
        fail("game_is_over is wrong");
    has_move = move.amount || move.count;
    if (has_move != (option_count != 0))
        fail("a move where none is left, or none where one is");
    else if (has_move && !find(&move))
        fail("illegal reply");
    else if (has_move && won && !wins(find(&move)))
        fail("the reply loses a won position");
    for (unsigned i = 0; i < option_count; i++)
        check_play(&options[i]);
    check_list(false);
    check_list(true);
    check_all_legal();
}

// Returns the number of positions.
static unsigned check_all(void)
{
    unsigned positions = 0;
    states = 1;
    size = rules->size[state.count];
    for (unsigned i = 0; i < state.count; i++)
        states *= size;
    if (states > STATES_MAX)
        abort();
    solve();
    for (unsigned index = 0; index < states; index++) {
        if (!set_state(index))
            continue;
        if (!label[index])
            fail("brute force does not end");
        else
            check_position(index);
        positions++;
    }
    return positions;
}

static unsigned check_params(void)
{
    unsigned positions = 0;
    if (game->params == PARAM_MAX)
        for (now.cap = 1; now.cap <= 7; now.cap++)
            positions += check_all();
    else if (game->params == PARAM_W)
        for (now.white = 0, now.most = 2; now.most < rules->size[state.count]; now.white ^= 1, now.most++)
            positions += check_all();
    else if (game->params == PARAM_S)
        for (unsigned bits = 1; bits < 256; bits += rules->moves == sub_moves ? 1 : 9) {
            now.set = bits << 1; // 1..8, and the same with the larger half at 28..31
            positions += check_all();
            now.set = (bits & 15) << 1 | (bits >> 4) << 28;
            positions += check_all();
        }
    else
        positions += check_all();
    return positions;
}

static const FLASH struct game *game_named(const char *name)
{
    for (unsigned i = 0; i < GAME_COUNT; i++)
        if (!strcmp(games[i].name, name))
            return &games[i];
    return NULL;
}

int main(void)
{
    unsigned tests = 0;
    for (rules = all_rules; rules < all_rules + sizeof all_rules / sizeof *all_rules; rules++)
        for (unsigned i = 0; i < 3 && rules->names[i]; i++) {
            unsigned positions = 0;
            failures = 0;
            game = game_named(rules->names[i]);
            now = (struct position){.misere = game->misere, .growth = game->growth, .k = 1};
            for (state.count = rules->least_count; state.count <= rules->most_count;
                 state.count += rules->step)
                positions += check_params();
            any_failure |= failures;
            printf("%sok %u - %s: %u positions\n", failures ? "not " : "", ++tests, game->name, positions);
        }
    printf("1..%u\n", tests);
    return any_failure;
}
