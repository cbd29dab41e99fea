// SPDX-License-Identifier: MIT
// The edges of a graph as text.
#pragma once

#include "console/line.h"

// Reads or writes the list of edges. A list with a cycle is a fault.
void text_edges(struct state *state);

// Writes a cycle of the position, as `2>3>2`. It must have one.
void write_cycle(const struct position *position);

// Sets the list of edges to those of the position, if it has a graph.
void list_edges(struct state *state);

// Adds the edges of the list to the position.
void link_edges(struct state *state);
