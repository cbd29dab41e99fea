// SPDX-License-Identifier: MIT
// The edges of a graph as text.
#pragma once

#include "console/line.h"

// Reads or writes the list of edges. A list with a cycle is refused, as its game would not end.
void text_edges(struct state *state);

// `2>3>2`, a cycle that the position has
void write_cycle(const struct position *position);

// From the position, as a start position brings it, to the list of edges; and the other way round.
void list_edges(struct state *state);
void link_edges(struct state *state);
