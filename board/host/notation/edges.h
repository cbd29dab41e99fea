// SPDX-License-Identifier: MIT
// The edges of a graph as text.
#pragma once

#include "notation/line.h"

// Reads or writes the edge in this place of the list.
void text_edge(struct state *state, uint8_t place);

// Refuses a list of edges, from this column on, that makes a cycle.
void read_cycle(const struct position *position, column_t start);

// Writes a cycle of the position, as `2>3>2`. It must have one.
void write_cycle(const struct position *position);

// Sets the list of edges to those of the position, if it has a graph.
void list_edges(struct state *state);
