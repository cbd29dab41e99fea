// SPDX-License-Identifier: MIT
// The rules of Nim and Moore's Nim_k: a move takes at least one stone from each of 1..k different piles.
#include "game/nim.h"

bool nim_legal(const struct position *position, const struct move *move)
{
    if (move->amount || move->count == 0 || move->count > position->k || move->count > position->count)
        return false;
    part_set_t touched = 0;
    for (uint8_t i = 0; i < move->count; i++) {
        const struct change *change = &move->change[i];
        if (change->part >= position->count || change->becomes >= position->part[change->part])
            return false;
        part_set_t pile = (part_set_t)1 << change->part;
        if (touched & pile)
            return false;
        touched |= pile;
    }
    return true;
}

// The amounts taken are the digits of a number that is counted up, the first pile fastest.
bool nim_next_up_to(const struct position *position, struct move *move, part_t most)
{
    struct position after = *position;
    game_play(&after, move);
    uint8_t touched = move->count;
    for (uint8_t i = 0; i < position->count; i++) {
        part_t *becomes = &after.part[i];
        const part_t taken = position->part[i] - *becomes;
        if (*becomes && taken < most && (taken || touched < position->k)) {
            --*becomes;
            move->count = 0;
            for (; i < position->count; i++)
                if (after.part[i] != position->part[i])
                    move->change[move->count++] = (struct change){i, after.part[i]};
            return true;
        }
        if (taken) {
            *becomes = position->part[i];
            touched--;
        }
    }
    return false;
}

bool nim_next(const struct position *position, struct move *move)
{
    return nim_next_up_to(position, move, PART_MAX);
}
