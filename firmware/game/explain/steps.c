// SPDX-License-Identifier: MIT
#include "game/explain/facts.h"

bool send_step(struct steps *steps, enum step_kind kind, stones_t first, stones_t second)
{
    steps->step.kind = kind;
    steps->step.number[0] = first;
    steps->step.number[1] = second;
    return !steps->sink(&steps->step, steps->context);
}
