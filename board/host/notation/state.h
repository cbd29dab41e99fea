// SPDX-License-Identifier: MIT
// Reads and writes a game, its parameters, a position and a move as text.
#pragma once

#include "notation/names.h"
#include "notation/text.h"

// Reads the name of a game and returns its row.
const struct game *read_game(struct line *line);

// Sets the game of *state and removes all edges. Keeps the position.
void state_set_game(struct state *state, const struct game *game);

// Sets *state to a game's first start position, without edges.
void state_begin(struct state *state, const struct game *game);

// Reads `<game> <params> : <position>`. If `start` is true, the position may be missing.
void read_state(struct line *line, struct state *state, bool start);

// Reads game, parameters and parts from a board's line of numbers (mode NUMBERS).
void read_numbers(struct line *line, struct state *state);

// Reads `<game> <params>` and sets all parts of the position to 0.
void read_game_and_params(struct line *line, struct state *state);

// Reads `: <position>` up to the end of the line.
void read_position(struct line *line, struct state *state);

// Reads spaces and the optional colon before a position.
void read_colon(struct line *line);

// Writes `<game> <params> : <position>`.
void write_state(struct line *line, const struct state *state);

// Reads or writes `<params>`, which is `-` for a game without parameters.
void text_params(struct line *line, struct state *state);

// Reads or writes `<position>`. The game and parameters of the state must be set.
void text_position(struct line *line, struct state *state);

// Reads or writes `<move>`. Checks ranges, but not the rules of the game.
void text_move(struct line *line, const struct state *state, struct move *move);

// Writes a move in words.
void say_move(struct line *line, const struct state *state, const struct move *move);

// Lists the edges of the graph in *state. Without a graph, the list is empty.
void list_edges(struct state *state);

// The form of a shape

enum form_flag {
    // How the notation writes the number that a move chooses for a part
    FROM_ZERO = 1,    // count the number from 0 instead of 1
    FROM_ABOVE = 2,   // write what the move leaves, not what it takes
    OWN_NUMBER = 4,   // omit the chosen number if it equals the part's number
    IS_LETTER = 8,    // write the number as a letter
    WITH_REST = 0x10, // write the new contents of both boxes
    // Other flags
    MANY = 0x20,         // a move may change several parts
    SAME_NUMBER = 0x40,  // all numbers of a move must be equal (BOTH_PILES)
    IN_PAIRS = 0x80,     // each row has two parts: the mover's man, then the opponent's man
    DESCENDS = 0x100,    // the parts are in descending order; omit parts of 0 at the end
    MAY_BE_DRAWN = 0x200 // the game has draws, and therefore no Grundy values
};

// Smallest and largest number of parts, and smallest and largest value of a part
struct part_limits {
    uint8_t least, most;
    part_t min, max;
};

struct form {
    char name[6];
    char separator;      // character between a part and its number in a move, or 0
    uint16_t flags;      // bits of enum form_flag
    const char *letters; // letters for the values 0, 1, ... of a part, or null if values are numbers
    struct part_limits parts;
    // Texts for a choice. `#` is the number, `&` the part. `special` is for BOTH_PILES and OWN_NUMBER.
    const char *choice, *special;
    const char *plural;                    // plural of the name, for the message about missing parts
    const char *help_position, *help_move; // explanations of positions and moves for `help <game>`
};

// Returns how the notation writes positions and moves of a game.
const struct form *form_of(const struct game *game);

// Returns the largest value that the earlier parts allow for a part. `limits` may be null.
part_t part_max(const struct limits *limits, const struct state *state, uint8_t part);
