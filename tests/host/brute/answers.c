// SPDX-License-Identifier: MIT
#include "game/rules/rules.h"
#include "host/brute/answers.h"

#include <stdio.h>
#include <string.h>

enum { LEGAL_MOST = 40 };

static bool any_order; // a move may list its changes in any order
static unsigned keys[MOVES_MAX];

static bool has_change(const struct move *move, unsigned at, const struct change *wanted)
{
    for (unsigned i = 0; i < move->count; i++)
        if ((any_order || i == at) && move->change[i].part == wanted->part &&
            move->change[i].becomes == wanted->becomes)
            return true;
    return false;
}

// Returns a hash of a move. The order of its changes does not matter.
static unsigned key_of(const struct move *move)
{
    unsigned key = move->amount;
    for (unsigned i = 0; i < move->count && i < CHANGES_MAX; i++)
        key += (move->change[i].part + 1) * 1000003u + move->change[i].becomes * 8191u;
    return key;
}

static const struct option *find(const struct move *move)
{
    const unsigned key = key_of(move);
    for (unsigned i = 0; i < option_count; i++) {
        if (keys[i] != key)
            continue;
        const struct move *own = &options[i].move;
        bool same = own->amount == move->amount && own->count == move->count;
        for (unsigned k = 0; same && k < own->count; k++)
            same = has_change(move, k, &own->change[k]);
        if (same)
            return &options[i];
    }
    return NULL;
}

static void check_play(const struct option *option)
{
    struct position after = now;
    game_play(&after, &option->move);
    for (unsigned i = 0; i < state.count; i++) {
        unsigned got = after.part[i ^ (game->shape == SHAPE_MEN && after.white)];
        if (game->shape == SHAPE_HEAP)
            got = i ? after.cap : after.stones;
        if (got != option->after.digit[i])
            return brute_fail("game_play leaves another position");
    }
}

// Checks that the list of legal or winning moves has each move once.
static void check_list(bool winning, bool won)
{
    enum verdict verdict = won ? N_POSITION : P_POSITION;
    static bool listed[MOVES_MAX];
    struct move move = {0};
    unsigned missing = 0;
    memset(listed, 0, option_count);
    for (unsigned i = 0; i < option_count; i++)
        missing += !winning || wins(&options[i]);
    for (;;) {
        if (winning)
            do
                verdict = game_next_winning(game, &now, &move);
            while (verdict == PENDING);
        else
            game_next(game, &now, &move);
        if (!game_is_move(&move))
            break;
        const struct option *option = find(&move);
        if (!option || listed[option - options] || (winning && !wins(option))) {
            brute_fail(winning ? "wrong list of winning moves" : "wrong list of moves");
            return;
        }
        if (!winning && !game_is_legal(game, &now, &move))
            brute_fail("a move of the list is illegal");
        listed[option - options] = true;
        missing--;
    }
    if (verdict != (won ? N_POSITION : P_POSITION))
        brute_fail("wrong verdict of the list");
    if (missing)
        brute_fail(winning ? "winning moves are missing" : "moves are missing");
}

static void check_legal(struct move move)
{
    if (game_is_legal(game, &now, &move) != (find(&move) != NULL))
        brute_fail("game_is_legal is wrong");
}

static void check_reversed(const struct move *move)
{
    struct move reversed = *move;
    for (unsigned i = 0; i < move->count; i++)
        reversed.change[i] = move->change[move->count - 1 - i];
    check_legal(reversed);
}

// Checks all legal and almost legal moves, unless there are too many.
static void check_all_legal(void)
{
    if (option_count > LEGAL_MOST)
        return;
    for (unsigned i = 0; i < option_count; i++) {
        struct move move = options[i].move;
        check_legal(move);
        check_reversed(&move);
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
    }
    check_legal((struct move){.count = UINT8_MAX});
    check_legal((struct move){.amount = STONES_MAX});
    check_legal((struct move){.count = 1, .change = {{UINT8_MAX, 0}}});
    check_legal((struct move){.count = 2, .change = {{0, UINT32_MAX}, {1, UINT32_MAX}}});
    check_legal((struct move){0});
}

static void check_reply(bool won)
{
    struct move move = {0};
    enum verdict verdict;
    while ((verdict = game_reply(game, &now, &move)) == PENDING)
        ;
    if (verdict != (won ? N_POSITION : P_POSITION))
        brute_fail("wrong verdict of the reply");
    const struct option *option = find(&move);
    const bool has_move = move.amount || move.count;
    if (has_move != (option_count != 0))
        brute_fail("a reply after the end, or no reply before it");
    else if (has_move && !option)
        brute_fail("illegal reply");
    else if (has_move && won && !wins(option))
        brute_fail("the reply loses a won position");
}

void check_answers(bool won, unsigned kind)
{
    static unsigned asked;
    any_order = kind & ANY_ORDER;
    for (unsigned i = 0; i < option_count; i++)
        keys[i] = key_of(&options[i].move);
    if (game_is_over(game, &now) != (option_count == 0))
        brute_fail("game_is_over is wrong");
    check_reply(won);
    for (unsigned i = 0; i < option_count; i++)
        check_play(&options[i]);
    check_list(false, won);
    check_list(true, won);
    if (!(kind & SOME_LEGAL) || asked++ % 7 == 0)
        check_all_legal();
}
