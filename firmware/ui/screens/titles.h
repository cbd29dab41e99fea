// SPDX-License-Identifier: MIT
// The titles and families of the games in the menu.
#pragma once

#include "game/games.h" // enum game_id

#include <stdbool.h>
#include <stdint.h>

// Whether the menu offers piles set by the human and random piles: not at all, as many as in the first start
// position, or up to PILES_MAX.
enum custom_piles { NO_CUSTOM_PILES, CUSTOM_PILES_SAME_COUNT, CUSTOM_PILES_ANY_COUNT };

// What decides a game. Where stones may be left, or where balls or coins move instead, it is the last move.
enum goal { GOAL_MOVE, GOAL_STONE, GOAL_POISON, GOAL_SOS, GOAL_LEAD, GOALS };

struct title {
    uint8_t family;           // message; NO_MESSAGE: it is a misere twin
    uint8_t name;             // message with the rules as its further parts; NO_MESSAGE: it has none
    uint8_t custom_piles : 3; // enum custom_piles
    bool has_twin : 1;        // the next game is the same in misere play
    uint8_t goal : 4;         // enum goal
};

// The row of Morra, which is not in the table of games.
enum { ROW_MORRA = GAME_COUNT };

// Returns the title of a game (enum game_id) or of ROW_MORRA. A game without a title is in the family "More",
// under its name in the notation; on a board with a kiosk each game has one.
const FLASH struct title *title_of(uint8_t row);
