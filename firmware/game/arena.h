// SPDX-License-Identifier: MIT
// The memory of the searches: one for all games. What a search finds out stays until another one claims the
// arena, so a table can be lost between any two calls, and none left by another question is ever trusted.
#pragma once

#include "game/game.h" // struct position

extern _Alignas(uint32_t) uint8_t arena[ARENA_BYTES];

typedef void (*arena_owner_t)(void); // any function of a search tells it apart from the others

// Claims the arena for positions with the parameters of this one, that is all but its parts and their number;
// `size` is for the search to tell more. True: the arena holds what the same claim left there. False: it was
// another's and is all 0 now.
bool arena_claim(arena_owner_t owner, uint8_t size, const struct position *position);
