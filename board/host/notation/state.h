// SPDX-License-Identifier: MIT
// Reads and writes a game, its parameters, a position and a move as text.
#pragma once

#include "notation/line.h"

// Reads the name of a game and returns its row. Returns null on a fault.
const struct game *read_game(void);

// Sets the game of *state. Changes neither the position nor the list of edges.
void state_set_game(struct state *state, const struct game *game);

// Sets *state to the first start position of the game. Call list_edges() before writing it.
void state_begin(struct state *state, const struct game *game);

// Reads `<game> <params> : <position>` up to the end of the line. If `start` is true, the position and the
// parameters are optional, and the first start position is the default.
void read_state(struct state *state, bool start);

// Reads the game, parameters and parts of a board's line (NUMBERS).
void read_numbers(struct state *state);

// Reads `<game> <params>` and sets all parts of the position to 0.
void read_game_and_params(struct state *state);

// Reads the colon between parameters and position and the spaces around it. The colon is optional.
void read_colon(void);

// Writes the state of the task.
void write_state(void);

// Reads or writes `<params>`, which is `-` for a game without parameters.
void text_params(struct state *state);

// Reads or writes `<position>`. The state must already have a game and its parameters.
void text_position(struct state *state);

// Reads or writes `<move>`. Reading checks that parts and numbers are in range, not that the move is legal.
void text_move(const struct state *state, struct move *move);

// Writes the choice of this number for a part.
void write_choice(const struct state *state, uint8_t part, stones_t number);

// The edges of a graph

// Reads or writes the edge in this place of the list.
void text_edge(struct state *state, uint8_t place);

// Notes a fault at the column `start` if the graph has a cycle.
void read_cycle(const struct position *position, column_t start);

// Writes a cycle of the position, such as `2>3>2`. The graph must have a cycle.
void write_cycle(const struct position *position);

// Sets the list of edges from the graph of the position, if any.
void list_edges(struct state *state);

// The form of a shape

enum form_flag {
    // The number of a choice
    FROM_ZERO = 1,  // counts from 0 instead of 1
    FROM_ABOVE = 2, // written as what is left: the smallest written number is the largest one of game_choose
    OWN_NUMBER = 4, // omitted if it equals the number of the part
    IS_LETTER = 8,  // written as a letter
    WITH_REST = 0x10, // written with the rest; for the second part the rest is first
    // A move and a position
    MANY = 0x20,        // a move may have several choices, each with one change
    SAME_NUMBER = 0x40, // several choices must have the same number (BOTH_PILES)
    IN_PAIRS = 0x80,    // each place has two parts: first the part of the player to move, then the opponent's
    DROPS_ZEROS = 0x100, // parts of 0 at the end are omitted
    MAY_BE_DRAWN = 0x200 // the game has draws, and therefore no Grundy values
};

// Limits of the number of parts and of the value of each part
struct part_limits {
    uint8_t least, most;
    part_t min, max;
};

struct form {
    char name[6];
    char separator;      // character between a part and its number in a move; 0: none
    uint16_t flags;      // bits of enum form_flag
    const char *letters; // letters of the values of a part; null: values are written as numbers
    struct part_limits parts;
    // Returns the largest value of this part, which depends on the parameters and on the parts before it.
    // Null: parts.max.
    part_t (*part_max)(const struct position *position, uint8_t part, part_t max);
    // A choice in words, with `#` for its number and `&` for its part. `special` is for a choice of all parts
    // (SAME_NUMBER), or of a part with its own number (OWN_NUMBER).
    const char *choice, *special;
    const char *help_position, *help_move; // explanations of a position and a move, for `help <game>`
};

// Returns the form of a game: how the notation writes its positions and moves.
const struct form *form_of(const struct game *game);

// Returns the largest value of this part, which depends on the parameters and on the parts before it.
part_t part_max(const struct state *state, uint8_t part);
