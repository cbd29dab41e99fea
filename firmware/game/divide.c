// SPDX-License-Identifier: MIT
// Two odd boxes are lost: whichever is divided becomes odd and even. Of an even box two odd ones can be made.
#include "game/pair.h"

bool divide_next_winning(const struct position *position, struct move *move)
{
    uint8_t empty = 0;
    part_t gets = 1;
    if (move->count) {
        empty = move->change[0].part;
        gets = move->change[0].becomes + 2;
    }
    for (; empty < 2; empty++, gets = 1) {
        const uint8_t other = 1 - empty;
        const part_t divided = position->part[other];
        if (!(divided & 1) && gets < divided) {
            move->count = 2;
            move->change[0] = (struct change){.part = empty, .becomes = gets};
            move->change[1] = (struct change){.part = other, .becomes = divided - gets};
            return true;
        }
    }
    return false;
}
