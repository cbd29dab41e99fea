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

extern _Alignas(uint32_t) uint8_t arena[ARENA_BYTES];

// Whose it is. Who takes it over sets this, then fills the arena anew.
enum arena_owner { ARENA_NOBODY, ARENA_VALUES, ARENA_PILES, ARENA_TOKENS, ARENA_BARS, ARENA_SOS };
extern uint8_t arena_owner;
