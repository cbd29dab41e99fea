// SPDX-License-Identifier: MIT
// The rules of SOS: write S or O into an empty cell, as long as no SOS stands.
#include "game/theory/sos.h"

static bool is_completed(const struct position *position)
{
    const part_t *cell = position->part;
    for (uint8_t left = position->count; left > 2; left--, cell++)
        if (cell[0] == SOS_S && cell[1] == SOS_O && cell[2] == SOS_S)
            return true;
    return false;
}

bool sos_allows(const struct position *position, uint8_t cell, stones_t letter)
{
    (void)letter;
    return position->part[cell] == SOS_EMPTY && !is_completed(position);
}
