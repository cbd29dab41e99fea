// SPDX-License-Identifier: MIT
// The edges of the graph that tokens move on.
#pragma once

#include "game/game.h"

bool graph_has_edge(const struct position *position, uint8_t from, uint8_t to);

// False if the edge is there already.
bool graph_add_edge(struct position *position, uint8_t from, uint8_t to);
