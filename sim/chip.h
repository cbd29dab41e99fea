// SPDX-License-Identifier: MIT
// Calls the game functions of a simulated chip. Copies positions and moves to its memory. The chip's limits
// may differ from this program's.
#pragma once

#include "core/call.h"  // functions of the chip
#include "game/games.h" // positions and moves of this program

enum { CHIP_POSITION_FIELDS = 13, CHIP_MOVE_FIELDS = 2, CHIP_CHANGE_FIELDS = 2 };

// Addresses and sizes of the positions, moves and games in the chip's memory
struct chip_fields {
    struct field position[CHIP_POSITION_FIELDS], move[CHIP_MOVE_FIELDS], change[CHIP_CHANGE_FIELDS];
    struct field changes, whole_position, whole_move, whole_game;
    uint16_t games;
};

// Finds the addresses and sizes in a firmware. Returns false if the firmware contains no games.
bool chip_find(struct chip_fields *fields, const struct layout *layout);

// Writes a position of this game into the chip's memory.
void chip_write_position(const struct chip_fields *fields, uint8_t *memory, const struct game *game,
                         const struct position *position);

// Copy a move to or from the chip's memory.
void chip_write_move(const struct chip_fields *fields, uint8_t *memory, const struct move *move);
struct move chip_read_move(const struct chip_fields *fields, const uint8_t *memory);

// Returns the address of the game in the chip's table of games.
uint16_t chip_game(const struct chip_fields *fields, const struct game *game);

// A chip whose functions this program calls to analyse positions
struct chip {
    struct call call;
    struct chip_fields fields;
    uint16_t game, position, move; // where the chip stores the arguments of its functions
};

// Prepares calls of the firmware's functions. Call this in the firmware's main loop, and again after each run
// of the firmware.
bool chip_begin(struct chip *chip, struct machine *machine, const struct layout *layout);

// Sets the position to ask about. Clears the move.
void chip_set(struct chip *chip, const struct game *game, const struct position *position);

// Sets the move to ask about.
void chip_set_move(struct chip *chip, const struct move *move);

// Calls a function of player.h or rules.h. Sets *result to the low byte that it returns.
bool chip_ask(struct chip *chip, const char *function, uint8_t *result);

// Reads the move that the last call stored in the chip's memory.
struct move chip_move(const struct chip *chip);
