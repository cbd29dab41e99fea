// SPDX-License-Identifier: MIT
#include "game/search/arena.h"

#include <string.h> // memset

struct arena arena;

void arena_take(uint8_t owner)
{
    memset(arena.bytes, 0, ARENA_BYTES);
    arena.owner = owner;
}
