// SPDX-License-Identifier: MIT
// Calls the game functions of a simulated chip. Copies positions and moves to its memory. The chip's limits
// may differ from this program's.
#pragma once

#include "core/call.h"  // functions of the chip
#include "game/games.h" // this program's positions and moves

enum { CHIP_POSITION_FIELDS = 13, CHIP_MOVE_FIELDS = 2, CHIP_CHANGE_FIELDS = 2 };

// Addresses and sizes of positions, moves and games in the chip's memory
struct chip_fields {
    struct field position[CHIP_POSITION_FIELDS], move[CHIP_MOVE_FIELDS], change[CHIP_CHANGE_FIELDS];
    struct field changes, whole_position, whole_move, whole_game;
    uint16_t games;
};

// Finds addresses and sizes in a firmware. Returns false if the firmware has no games.
bool chip_find(struct chip_fields *fields, const struct layout *layout);

// Writes a position into the chip's memory.
void chip_write_position(const struct chip_fields *fields, uint8_t *memory, const struct game *game,
                         const struct position *position);

// Copy a move to or from the chip's memory.
void chip_write_move(const struct chip_fields *fields, uint8_t *memory, const struct move *move);
struct move chip_read_move(const struct chip_fields *fields, const uint8_t *memory);

// Returns the address of a game in the chip's table of games.
uint16_t chip_game(const struct chip_fields *fields, const struct game *game);

// A simulated chip whose functions analyse positions for this program
struct chip {
    struct call call;
    struct chip_fields fields;
    uint16_t game, position, move; // addresses of the functions' arguments in the chip's memory
};

// Prepares calls while the firmware is in its main loop. Call again after each run of the firmware.
bool chip_begin(struct chip *chip, struct machine *machine, const struct layout *layout);

// Sets the position to ask about. Clears the move.
void chip_set(struct chip *chip, const struct game *game, const struct position *position);

// Sets the move to ask about.
void chip_set_move(struct chip *chip, const struct move *move);

// Calls a function of player.h or rules.h. Sets *result to the return value's low byte.
bool chip_ask(struct chip *chip, const char *function, uint8_t *result);

// Reads the move that the latest call stored in the chip's memory.
struct move chip_move(const struct chip *chip);
