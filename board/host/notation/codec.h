// SPDX-License-Identifier: MIT
// Positions and moves as numbers (README.md has the grammar), the same on boards and on the host, each with
// its own limits. A position is that of the player to move: in northcott his man of a row stands first.
#pragma once

#include "game/games.h"
#include "notation/numbers.h"

// What the displays of boards can show: the cells of a strip, the numbers in S, the arrows from a vertex.
// A move has no more choices there than there may be piles.
enum { GLASS_CELLS = 16, GLASS_TAKES = 5, GLASS_ARROWS = 7 };

// The parts of a shape: how many there may be, and what each may hold
struct parts {
    uint8_t least, most;
    part_t min, max;
};

// By enum shape; a heap has none
extern const FLASH struct parts shape_parts[SHAPES];

// Returns the most that this part may hold, with the parameters and the parts before it.
part_t codec_part_max(uint8_t shape, const struct position *position, uint8_t part);

// Reads or writes a game with its parameters and a position. Reads only what the rules allow, with *game not
// null also after a fault.
void codec_state(struct numbers *numbers, const FLASH struct game **game, struct position *position);

// Writes a move that is legal in this position, or no move.
void codec_write_move(struct numbers *numbers, const FLASH struct game *game, const struct position *position,
                      const struct move *move);

// Reads a move, which is all that is left of the line. Without a fault it is legal in this position, or it is
// no move.
void codec_read_move(struct numbers *numbers, const FLASH struct game *game, const struct position *position,
                     struct move *move);
