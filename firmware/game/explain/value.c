// SPDX-License-Identifier: MIT
// Facts about the values of the parts in a sum. Equal parts share one fact.
#include "game/explain/facts.h"

#include "game/games.h"
#include "game/theory/theories.h"

value_bits_t fact_values_after(const FLASH struct game *game, const FLASH struct sum *sum,
                               const struct position *position, uint8_t part)
{
    value_bits_t values = 0;
    for (choice_t number = 0; (number = game_next_number(game, position, part, number));)
        values |= (value_bits_t)1 << sum->value(position, part, number);
    return values;
}

bool fact_is_repeated(const FLASH struct game *game, const struct position *position, uint8_t part)
{
    uint8_t other = 0;
    while (position->part[other] != position->part[part])
        other++;
    return other < part && (game->params != NO_PARAMS || part > 1);
}

static bool send_each_part(struct steps *steps)
{
    const FLASH struct game *const game = steps->step.reason->game;
    const struct position *const position = steps->position;
    struct position rest = *position;
    const FLASH struct sum *const sum = game->theory == SUM ? game->sum : &graph_sum;
    const part_t pile_period = game->params == PARAM_S ? subtraction_values_period(position) : 0;
    if (sum->prepare)
        sum->prepare(position);
    for (uint8_t part = 0; part < position->count; part++) {
        part_t period = pile_period;
        if (game->params == NO_PARAMS && part < 2)
            period = part ? 2 : 4; // in a mixed sum, pile 2 has period 2 and pile 1 has period 4
        if (fact_is_repeated(game, position, part))
            continue;
        if (period && (position->part[part] >= period || game->params == NO_PARAMS)) {
            rest.part[part] %= period;
            steps->step.number[2] = rest.part[part];
            if (send_step(steps, FACT_BY, position->part[part], period))
                return true;
        }
        if (game->params == NO_PARAMS)
            continue;
        value_bits_t values = fact_values_after(game, sum, &rest, part);
        if (!values) { // if the remainder allows no move, explains the whole pile
            rest.part[part] = position->part[part];
            values = fact_values_after(game, sum, &rest, part);
        }
        steps->step.number[2] = values;
        if (values && send_step(steps, FACT_MISSING, rest.part[part], sum->value(&rest, part, 0)))
            return true;
    }
    return game->theory != SUM && send_step(steps, FACT_ZEROS, 0, 0);
}

bool value_facts(struct steps *steps)
{
    return steps->step.reason->way == BY_VALUES && send_each_part(steps);
}
