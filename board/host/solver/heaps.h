// SPDX-License-Identifier: MIT
// Values of heap games with the user's rules.
#pragma once

#include "question/component.h"
#include "solver/period.h"
#include "solver/work.h"

void heap_game_free(struct heap_game *game);

// Finds the Grundy value of a heap of n stones.
bool heaps_value(struct heap_game *game, struct work *work, uint32_t n, uint32_t *value);

// Does what heap_period() does, for this game. May note a fault.
struct heap_period heaps_period(struct heap_game *game, struct work *work, uint32_t least, bool until_limit);
