// SPDX-License-Identifier: MIT
#include "game/explain/facts.h"

bool fact_step(const struct reason *reason, const struct position *position, struct step *step)
{
    const FLASH struct fact_row *row = fact_rows;
    const stones_t part = step->part;
    while (row->game != reason->game)
        if (!row++->game)
            return false;
    if (game_is_over(reason->game, position))
        return false;
    step->is_after = false;
    const bool is_there = row->finder(reason, position, step);
    step->part = part;
    return is_there;
}
