// SPDX-License-Identifier: MIT
// A box is a table of all positions whose parts are at most given numbers. One pass over the box finds all
// verdicts or all Grundy values.
#pragma once

#include "solver/work.h"
#include "solver/edges.h"

enum {
    BOX_PARTS_MAX = 32,
    BOX_STEPS = 500000000,       // steps that a box may use
    BOX_MEMORY = 1 << 25,        // bytes that a box may use
    BOX_BYTES_OF_A_POSITION = 2, // BOX_MEMORY holds 16,777,216 positions
};

// Games that this solver knows, and the parts of their positions
enum box_rules {
    BOX_BAR,    // Chomp: the rows of the bar, the longest first
    BOX_PAIR,   // Wythoff's Nim: the two piles
    BOX_DIVIDE, // the game Empty and Divide: the two boxes
    BOX_TOKENS, // tokens on a graph, moved one at a time: their vertices
    BOX_CAPPED  // a heap with a cap on the next take: stones and cap (capped.h)
};

struct box_game {
    enum box_rules rules;
    bool misere;
    uint8_t growth;     // BOX_CAPPED: a take of t stones sets the cap to growth * t
    struct edges edges; // BOX_TOKENS: the graph, without cycles
};

struct box;

// Finds the verdicts of all positions up to `most`. Tokens may be on all vertices. If `has_values` is true,
// finds Grundy values instead, without tokens and without bites that eat the poison. Returns null at a limit.
// The edges may be freed afterwards.
struct box *box_new(const struct box_game *game, const uint32_t *most, unsigned parts, bool has_values,
                    struct budget *budget);
void box_free(struct box *box);

// Returns true if the box contains this position. Missing rows of a bar count as 0.
bool box_has(const struct box *box, const uint32_t *part, unsigned parts);

// Returns the Grundy value of a position in the box. In a box of verdicts, returns 1 for a won position.
uint32_t box_value(const struct box *box, const uint32_t *part, unsigned parts);
