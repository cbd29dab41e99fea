// SPDX-License-Identifier: MIT
// The memory of the searches, shared by all games. A table stays until another search takes the arena, which
// may happen between any two calls: a search must check that the arena still holds the table of its question.
#pragma once

#include "board.h" // ARENA_BYTES

#include <stdint.h>

// A count of up to SEARCH_STEPS, the steps of one call (player.h).
#if SEARCH_STEPS <= UINT8_MAX
typedef uint8_t search_steps_t;
#else
typedef uint16_t search_steps_t;
#endif

enum arena_owner { ARENA_FREE, ARENA_VALUES, ARENA_RETROGRADE, ARENA_SOS };

extern struct arena {
    _Alignas(uint32_t) uint8_t bytes[ARENA_BYTES];
    uint8_t owner; // enum arena_owner
} arena;

// Gives the arena to a new owner (enum arena_owner), all bytes 0. A search that fills the bytes itself sets
// the owner alone.
void arena_take(uint8_t owner);
