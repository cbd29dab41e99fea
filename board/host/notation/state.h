// SPDX-License-Identifier: MIT
// A game, its parameters, a position and a move as text.
#pragma once

#include "notation/line.h"

// Reads the name of a game and returns it; null, with a fault, if no game has that name.
const struct game *read_game(void);

// Sets the game of the state; its position is left as it is, and its edges are not listed yet (list_edges).
void state_set_game(struct state *state, const struct game *game);

// Sets *state to the first start position of the game; its edges are not listed yet (list_edges).
void state_begin(struct state *state, const struct game *game);

// Reads `<game> <params> : <position>` up to the end of the line. With `start` the position, or all after the
// game, may be missing: then it is the first start position.
void read_state(struct state *state, bool start);

// Reads the game, parameters and parts of a board's line (NUMBERS).
void read_numbers(struct state *state);

// Reads `<game> <params>`; the parts of the position are 0 then.
void read_game_and_params(struct state *state);

// Reads the colon between parameters and position, which may be missing, and the spaces around it.
void read_colon(void);

// Writes the state of the line's task.
void write_state(void);

// Reads or writes `<params>`, which is `-` for a game without parameters.
void text_params(struct state *state);

// Reads or writes `<position>`, which has the game and the parameters of the state.
void text_position(struct state *state);

// Reads or writes `<move>`. A move that was read has parts and numbers in range, but may be against the
// rules.
void text_move(const struct state *state, struct move *move);

// Writes the choice of this number for a part in a position, by which its text is known.
void write_choice(const struct state *state, uint8_t part, stones_t number);

// The edges of a graph

// Reads or writes the edge in this place of the list.
void text_edge(struct state *state, uint8_t place);

// Refuses a list of edges, from this column on, that makes a cycle.
void read_cycle(const struct position *position, column_t start);

// Writes a cycle of the position, as `2>3>2`. It must have one.
void write_cycle(const struct position *position);

// Sets the list of edges to those of the position, if it has a graph.
void list_edges(struct state *state);

// How a shape is written

enum form_flag {
    // The number of a choice
    FROM_ZERO = 1,    // the smallest number is 0, not 1
    FROM_ABOVE = 2,   // the text is what is left, so the smallest text is the largest number of game_choose
    OWN_NUMBER = 4,   // it is left out if it is that of the part
    IS_LETTER = 8,    // it is a letter
    WITH_REST = 0x10, // with the rest beside it; that of the second part comes last
    // A move and a position
    MANY = 0x20,        // a move may have several choices, each with one change
    SAME_NUMBER = 0x40, // several choices have the same number: part BOTH_PILES
    IN_PAIRS = 0x80,    // each place has two parts: first that of the player to move, then the other player's
    DROPS_ZEROS = 0x100, // parts of 0 at the end are left out
    MAY_BE_DRAWN = 0x200 // the game has draws, and so no values
};

// How many parts there may be, and what each may hold
struct part_limits {
    uint8_t least, most;
    part_t min, max;
};

struct form {
    char name[6];
    char separator;      // between a part and its number in a move; 0: none
    uint16_t flags;      // bits of enum form_flag
    const char *letters; // what a part holds, by its number; null: numbers
    struct part_limits parts;
    // Returns the most that this part may hold, with these parameters and the parts before it. Null:
    // parts.max.
    part_t (*part_max)(const struct position *position, uint8_t part, part_t max);
    // What a choice does: `#` stands for its number and `&` for its part. `special`: the same number for all
    // parts, or a part with its own number.
    const char *choice, *special;
    const char *help_position, *help_move; // what a position and a move have, for `help <game>`
};

// Returns how the notation writes positions and moves of this game.
const struct form *form_of(const struct game *game);

// The most that this part may hold, with these parameters and the parts before it.
part_t part_max(const struct state *state, uint8_t part);
