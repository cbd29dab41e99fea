// SPDX-License-Identifier: MIT
// Northcott's game is Nim with the gaps as piles. A retreat adds to a gap, and the other man undoes it by
// following; yet it wins too where it makes the gap what the others ask of it.
#include "game/strips.h"

static part_t gap(const struct position *position, uint8_t man)
{
    const part_t one = position->part[man], other = position->part[man ^ 1];
    return (one < other ? other - one : one - other) - 1;
}

static part_t gaps(const struct position *position)
{
    part_t nim = 0;
    for (uint8_t i = 0; i < position->count; i += 2)
        nim ^= gap(position, i);
    return nim;
}

enum verdict northcott_verdict(const struct position *position)
{
    return gaps(position) ? N_POSITION : P_POSITION;
}

// At most one move in each row. Retreats come last: whoever always wins by closing a gap sees the end.
static bool man_next_winning(const struct position *position, struct move *move, bool retreats)
{
    const part_t nim = gaps(position);
    uint8_t man = position->white;
    uint8_t back = 0; // 1: among the retreats
    if (move->count) {
        const uint8_t last = move->change[0].part;
        back = (gap(position, last) ^ nim) > gap(position, last);
        man = last + 2;
    }
    for (; nim && back <= retreats; back++, man = position->white)
        for (; man < position->count; man += 2) {
            const part_t own = position->part[man], other = position->part[man ^ 1];
            const part_t now = gap(position, man), away = (now ^ nim) + 1;
            const part_t room = own < other ? other - 1 : position->most - other;
            if ((away > now) != back || away > room)
                continue;
            move->count = 1;
            move->change[0] =
                (struct change){.part = man, .becomes = own < other ? other - away : other + away};
            return true;
        }
    return false;
}

bool northcott_next_winning(const struct position *position, struct move *move)
{
    return man_next_winning(position, move, false);
}

bool northcottr_next_winning(const struct position *position, struct move *move)
{
    return man_next_winning(position, move, true);
}
