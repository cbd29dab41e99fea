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

// Games that this solver knows, and the parts of a position
enum box_rules {
    BOX_CAPPED, // a heap with a cap on each take; the parts are the stones and the cap (capped.h)
    BOX_BAR,    // Chomp; the parts are the bar's rows, longest row first
    BOX_PAIR,   // Wythoff's Nim; the parts are the two piles
    BOX_DIVIDE, // the game "Empty and Divide"; the parts are the two boxes
    BOX_TOKENS  // a move moves one token on a graph; the parts are the tokens' vertices
};

struct box_game {
    enum box_rules rules;
    bool misere;
    uint8_t growth;     // for BOX_CAPPED: a take of t stones sets the cap to `growth` times t
    struct edges edges; // graph for BOX_TOKENS, without cycles
};

struct box;

// Finds the verdicts or values of all positions up to `most`. Tokens get no values. Returns null at a limit.
struct box *box_new(const struct box_game *game, const uint32_t *most, unsigned parts, bool has_values,
                    struct budget *budget);
void box_free(struct box *box);

// Returns true if the box contains a position. Missing rows of a bar count as 0.
bool box_has(const struct box *box, const uint32_t *part, unsigned parts);

// Returns the Grundy value of a position, or 1 for a won position in a box of verdicts.
uint32_t box_value(const struct box *box, const uint32_t *part, unsigned parts);
