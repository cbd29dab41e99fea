// SPDX-License-Identifier: MIT
// A table with all positions whose parts are at most given numbers. One pass finds all verdicts or values.
//
// A lost position marks the positions before it. A position without a mark is lost.
#pragma once

#include "solver/budget.h"

enum {
    BOX_PARTS_MAX = 32,
    BOX_STEPS = 500000000,       // budget of a box: steps
    BOX_MEMORY = 1 << 25,        // budget of a box: bytes
    BOX_BYTES_OF_A_POSITION = 2, // so a box has 16,777,216 positions at most
};

// The rules of a box
enum box_rules {
    BOX_BAR,    // Chomp: the rows of the bar, from the longest one on
    BOX_PAIR,   // Wythoff's Nim: both piles
    BOX_DIVIDE, // empty and divide: both boxes
    BOX_TOKENS, // tokens on a graph, one of which moves: the vertex of each token
};

struct box_game {
    enum box_rules rules;
    bool misere; // misere play: the player who loses in normal play wins
    // The graph of the tokens, without cycles. Successors of vertex v: next[first[v]]..next[first[v + 1] - 1]
    const uint32_t *first, *next;
    uint32_t vertices;
};

struct box;

// Finds the verdicts of all positions up to `most`. A box of tokens has all vertices. Returns null at a limit
// of the budget.
struct box *box_of_verdicts(const struct box_game *game, const uint32_t *most, unsigned parts,
                            struct budget *budget);

// Finds the Grundy values of all these positions, except of tokens. Nobody may eat the poison of a bar.
struct box *box_of_values(const struct box_game *game, const uint32_t *most, unsigned parts,
                          struct budget *budget);

void box_free(struct box *box);

// Returns true if the box has this position. Missing rows of a bar count as 0.
bool box_has(const struct box *box, const uint32_t *part, unsigned parts);

// Returns true if the player to move loses in this position of the box.
bool box_is_lost(const struct box *box, const uint32_t *part, unsigned parts);

// Returns the Grundy value of this position of the box.
uint32_t box_value(const struct box *box, const uint32_t *part, unsigned parts);
