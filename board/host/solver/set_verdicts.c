// SPDX-License-Identifier: MIT
#include "solver/set_verdicts.h"

#include "game/theory/theories.h"

bool has_set_verdicts(const struct game *game)
{
    return game->theory == CHOICES && game->winning == subtraction_winning;
}

void set_verdicts_begin(struct set_verdicts *verdicts, const struct position *position)
{
    *verdicts = (struct set_verdicts){.set = position->set,
                                      .delay = position->misere ? set_next(position->set, 0) : 0};
}

enum verdict set_verdicts_next(struct set_verdicts *verdicts)
{
    verdicts->lost |= !(verdicts->lost & verdicts->set);

    const bool is_lost = verdicts->lost >> verdicts->delay & 1;

    verdicts->lost <<= 1;
    return is_lost ? P_POSITION : N_POSITION;
}
