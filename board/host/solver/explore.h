// SPDX-License-Identifier: MIT
// Retrograde analysis finds the verdicts and Grundy values of all positions reachable from a start. If nobody
// can force a win, the position is a draw.
#pragma once

#include "solver/component.h"
#include "solver/work.h"

enum {
    EXPLORED_MAX = 1000000,       // largest number of positions that an exploration may reach
    EXPLORED_MOVES_MAX = 3000000, // largest number of moves of all positions together
    EXPLORED_BYTES = 128 << 20,   // memory in bytes for EXPLORED_MAX positions and their moves
};

struct exploration;

// Explores all positions reachable from `start`. Returns null on a fault.
struct exploration *explore(const struct component *start, struct work *work);
void explore_free(struct exploration *exploration);

// Returns true if the exploration has reached the position.
bool explored(const struct exploration *exploration, const struct component *component);

// Returns the verdict of a reached position.
enum verdict explored_verdict(const struct exploration *exploration, const struct component *component);

// Finds the Grundy value of a reached position. Returns false if play may never end.
bool explored_value(struct exploration *exploration, const struct component *component, uint32_t *value);
