// SPDX-License-Identifier: MIT
// The memory of the searches: one for all games. What a search finds out stays until another one takes the
// arena, so a table can be lost between any two calls, and none left by another question is ever trusted.
#pragma once

#include "board.h" // ARENA_BYTES

#include <stdint.h>

// SEARCH_STEPS of a search are one call of game.h.
#if SEARCH_STEPS <= UINT8_MAX
typedef uint8_t search_steps_t;
#else
typedef uint16_t search_steps_t;
#endif

enum arena_owner { ARENA_NOBODY, ARENA_VALUES, ARENA_RETROGRADE, ARENA_SOS };

// Who takes it over sets the owner, then fills the bytes anew.
extern struct arena {
    _Alignas(uint32_t) uint8_t bytes[ARENA_BYTES];
    uint8_t owner; // enum arena_owner
} arena;
