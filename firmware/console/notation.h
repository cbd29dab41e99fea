// SPDX-License-Identifier: MIT
// Games, positions and moves as text, in and out.
#pragma once

#include "console/text.h"

// A position and the game it belongs to. Edges are kept as the line names them, so that an answer repeats it.
struct state {
    const FLASH struct game *game;
    uint8_t params, shape; // of the game
    struct position position;
    uint8_t edge_count;
    uint8_t edge[EDGES_MAX]; // from * 16 + to
};

// What the parts of a shape are called, how many there can be and what they can hold.
struct range {
    char name[6];
    char letters[4]; // that stand for 0, 1, 2, if they are not written as numbers
    uint8_t count_min, count_max;
    part_t min, max;
};

const FLASH struct range *range_of(const struct state *state);

// With the parameters of this state
part_t part_max(const struct state *state);

// `<game> <params> : <position>`, up to the end of the line. Where a start will do, the position, or all
// behind the game, may be missing.
void read_state(struct state *state, bool start);
void write_state(struct state *state);

// `<params>`; described, all of the state but the game is ignored.
void text_params(struct state *state);

// The list of edges; refused where there is a cycle, which write_cycle then names.
void text_edges(struct state *state);
void write_cycle(const struct state *state);
void list_edges(struct state *state); // those that a start position came with

// `<position>`, up to the end of the line
void text_position(struct state *state);

// `<move>`, up to the end of the line; it may be against the rules of the game. The order in *move stays when
// it is written: an enumeration may depend on it.
void text_move(const struct state *state, struct move *move);

// An array in flash has to be named by its first element: as a whole it decays to a pointer into RAM.
#define NAME(named) (&(named)->name[0])
