// SPDX-License-Identifier: MIT
// The rules that games of one shape have in common: what a choice does, which come next, and from them all
// that can be asked of a move.
#include "game/bnim.h" // turns of balls
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
    if (game->everybody || (some && position->k > position->count))
        return position->count;
    return some ? position->k : 1;
}

static stones_t smaller(stones_t a, stones_t b)
{
    return a < b ? a : b;
}

stones_t game_number_max(const FLASH struct game *game, const struct position *position, uint8_t part)
{
    const part_t *parts = position->part;
    switch (game->shape) {
    case SHAPE_HEAP:
        return smaller(position->stones, game->params == PARAM_S ? TAKE_MAX : position->cap);
    case SHAPE_COINS:
        return part + 1;
    case SHAPE_LETTERS:
        return 2;
    case SHAPE_BOXES:
        return parts[1 - part] - 1;
    case SHAPE_TOKENS:
    case SHAPE_MEN:
        return position->most;
    case SHAPE_PAIR:
        if (part == BOTH_PILES)
            return smaller(parts[0], parts[1]);
        break;
    }
    switch (game->params) {
    case PARAM_S:
        return smaller(parts[part], TAKE_MAX);
    case PARAMS_M_K:
        return smaller(parts[part], position->most);
    case PARAMS_M_L_R:
        return smaller(poj_turns(position, parts[part]), poj_longest_turns(position));
    }
    return parts[part];
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
        return poj_turns(position, holds) - poj_turns(position, becomes);
    return holds - becomes;
}

static void change(struct move *move, uint8_t part, part_t becomes)
{
    move->change[move->count++] = (struct change){part, becomes};
}

void game_choose(const FLASH struct game *game, const struct position *position, uint8_t part,
                 stones_t number, struct move *move)
{
    const part_t *parts = position->part;
    part_t left = parts[part] - number;
    switch (game->shape) {
    case SHAPE_HEAP:
        move->amount = number;
        return;
    case SHAPE_PAIR:
        if (part == BOTH_PILES) {
            change(move, 0, parts[0] - number);
            part = 1;
            left = parts[1] - number;
        }
        break;
    case SHAPE_COINS:
        change(move, part, 0);
        number--;
        if (number == part)
            return;
        part = number;
        left = !parts[part];
        break;
    case SHAPE_TOKENS:
        number--;
        // fall through
    case SHAPE_MEN:
    case SHAPE_LETTERS:
        left = number;
        break;
    case SHAPE_BOXES:
        change(move, part, number);
        part = 1 - part;
        left = parts[part] - number;
        break;
    case SHAPE_STAIRS:
        change(move, part, left);
        if (part-- == 0)
            return;
        left = parts[part] + number;
        break;
    case SHAPE_BAR: // the rows above lose what lies over the bitten cells
        while (part + 1 < position->count && parts[part + 1] > left)
            change(move, part++, left);
        break;
    case SHAPE_PILES:
        if (game->params == PARAMS_M_L_R)
            left = poj_distance(position, poj_turns(position, parts[part]) - number);
        break;
    }
    change(move, part, left);
}

bool game_next(const FLASH struct game *game, const struct position *position, struct move *move)
{
    stones_t number[PARTS_MAX + 1];
    const uint8_t parts = game_parts(game, position), most = game_choices_max(game, position);
    uint8_t chosen = 0;
    for (uint8_t part = 0; part < parts; part++) {
        number[part] = game_number(game, position, move, part);
        chosen += number[part] != 0;
    }
    // The numbers are digits that are counted up, the first part fastest.
    const bool all_at_once = game->everybody && !chosen;
    bool found = false;
    for (uint8_t part = 0; part < parts && (all_at_once || !found); part++) {
        const stones_t now = number[part];
        stones_t next = now || chosen < most ? next_number(game, position, part, now) : 0;
        found |= next != 0;
        if (!next && now) {
            if (game->everybody)
                next = next_number(game, position, part, 0);
            else
                chosen--;
        }
        number[part] = next;
    }
    move->count = 0;
    move->amount = 0;
    for (uint8_t part = 0; part < parts && found; part++)
        if (number[part])
            game_choose(game, position, part, number[part], move);
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
        } else if (game->everybody && next_number(game, position, part, 0)) {
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
