// SPDX-License-Identifier: MIT
// The rules that games of one shape have in common: what a choice does, which come next, and from them all
// that can be asked of a move.
#include "game/theory/bounded.h" // turns of balls
#include "game/game.h"

enum { BOTH_PILES = 2 }; // as a part of a pair

uint8_t game_parts(const FLASH struct game *game, const struct position *position)
{
    if (game->shape == SHAPE_HEAP)
        return 1;
    return position->count + (game->shape == SHAPE_PAIR);
}

uint8_t game_choices_max(const FLASH struct game *game, const struct position *position)
{
    const bool some = game->params >= PARAM_K && game->params <= PARAMS_M_L_R;
    if (game->all_tokens_move || (some && position->k > position->count))
        return position->count;
    return some ? position->k : 1;
}

stones_t game_number_max(const FLASH struct game *game, const struct position *position, uint8_t part)
{
    const uint8_t shape = game->shape, params = game->params;
    const part_t *parts = position->part;
    if (shape == SHAPE_HEAP) {
        const stones_t cap = params == PARAM_S ? TAKE_MAX : position->cap;
        return position->stones < cap ? position->stones : cap;
    }
    part_t max = parts[part], cap = PART_MAX;
    if (shape == SHAPE_PAIR && part == BOTH_PILES) {
        max = parts[0];
        cap = parts[1];
    } else if (shape == SHAPE_COINS) {
        max = part + 1;
    } else if (shape == SHAPE_LETTERS) {
        max = 2;
    } else if (shape == SHAPE_BOXES) {
        max = parts[1 - part] - 1;
    } else if (shape == SHAPE_TOKENS || shape == SHAPE_MEN) {
        max = position->most;
    } else if (params == PARAM_S) {
        cap = TAKE_MAX;
    } else if (params == PARAMS_M_K) {
        cap = position->most;
    } else if (params == PARAMS_M_L_R) {
        max = football_turns(position, max);
        cap = football_longest_turns(position);
    }
    return max < cap ? max : cap;
}

static bool allows(const FLASH struct game *game, const struct position *position, uint8_t part,
                   stones_t number)
{
    return !game->allows || game->allows(position, part, number);
}

static stones_t next_number(const FLASH struct game *game, const struct position *position, uint8_t part,
                            stones_t number)
{
    const stones_t max = game_number_max(game, position, part);
    while (number++ < max)
        if (allows(game, position, part, number))
            return number;
    return 0;
}

bool game_allows(const FLASH struct game *game, const struct position *position, uint8_t part,
                 stones_t number)
{
    return number && number <= game_number_max(game, position, part) && allows(game, position, part, number);
}

stones_t game_number(const FLASH struct game *game, const struct position *position, const struct move *move,
                     uint8_t part)
{
    const uint8_t shape = game->shape;
    if (shape == SHAPE_HEAP)
        return move->amount;
    uint8_t at = 0, count = move->count;
    if (shape == SHAPE_PAIR && count == 2) { // of both piles the first tells how many
        if (part != BOTH_PILES)
            return 0;
        part = 0;
    } else if (shape != SHAPE_PILES && shape != SHAPE_TOKENS && count) {
        count = 1; // all else follows
    }
    while (at < count && move->change[at].part != part)
        at++;
    if (at == count)
        return 0;
    const part_t holds = position->part[part], becomes = move->change[at].becomes;
    switch (shape) {
    case SHAPE_COINS:
        return 1 + (move->count == 2 ? move->change[1].part : part);
    case SHAPE_TOKENS:
        return becomes + (stones_t)1;
    case SHAPE_MEN:
    case SHAPE_LETTERS:
    case SHAPE_BOXES:
        return becomes;
    }
    if (game->params == PARAMS_M_L_R)
        return football_turns(position, holds) - football_turns(position, becomes);
    return holds - becomes;
}

// As one piece of code: it is shorter than a copy for each use.
__attribute__((noinline)) void game_change(struct move *move, uint8_t part, part_t becomes)
{
    struct change *change = &move->change[move->count++];
    change->part = part;
    change->becomes = becomes;
}

void game_choose(const FLASH struct game *game, const struct position *position, uint8_t part,
                 stones_t number, struct move *move)
{
    const part_t *parts = position->part;
    const uint8_t shape = game->shape;
    part_t becomes = number;
    if (shape == SHAPE_HEAP) {
        move->amount = number;
        return;
    }
    if (shape == SHAPE_PAIR && part == BOTH_PILES) {
        game_change(move, 0, parts[0] - becomes);
        part = 1;
    }
    if (shape == SHAPE_TOKENS) {
        becomes--;
    } else if (shape == SHAPE_COINS) {
        game_change(move, part, 0);
        if (--becomes == part)
            return;
        part = becomes;
        becomes = !parts[part];
    } else if (shape == SHAPE_BOXES) {
        game_change(move, part, becomes);
        part = 1 - part;
        becomes = parts[part] - becomes;
    } else if (game->params == PARAMS_M_L_R) {
        becomes = football_distance(position, football_turns(position, parts[part]) - number);
    } else if (shape < SHAPE_MEN) {
        becomes = parts[part] - becomes;
    }
    game_change(move, part, becomes);
    if (shape == SHAPE_STAIRS && part)
        game_change(move, part - 1, parts[part - 1] + number);
    if (shape == SHAPE_BAR) // the rows above lose what lies over the bitten cells
        while (++part < position->count && parts[part] > becomes)
            game_change(move, part, becomes);
}

static void no_move(struct move *move)
{
    move->count = 0;
    move->amount = 0;
}

// The numbers are digits that are counted up, the first part fastest.
bool game_next(const FLASH struct game *game, const struct position *position, struct move *move)
{
    const struct move last = *move;
    const uint8_t parts = game_parts(game, position), most = game_choices_max(game, position);
    const bool all_at_once = game->all_tokens_move && !last.count;
    uint8_t chosen = most > 1 ? last.count : last.count || last.amount;
    bool found = false;
    no_move(move);
    for (uint8_t part = 0; part < parts; part++) {
        stones_t number = game_number(game, position, &last, part);
        if (!found || all_at_once) {
            const bool was_chosen = number;
            if (was_chosen || chosen < most)
                number = next_number(game, position, part, number);
            found |= number != 0;
            if (was_chosen && !number) {
                chosen--;
                if (game->all_tokens_move)
                    number = next_number(game, position, part, 0);
            }
        }
        if (number)
            game_choose(game, position, part, number, move);
    }
    if (!found)
        no_move(move);
    return found;
}

// Where a move consists of several choices they may come in any order.
static bool has_change(const struct move *move, uint8_t at, const struct change *change, bool anywhere)
{
    for (uint8_t i = 0; i < move->count; i++)
        if ((anywhere || i == at) && move->change[i].part == change->part &&
            move->change[i].becomes == change->becomes)
            return true;
    return false;
}

bool game_is_legal(const FLASH struct game *game, const struct position *position, const struct move *move)
{
    struct move legal = {0};
    const uint8_t most = game_choices_max(game, position);
    uint8_t chosen = 0;
    if (move->count > PARTS_MAX)
        return false;
    for (uint8_t part = 0; part < game_parts(game, position); part++) {
        const stones_t number = game_number(game, position, move, part);
        if (number) {
            if (!game_allows(game, position, part, number))
                return false;
            chosen++;
            game_choose(game, position, part, number, &legal);
        } else if (game->all_tokens_move && next_number(game, position, part, 0)) {
            return false;
        }
    }
    if (chosen == 0 || chosen > most || move->count != legal.count || move->amount != legal.amount)
        return false;
    for (uint8_t i = 0; i < move->count; i++)
        if (!has_change(move, i, &legal.change[i], most > 1))
            return false;
    return true;
}

bool game_is_over(const FLASH struct game *game, const struct position *position)
{
    struct move move = {0};
    return !game_next(game, position, &move);
}

void game_play(struct position *position, const struct move *move)
{
    for (uint8_t i = 0; i < move->count; i++)
        position->part[move->change[i].part] = move->change[i].becomes;
    position->stones -= move->amount;
    if (position->growth && move->amount)
        position->cap = position->growth * move->amount;
    position->white = !position->white;
}
