// SPDX-License-Identifier: MIT
// All positions that can be reached from one, with their verdicts and Grundy values: retrograde analysis of
// the graph of positions, for games of any kind. Positions that can go on for ever are draws.
#pragma once

#include "solver/component.h"

enum {
    EXPLORED_MAX = 1000000,       // positions
    EXPLORED_MOVES_MAX = 3000000, // moves of all of them
};

struct exploration;

// Explores the positions that can be reached. Null with a fault, also beyond the limits.
struct exploration *explore(const struct component *start);
void explore_free(struct exploration *exploration);

// True if the position was reached.
bool explored(const struct exploration *exploration, const struct component *component);

// Returns the verdict of a position that was reached.
enum verdict explored_verdict(const struct exploration *exploration, const struct component *component);

// Finds the Grundy value of a position that was reached; false if it has none, since a game can go on for
// ever.
bool explored_value(struct exploration *exploration, const struct component *component, uint32_t *value);
