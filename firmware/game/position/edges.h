// SPDX-License-Identifier: MIT
// The edges of the graph that tokens move on.
#pragma once

#include "game/position/position.h"

// True if the graph has this edge. Vertices are 0..VERTICES_MAX-1.
bool graph_has_edge(const struct position *position, uint8_t from, uint8_t to);

// Adds an edge; false if the graph has it already.
bool graph_add_edge(struct position *position, uint8_t from, uint8_t to);
