// SPDX-License-Identifier: MIT
// The words that a display must show about a game, written independently of the firmware. In "long|short" the
// short form is used where piles leave no room.
#pragma once

#include "robot/robot.h"

enum { WORDS_BYTES = 48 };

// Writes the text that the display shows on the human's turn.
void words_turn(const struct game *game, const struct position *position, char text[static WORDS_BYTES]);

// Returns the text that the display shows for the game's goal.
const char *words_goal(const struct game *game);

// Returns the text that the display shows for the result.
const char *words_result(const struct game *game, const struct position *position, bool human_moved);

// Returns true if the last stone, not the last move, decides the game.
bool words_stone_decides(const struct game *game);

// Returns the menu's text for the game's family.
const char *words_family(uint8_t row);

// Returns the menu's title for a game. Row GAME_COUNT is Morra.
const char *words_title(uint8_t row);

// Writes a start position as the menu shows it.
void words_start(const struct game *game, const struct position *position, char text[static WORDS_BYTES]);

// Returns the verdict on a position. May search.
enum verdict verdict_of(const struct game *game, const struct position *position);
