// SPDX-License-Identifier: MIT
#include "game/search/arena.h"

_Alignas(uint32_t) uint8_t arena[ARENA_BYTES];
uint8_t arena_owner;
