// SPDX-License-Identifier: MIT
#include "game/theory/theories.h"

static part_t mixed_value(const struct position *position, uint8_t pile, choice_t taken)
{
    const part_t left = position->part[pile] - taken;
    if (pile > 1)
        return left;
    return left & (pile ? 1 : 3);
}

// Takes from the second pile are odd, so each flips its value, 0 or 1; the rules skip the even ones.
static choice_t mixed_candidate(const struct position *position, uint8_t pile, part_t wanted, choice_t taken)
{
    const part_t lower = position->part[pile] - wanted;
    if (pile > 1)
        return lower;
    if (pile == 0)
        return lower & 3;
    return wanted <= 1 && lower & 1 ? taken + 1 : 0;
}

const FLASH struct sum mixed_sum = {.value = mixed_value, .candidate = mixed_candidate};
