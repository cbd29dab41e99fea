// SPDX-License-Identifier: MIT
// What the glass has to say about a game, in the robot's own words. Where a text has two forms, "long|short",
// the short one stands where piles leave no room for the other.
#pragma once

#include "robot/robot.h" // the match

enum { WORDS_BYTES = 48 };

// What is said of the choice that the move makes for the part; by the machine, or by the human while he
// chooses.
void words_choice(const struct game *game, const struct position *position, const struct move *move,
                  uint8_t part, bool machine, char text[static WORDS_BYTES]);

// The human is to move; the game begins; who has won where no move is left.
void words_turn(const struct game *game, const struct position *position, char text[static WORDS_BYTES]);
const char *words_goal(const struct game *game);
const char *words_result(const struct game *game, const struct position *position, bool human_moved);

// True if who takes the last stone wins or loses, not who makes the last move.
bool words_stone_decides(const struct game *game);

// What the menu calls the family of this row of the table of games.
const char *words_family(uint8_t row);

// What it calls the game. GAME_COUNT stands for Morra, which only the exhibit has.
const char *words_title(uint8_t row);

// A start position as the menu shows it.
void words_start(const struct game *game, const struct position *position, char text[static WORDS_BYTES]);

// Who wins, also where that takes a search.
enum verdict verdict_of(const struct game *game, const struct position *position);
