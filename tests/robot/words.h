// SPDX-License-Identifier: MIT
// The words that a display must show, written independently of the firmware. Defines each text that several
// files of tests in C read. In "long|short" the short form is used where piles leave no room.
#pragma once

#include "robot/robot.h"

enum { WORDS_BYTES = 48 };

#define WORDS_SPLASH "Bouton plays Nim"
#define WORDS_YOUR_MOVE "Your move"
#define WORDS_TURN WORDS_YOUR_MOVE "   OK:?|  You"
#define WORDS_GAME_OVER "Game over"
#define WORDS_YOU_WIN "You win!"
#define WORDS_BOUTON_WINS "Bouton wins!"
#define WORDS_DRAW "A draw"
#define WORDS_AGAIN "OK:again"
#define WORDS_RETRY "OK:retry"
#define WORDS_OR_MENU "  <:menu"
#define WORDS_TRY "OK: try"
#define WORDS_ANY_KEY "press a key"

// Settings and their values
#define WORDS_GAME "Game"
#define WORDS_PILES_A_MOVE "Piles per move"
#define WORDS_UP_TO "up to "
#define WORDS_LAST_STONE "Last stone"
#define WORDS_LOSES "loses"
#define WORDS_START "Start"
#define WORDS_MY_OWN "my own"
#define WORDS_RANDOM "random"
#define WORDS_WHO_STARTS "Who starts"
#define WORDS_BOUTON "Bouton"
#define WORDS_PLAYERS "Players"
#define WORDS_ONE "one"
#define WORDS_LEVEL "Level"
#define WORDS_OF_LEVELS " of 4"
#define WORDS_SOUND "Sound"
#define WORDS_ON "on"
#define WORDS_OFF "off"

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
