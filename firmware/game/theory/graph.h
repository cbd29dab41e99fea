// SPDX-License-Identifier: MIT
// Tokens on the vertices of a graph without cycles: one token moves along one edge, in normal play (dag), in
// misere play (mdag), or every token that can (everysg). Contracts as in struct game; of a graph, `most` is
// the number of vertices.
#pragma once

#include "game/theory/sum.h"

// Finds a cycle: its vertices in the order of the edges, from the lowest on, and how many; 0 if there is
// none.
uint8_t graph_cycle(const struct position *position, uint8_t cycle[VERTICES_MAX]);

// False if the edge is there already.
bool graph_add_edge(struct position *position, uint8_t from, uint8_t to);
bool graph_has_edge(const struct position *position, uint8_t from, uint8_t to);

// Rules: a token goes along an edge.
bool graph_allows(const struct position *position, uint8_t token, stones_t number);

extern const FLASH struct sum graph_sum;
enum verdict mdag_verdict(const struct position *position);
enum verdict everysg_verdict(const struct position *position);
enum verdict everysg_reply(const struct position *position, struct move *move);
