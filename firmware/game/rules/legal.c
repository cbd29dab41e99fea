// SPDX-License-Identifier: MIT
#include "game/rules/rules.h"

// True if the move has this change. The changes may come in any order.
static bool has_change(const struct move *move, const struct change *change)
{
    for (uint8_t i = 0; i < move->count; i++)
        if (move->change[i].part == change->part && move->change[i].becomes == change->becomes)
            return true;
    return false;
}

bool game_is_legal(const FLASH struct game *game, const struct position *position, const struct move *move)
{
    struct move legal;
    if (move->count > CHANGES_MAX || !game_allows_choices(game, position, move))
        return false;
    game_no_move(&legal);
    for (uint8_t part = 0; part < game_parts(game, position); part++) {
        const choice_t number = game_number(game, position, move, part);
        if (number)
            game_choose(game, position, part, number, &legal);
    }
    if (move->count != legal.count || move->amount != legal.amount)
        return false;
    for (uint8_t i = 0; i < move->count; i++)
        if (!has_change(move, &legal.change[i]))
            return false;
    return true;
}
