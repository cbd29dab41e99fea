// SPDX-License-Identifier: MIT
#include "game/theory/theories.h"

struct total {
    part_t nim;  // xor of the parts' Grundy values
    uint8_t big; // number of Grundy values above 1
};

enum { NO_PART = UINT8_MAX };

static struct total total_without(const FLASH struct sum *sum, const struct position *position, uint8_t but)
{
    struct total total = {0, 0};
    for (uint8_t part = 0; part < position->count; part++) {
        if (part == but)
            continue;
        const part_t value = sum->value(position, part, 0);
        total.nim ^= value;
        if (value > 1)
            total.big++;
    }
    return total;
}

enum verdict sum_verdict(const FLASH struct sum *sum, const struct position *position)
{
    if (sum->prepare && !sum->prepare(position))
        return BEYOND_LIMIT;
    const struct total total = total_without(sum, position, NO_PART);
    // In misere play, if no value is above 1, a position with xor 1 is lost.
    const part_t lost = position->misere && !total.big;
    return total.nim == lost ? P_POSITION : N_POSITION;
}

choice_t sum_winning(const FLASH struct game *game, const struct position *position, uint8_t part,
                     choice_t number, bool only_down)
{
    const FLASH struct sum *sum = game->sum;
    const struct total others = total_without(sum, position, part);
    const part_t wanted = others.nim ^ (position->misere && !others.big);
    if (only_down && wanted > sum->value(position, part, 0))
        return 0;
    const choice_t max = game_number_max(game, position, part);
    for (;;) {
        const choice_t next = sum->candidate ? sum->candidate(position, part, wanted, number) : number + 1;
        if (next <= number || next > max)
            return 0;
        number = next;
        if (sum->value(position, part, number) == wanted && rules_allow(game->rules, position, part, number))
            return number;
    }
}
