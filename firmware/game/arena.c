// SPDX-License-Identifier: MIT
#include "game/arena.h"

#include <string.h> // memcmp, memset

_Alignas(uint32_t) uint8_t arena[ARENA_BYTES];

// Nobody's at first: no owner is null.
static struct {
    arena_owner_t owner;
    uint8_t size;
    bool misere;
    part_t k, most;
    vertex_set_t successors[VERTICES_MAX]; // with all that shares the union of struct position
} claim;

bool arena_claim(arena_owner_t owner, uint8_t size, const struct position *position)
{
    if (claim.owner == owner && claim.size == size && claim.misere == position->misere &&
        claim.k == position->k && claim.most == position->most &&
        memcmp(claim.successors, position->successors, sizeof claim.successors) == 0)
        return true;
    claim.owner = owner;
    claim.size = size;
    claim.misere = position->misere;
    claim.k = position->k;
    claim.most = position->most;
    memcpy(claim.successors, position->successors, sizeof claim.successors);
    memset(arena, 0, sizeof arena);
    return false;
}
