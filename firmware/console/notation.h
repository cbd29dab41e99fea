// SPDX-License-Identifier: MIT
// Games, positions and moves as text, in and out.
#pragma once

#include "console/reader.h"
#include "game/game.h"

// A position and the game it belongs to.
struct state {
    const FLASH struct game *game;
    struct position position;
};

// `<game> <params>`. Leaves the position empty.
bool read_game(struct reader *reader, struct state *state);

// `<position>`, up to the end of the line.
bool read_position(struct reader *reader, struct position *position);

// `<move>`, up to the end of the line; it is legal in this position.
bool read_move(struct reader *reader, const struct state *state, struct move *move);

// `<game> <params> : <position>`, without an end of line
void write_state(sink_t put, const struct state *state);

// The piles ascending, joined by `+`. The order in *move stays: an enumeration may depend on it.
void write_move(sink_t put, const struct position *position, const struct move *move);

// An array in flash has to be named by its first element: as a whole it decays to a pointer into RAM.
#define GAME_NAME(game) (&(game)->name[0])

// Names separated by spaces
void write_game_names(sink_t put);
