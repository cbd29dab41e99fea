// SPDX-License-Identifier: MIT
// Games with a formula or Grundy values in large random positions, which are the same in every run. Verdicts
// must be consistent: winning moves lead to P-positions, and no tried move leads from one P-position to
// another.
#include "game/rules/rules.h"
#include "game/games.h"
#include "draw.h"
#include "random.h"

#include <stdio.h>
#include <string.h>

enum { RUNS = 1000, RUNS_OF_ALL = 3000, TRIES = 30, LIST_LONGEST = 50, LONGEST_REPORT = 5 };

static const FLASH struct game *game;
static struct position now;
static unsigned failures, lost_positions; // counts of the current game

// Returns a random number of random magnitude.
static uint32_t random_number(void)
{
    return random_below((uint32_t)PART_MAX >> random_below(31)) + 1;
}

static void fail(const char *what)
{
    if (++failures > LONGEST_REPORT)
        return;
    printf("# %s set=%x cap=%u most=%u stones=%u :", game->name, (unsigned)now.set, (unsigned)now.cap,
           (unsigned)now.columns, (unsigned)now.stones);
    for (unsigned i = 0; i < now.count; i++)
        printf(" %u", (unsigned)now.part[i]);
    printf(" : %s\n", what);
}

static void deal(void)
{
    uint32_t limit = random_number();
    if (game->shape == SHAPE_MEN && limit >= COLUMNS_MAX)
        limit = COLUMNS_MAX - 1;
    if (game->shape == SHAPE_STAIRS && limit > PART_MAX / PILES_MAX)
        limit = PART_MAX / PILES_MAX;
    now = (struct position){.misere = game->misere, .growth = game->growth, .k = 1};
    if (game->params == PARAM_S)
        for (unsigned left = 1 + random_below(6); left; left--)
            now.set |= UINT32_C(1) << (1 + random_below(31));
    if (game->shape == SHAPE_HEAP) {
        now.stones = limit;
        now.cap = random_number();
        return;
    }
    now.count = (uint8_t)random_below(PILES_MAX + 1);
    if (game->shape == SHAPE_MEN)
        now.count &= 0xfe;
    if (game->shape == SHAPE_BOXES || game->shape == SHAPE_PAIR)
        now.count = 2;
    now.columns = game->shape == SHAPE_MEN ? limit + 1 : 0;
    for (unsigned i = 0; i < now.count; i++)
        now.part[i] = game->shape == SHAPE_COINS ? random_below(2) : 1 + random_below(limit);
    if (game->shape == SHAPE_MEN)
        for (unsigned i = 1; i < now.count; i += 2)
            now.part[i] += now.part[i] >= now.part[i - 1];
}

static enum verdict verdict_after(const struct move *move)
{
    struct position after = now;
    game_play(&after, move);
    return game_verdict(game, &after);
}

// Invents a random move. False if the move is illegal.
static bool invent_move(struct move *move)
{
    *move = (struct move){0};
    if (game->shape == SHAPE_HEAP) {
        move->amount = random_below(4) ? random_number() : 1 + random_below(31);
    } else if (now.count) {
        uint8_t part = (uint8_t)random_below(now.count), other = part ? part - 1 : 1;
        uint32_t take = random_below(2) ? 1 + random_below(31) : random_number();
        move->count = (uint8_t)(1 + random_below(2));
        move->change[0] = (struct change){part, now.part[part] - take};
        move->change[1] = (struct change){other, now.part[other] + take};
        if (game->shape == SHAPE_BOXES) {
            move->change[0].becomes = take;
            move->change[1].becomes = now.part[other] - take;
        } else if (game->shape == SHAPE_PAIR) {
            move->change[1].becomes = now.part[other] - take;
        } else if (game->shape == SHAPE_MEN) {
            move->change[0].becomes = 1 + random_below(now.columns);
        } else if (game->shape == SHAPE_COINS) {
            other = (uint8_t)random_below(now.count);
            move->change[0].becomes = 0;
            move->change[1] = (struct change){other, !now.part[other]};
        }
    }
    return game_is_legal(game, &now, move);
}

static void check_list(void)
{
    struct move move = {0}, last;
    for (unsigned i = 0; i < LIST_LONGEST; i++) {
        last = move;
        game_next_winning(game, &now, &move);
        if (!game_is_move(&move))
            return;
        if (!memcmp(&move, &last, sizeof move))
            fail("the list repeats a move");
        if (!game_is_legal(game, &now, &move) || verdict_after(&move) != P_POSITION)
            fail("a move in the list is illegal or does not win");
    }
}

static void check(void)
{
    struct move move = {0};
    enum verdict verdict = game_reply(game, &now, &move);
    bool over = game_is_over(game, &now);
    if (verdict != game_verdict(game, &now) || (verdict != N_POSITION && verdict != P_POSITION))
        fail("no verdict");
    if (over != (!move.amount && !move.count) || (!over && !game_is_legal(game, &now, &move)))
        fail("illegal reply");
    if (!over && verdict == N_POSITION && verdict_after(&move) != P_POSITION)
        fail("the reply loses a won position");
    check_list();
    lost_positions += verdict == P_POSITION;
    for (unsigned i = 0; i < TRIES && verdict == P_POSITION; i++)
        if (invent_move(&move) && verdict_after(&move) != N_POSITION)
            fail("a move wins a lost position");
    if (!over && verdict == N_POSITION) {
        game_play(&now, &move);
        check();
    }
}

int main(void)
{
    const unsigned runs = draw_count(RUNS, RUNS_OF_ALL);
    unsigned tests = 0;
    bool any_failure = false;
    for (unsigned i = 0; i < GAME_COUNT; i++) {
        game = &games[i];
        if (game->shape == SHAPE_BAR || (game->params != NO_PARAMS && game->params != PARAM_MAX &&
                                         game->params != PARAM_S && game->params != PARAM_W))
            continue;
        failures = lost_positions = 0;
        for (unsigned run = 0; run < runs; run++) {
            deal();
            check();
        }
        any_failure |= failures;
        printf("%sok %u - %s: %u lost positions\n", failures ? "not " : "", ++tests, game->name,
               lost_positions);
    }
    printf("1..%u\n", tests);
    return any_failure;
}
