// SPDX-License-Identifier: MIT
// Sends the steps that explain a theorem.
#include "game/explain/facts.h"
#include "game/rules/rules.h"

bool send_step(struct steps *steps, enum step_kind kind, stones_t first, stones_t second)
{
    steps->step.kind = kind;
    steps->step.number[0] = first;
    steps->step.number[1] = second;
    return !steps->sink(&steps->step, steps->context);
}

bool send_numbers(struct steps *steps)
{
    const struct reason *const reason = steps->step.reason;
    const bool is_split = reason->way == BY_ZECKENDORF || reason->way == BY_POWER;
    const stones_t groups = steps->position->k + (stones_t)1;
    const stones_t base =
        reason->way == BY_SEARCH ? moves_count(reason->game, steps->step.after) : reason->base;
    return send_step(steps, STEP_NUMBERS, base, 0) ||
           (is_split ? send_step(steps, STEP_METHOD, reason->number[0], steps->position->cap)
                     : send_step(steps, STEP_METHOD, groups, 0));
}

bool send_columns(struct steps *steps)
{
    const struct reason *const reason = steps->step.reason;
    if (reason->way > BY_VALUES) // the theorems after BY_VALUES (enum way) do not count ones
        return false;
    part_t bit = 1;
    while (bit <= reason->any >> 1)
        bit <<= 1;
    for (; bit && reason->any; bit >>= 1) {
        part_t ones = 0;
        for (uint8_t i = 0; i < reason->count; i++)
            if (reason->number[i] & bit)
                ones++;
        steps->step.number[2] = ones % (part_t)(steps->position->k + 1);
        if (send_step(steps, STEP_COLUMN, bit, ones))
            return true;
    }
    return false;
}
