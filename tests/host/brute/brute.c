// SPDX-License-Identifier: MIT
#include "host/brute/brute.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STATES_MAX = 300000, MOVES_MAX = 512, LONGEST_REPORT = 5 };

const FLASH struct game *game;
struct position now;
struct state state;
unsigned size;

static const struct rules *rules;
static struct option options[MOVES_MAX];
static unsigned option_count;
static unsigned positions, failures, tests;
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

struct option *add_option(void)
{
    if (option_count == MOVES_MAX)
        abort();
    struct option *option = &options[option_count++];
    *option = (struct option){.after = state};
    return option;
}

void change(struct option *option, unsigned part, unsigned becomes)
{
    option->move.change[option->move.count++] = (struct change){(uint8_t)part, becomes};
    option->after.digit[part] = becomes;
}

static char label[STATES_MAX]; // 'N', 'P' or 0: not known
static unsigned states;

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
    return !rules->adds_up || sum < size;
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
            while (game_next_winning(game, &now, &move, &more) == THINKING)
                ;
        else
            more = game_next(game, &now, &move);
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

// Every legal move, and what is almost one; not where there are so many that this would take most of the
// time.
static void check_all_legal(void)
{
    if (option_count > 40)
        return;
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
    struct move move = {0};
    bool won = label[index] == 'N', has_move;
    if (game_verdict(game, &now) != (won ? N_POSITION : P_POSITION) ||
        game_reply(game, &now, &move) != game_verdict(game, &now))
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

void brute_sweep(void)
{
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
}

static const FLASH struct game *game_named(const char *name)
{
    for (unsigned i = 0; i < game_count; i++)
        if (!strcmp(games[i].name, name))
            return &games[i];
    abort();
}

void brute_check(const struct rules *of, const char *name)
{
    rules = of;
    game = game_named(name);
    now = (struct position){.misere = game->misere, .growth = game->growth, .k = 1};
    positions = failures = 0;
    for (state.count = rules->least; state.count <= rules->most; state.count += rules->step) {
        size = rules->size[state.count];
        if (rules->each_param)
            rules->each_param();
        else
            brute_sweep();
    }
    any_failure |= failures || !positions;
    printf("%sok %u - %s: %u positions\n", failures || !positions ? "not " : "", ++tests, name, positions);
}

int brute_done(void)
{
    printf("1..%u\n", tests);
    return any_failure;
}
