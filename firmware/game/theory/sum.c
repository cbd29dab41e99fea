// SPDX-License-Identifier: MIT
#include "game/theory/theories.h"

struct total {
    part_t nim;  // xor of the Grundy values of the parts
    uint8_t big; // number of values above 1
};

// Returns the total of all parts.
static struct total total_of(const FLASH struct sum *sum, const struct position *position)
{
    struct total total = {0, 0};
    for (uint8_t part = 0; part < position->count; part++) {
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
    const struct total total = total_of(sum, position);
    // In misere play a sum whose values are all 0 or 1 is a P-position if their xor is 1.
    const part_t lost = position->misere && !total.big;
    return total.nim == lost ? P_POSITION : N_POSITION;
}

choice_t sum_winning(const FLASH struct game *game, const struct position *position, uint8_t part,
                     choice_t number, bool only_down)
{
    const FLASH struct sum *sum = game->sum;
    const struct total total = total_of(sum, position);
    const part_t value = sum->value(position, part, 0);
    part_t wanted = total.nim ^ value;
    uint8_t others_big = total.big;
    if (value > 1)
        others_big--;
    if (position->misere && !others_big)
        wanted ^= 1;
    if (only_down && wanted > value)
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
