// SPDX-License-Identifier: MIT
// Where the values of the parts of a sum come from. Each part is told of once.
#include "game/facts.h"

#include "game/games.h"
#include "game/theory/sum.h"
#include "game/theory/theories.h"

// Returns the period of the values of piles that are as this one, 0 if none is told.
static part_t period_of(const FLASH struct game *game, const struct position *position, uint8_t part)
{
    if (game->params == PARAM_S)
        return subtraction_values_period(position);
    if (game->params == PARAM_GRAPH || part > 1)
        return 0;
    return part ? 2 : 4; // mixed: an odd number is taken, or 1 to 3
}

// Returns the values that moves from this part lead to, as bits.
static stones_t values_after(const FLASH struct game *game, const struct position *position, uint8_t part)
{
    stones_t values = 0;
    for (choice_t number = 0; (number = game_next_number(game, position, part, number));)
        values |= (stones_t)1 << game->sum->value(position, part, number);
    return values;
}

static bool was_told(const FLASH struct game *game, const struct position *position, uint8_t part)
{
    uint8_t other = 0;
    while (position->part[other] != position->part[part])
        other++;
    return other < part && (game->params != NO_PARAMS || part > 1);
}

bool value_fact(const FLASH struct game *game, const struct position *position, struct step *step)
{
    struct position rest = *position;
    if (game->sum->prepare)
        game->sum->prepare(position);
    for (uint8_t part = 0; part < position->count; part++) {
        const part_t period = period_of(game, position, part);
        if (was_told(game, position, part))
            continue;
        if (period && position->part[part] >= period) {
            rest.part[part] %= period;
            step->number[2] = rest.part[part];
            if (fact_tell(step, FACT_BY, position->part[part], period))
                return true;
        }
        if (game->params == NO_PARAMS)
            continue;
        const stones_t values = values_after(game, &rest, part);
        step->number[2] = values;
        if (values && fact_tell(step, FACT_MISSING, rest.part[part], game->sum->value(&rest, part, 0)))
            return true;
    }
    return false;
}
