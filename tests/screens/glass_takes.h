// SPDX-License-Identifier: MIT
// What the line of a board accepts for its glass.
#pragma once

#include "line/codec.h"

// True if the line of a board begins a match on the glass with this position, false if it refuses it.
static inline bool glass_takes(const struct game *game, const struct position *position)
{
    struct numbers numbers;
    struct position taken = *position;
    numbers_begin(&numbers, true);
    codec_state(&numbers, &game, &taken);
    numbers.writes = false;
    numbers.for_glass = true;
    codec_state(&numbers, &game, &taken);
    return !numbers.fault;
}
