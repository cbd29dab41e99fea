// SPDX-License-Identifier: MIT
#include "game/theory/theories.h"

bool lists_next_winning(const FLASH struct outcomes *theory, const struct position *position,
                        struct move *move)
{
    return theory == &sos_outcomes && sos_next_winning(position, move);
}
