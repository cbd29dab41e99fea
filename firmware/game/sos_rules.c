// SPDX-License-Identifier: MIT
// The rules of SOS: write S or O into an empty cell, as long as no SOS stands.
#include "game/sos.h"

static bool is_completed(const struct position *position)
{
    const part_t *cell = position->part;
    for (uint8_t left = position->count; left > 2; left--, cell++)
        if (cell[0] == SOS_S && cell[1] == SOS_O && cell[2] == SOS_S)
            return true;
    return false;
}

// Cell by cell, S before O
bool sos_next(const struct position *position, struct move *move)
{
    uint8_t cell = 0, letter = SOS_S;
    if (move->count) {
        cell = move->change[0].part;
        if (move->change[0].becomes == SOS_S)
            letter = SOS_O;
        else
            cell++;
    }
    while (cell < position->count && position->part[cell] != SOS_EMPTY)
        cell++;
    if (cell >= position->count || is_completed(position))
        return false;
    move->count = 1;
    move->change[0] = (struct change){cell, letter};
    return true;
}
