// SPDX-License-Identifier: MIT
#include "game/sum.h"

struct xor {
    part_t nim;
    uint8_t big; // values above 1
};

// False: beyond the limit.
static bool add_up(const FLASH struct sum *sum, const struct position *position, struct xor *xor)
{
    *xor = (struct xor){
        0};
    if (sum->prepare && !sum->prepare(position))
        return false;
    for (uint8_t part = 0; part < position->count; part++) {
        const part_t value = sum->value(position, part, 0);
        xor->nim ^= value;
        xor->big += value > 1;
    }
    return true;
}

// The xor of a lost sum: in misere play 1 where all values are 0 or 1.
enum verdict sum_verdict(const FLASH struct sum *sum, const struct position *position)
{
    struct xor xor;
    if (!add_up(sum, position, &xor))
        return BEYOND_LIMIT;
    return xor.nim == (position->misere && !xor.big) ? P_POSITION : N_POSITION;
}

bool sum_next_winning(const FLASH struct game *game, const struct position *position, struct move *move,
                      bool only_down)
{
    const FLASH struct sum *sum = game->sum;
    struct xor xor;
    if (!add_up(sum, position, &xor))
        return false;
    uint8_t part = move->count ? move->change[0].part : 0;
    stones_t number = game_number(game, position, move, part);
    move->count = 0;
    for (; part < position->count; part++, number = 0) {
        const part_t value = sum->value(position, part, 0);
        const bool others_small = xor.big == (value > 1);
        const part_t wanted = xor.nim ^ value ^ (position->misere && others_small);
        if (only_down && wanted > value)
            continue;
        for (;;) {
            const stones_t next =
                sum->candidate ? sum->candidate(position, part, wanted, number) : number + 1;
            if (next <= number || next > game_number_max(game, position, part))
                break;
            number = next;
            if (sum->value(position, part, number) == wanted && game_allows(game, position, part, number)) {
                game_choose(game, position, part, number, move);
                return true;
            }
        }
    }
    return false;
}
