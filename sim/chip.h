// SPDX-License-Identifier: MIT
// The games of a simulated chip: positions and moves in its memory, and its functions about them. This file
// is compiled with the limits of a board, which may differ from those of the chip.
#pragma once

#include "core/call.h"  // functions of the chip
#include "game/games.h" // positions and moves of this program

enum { CHIP_POSITION_FIELDS = 13, CHIP_MOVE_FIELDS = 2, CHIP_CHANGE_FIELDS = 2 };

// Where a chip has the fields of a position and of a move, and its table of games.
struct chip_fields {
    struct field position[CHIP_POSITION_FIELDS], move[CHIP_MOVE_FIELDS], change[CHIP_CHANGE_FIELDS];
    struct field changes, whole_position, whole_move, whole_game;
    uint16_t games;
};

// Finds the fields. False if this firmware has no games.
bool chip_find(struct chip_fields *fields, const struct layout *layout);

// Copies a position of this game into the chip's data memory, where a struct position is.
void chip_write_position(const struct chip_fields *fields, uint8_t *memory, const struct game *game,
                         const struct position *position);

// Copies a move into or from the chip's data memory, where a struct move is.
void chip_write_move(const struct chip_fields *fields, uint8_t *memory, const struct move *move);
struct move chip_read_move(const struct chip_fields *fields, const uint8_t *memory);

// Returns the address of the game in the chip's table of games.
uint16_t chip_game(const struct chip_fields *fields, const struct game *game);

// A chip that is asked about positions
struct chip {
    struct call call;
    struct chip_fields fields;
    uint16_t game, position, move; // addresses of what it is asked
};

// Prepares questions to a chip in its main loop. When it has run on, prepare again. False if this firmware
// has no games.
bool chip_begin(struct chip *chip, struct machine *machine, const struct layout *layout);

// Sets the position of the questions. The move is no move then.
void chip_set(struct chip *chip, const struct game *game, const struct position *position);

// Sets the move of the questions.
void chip_set_move(struct chip *chip, const struct move *move);

// Calls a function of player.h or rules.h, such as game_reply, with game, position and move. Sets *result to
// the lowest byte that it returns. False, with an error in chip->call, if that fails.
bool chip_ask(struct chip *chip, const char *function, uint8_t *result);

// Returns the move of the chip.
struct move chip_move(const struct chip *chip);
