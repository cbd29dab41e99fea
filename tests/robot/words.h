// SPDX-License-Identifier: MIT
// The words that a display must show about a game, written independently of the firmware. In "long|short" the
// short form is used where piles leave no room.
#pragma once

#include "robot/robot.h"

enum { WORDS_BYTES = 48 };

// Writes the display's text for a choice in a move.
void words_choice(const struct game *game, const struct position *position, const struct move *move,
                  uint8_t part, bool machine, char text[static WORDS_BYTES]);

// Writes the display's text for the human's turn.
void words_turn(const struct game *game, const struct position *position, char text[static WORDS_BYTES]);

// Returns the display's text for the goal.
const char *words_goal(const struct game *game);

// Returns the display's text for the result.
const char *words_result(const struct game *game, const struct position *position, bool human_moved);

// True if the last stone decides the game, false if the last move does.
bool words_stone_decides(const struct game *game);

// Returns the name of this row's family in the menu.
const char *words_family(uint8_t row);

// Returns the title of this row in the menu. Row GAME_COUNT is Morra.
const char *words_title(uint8_t row);

// Writes a start position as the menu shows it.
void words_start(const struct game *game, const struct position *position, char text[static WORDS_BYTES]);

// Returns the verdict, after a search if necessary.
enum verdict verdict_of(const struct game *game, const struct position *position);
