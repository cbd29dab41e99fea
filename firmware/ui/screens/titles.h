// SPDX-License-Identifier: MIT
// What people see of each game: a table with one row per game.
#pragma once

#include "game/games.h" // enum game_id

#include <stdbool.h>
#include <stdint.h>

// How many piles a player can set: none, as many as start position 0 has, or any number
enum custom_piles { NO_CUSTOM_PILES, CUSTOM_PILES_SAME_COUNT, CUSTOM_PILES_ANY_COUNT };

// MISERE_TWIN means that the next game in enum game_id is the misère version.
enum twin { NO_TWIN, MISERE_TWIN };

// What decides a game. GOAL_MOVE is the last move, even if stones are left.
enum goal { GOAL_MOVE, GOAL_STONE, GOAL_POISON, GOAL_SOS, GOAL_LEAD, GOALS };

// Row of two-finger Morra. Morra is not impartial and not in the table of games.
enum { ROW_MORRA = GAME_COUNT };

// Returns true if `row` is a game of games[], so not Morra.
static inline bool is_match(uint8_t row)
{
    return row < GAME_COUNT;
}

// Columns: game, record number, family, title, custom piles, twin, goal. Rows are in the kiosk's order. Never
// change or reuse a record number (storage/record.h).
#define TITLES(ROW)                                                                                          \
    ROW(GAME_NIM, 1, TITLE_NIM, TITLE_NIM, CUSTOM_PILES_ANY_COUNT, MISERE_TWIN, GOAL_STONE)                  \
    ROW(GAME_WYTHOFF, 2, TITLE_NIM, TITLE_WYTHOFF, CUSTOM_PILES_SAME_COUNT, NO_TWIN, GOAL_STONE)             \
    ROW(GAME_STAIR, 3, TITLE_NIM, TITLE_STAIR, CUSTOM_PILES_SAME_COUNT, NO_TWIN, GOAL_MOVE)                  \
    ROW(GAME_CHOMP, 4, TITLE_CHOMP, TITLE_CHOMP, NO_CUSTOM_PILES, NO_TWIN, GOAL_POISON)                      \
    ROW(GAME_TAKE, 5, TITLE_TAKE_AWAY, TITLE_TAKE_AWAY, NO_CUSTOM_PILES, MISERE_TWIN, GOAL_STONE)            \
    ROW(GAME_FIB, 6, TITLE_TAKE_AWAY, TITLE_FIBONACCI, NO_CUSTOM_PILES, NO_TWIN, GOAL_STONE)                 \
    ROW(GAME_DYN1, 7, TITLE_TAKE_AWAY, TITLE_DYNAMIC, NO_CUSTOM_PILES, NO_TWIN, GOAL_STONE)                  \
    ROW(GAME_SOS, 8, TITLE_SOS, TITLE_SOS, NO_CUSTOM_PILES, NO_TWIN, GOAL_SOS)                               \
    ROW(GAME_NORTHCOTT, 9, MSG_FAMILY_STRIPS, TITLE_NORTHCOTT, NO_CUSTOM_PILES, NO_TWIN, GOAL_MOVE)          \
    ROW(GAME_NORTHCOTTR, 10, MSG_FAMILY_STRIPS, TITLE_RETREAT, NO_CUSTOM_PILES, NO_TWIN, GOAL_MOVE)          \
    ROW(GAME_NIMBLE, 11, MSG_FAMILY_STRIPS, TITLE_NIMBLE, NO_CUSTOM_PILES, NO_TWIN, GOAL_MOVE)               \
    ROW(GAME_TURTLE_OPT, 12, MSG_FAMILY_COINS, TITLE_TURTLES, NO_CUSTOM_PILES, NO_TWIN, GOAL_MOVE)           \
    ROW(GAME_TURTLE_MAN, 13, MSG_FAMILY_COINS, TITLE_TURTLE_PAIRS, NO_CUSTOM_PILES, NO_TWIN, GOAL_MOVE)      \
    ROW(GAME_TURTLE_EDGE, 14, MSG_FAMILY_COINS, TITLE_TURTLE_EDGE, NO_CUSTOM_PILES, NO_TWIN, GOAL_MOVE)      \
    ROW(GAME_MOORE, 15, TITLE_NIM_K, TITLE_NIM_K, CUSTOM_PILES_ANY_COUNT, MISERE_TWIN, GOAL_STONE)           \
    ROW(GAME_BNIM, 16, TITLE_NIM_K, TITLE_BOUNDED, CUSTOM_PILES_ANY_COUNT, NO_TWIN, GOAL_STONE)              \
    ROW(GAME_POJ2315, 17, TITLE_NIM_K, TITLE_FOOTBALL, NO_CUSTOM_PILES, NO_TWIN, GOAL_MOVE)                  \
    ROW(GAME_SUB, 18, TITLE_SUBTRACTION, TITLE_SUBTRACTION, NO_CUSTOM_PILES, MISERE_TWIN, GOAL_MOVE)         \
    ROW(GAME_SUBSUM, 19, TITLE_SUBTRACTION, TITLE_SUBTRACTION_SUM, CUSTOM_PILES_ANY_COUNT, MISERE_TWIN,      \
        GOAL_MOVE)                                                                                           \
    ROW(GAME_DIVIDE, 20, MSG_FAMILY_DIVIDE, TITLE_DIVIDE, NO_CUSTOM_PILES, NO_TWIN, GOAL_MOVE)               \
    ROW(GAME_DAG, 21, MSG_FAMILY_GRAPH, TITLE_GRAPH, NO_CUSTOM_PILES, MISERE_TWIN, GOAL_MOVE)                \
    ROW(GAME_EVERYSG, 22, MSG_FAMILY_GRAPH, TITLE_EVERY, NO_CUSTOM_PILES, NO_TWIN, GOAL_MOVE)                \
    ROW(GAME_MIXED, 23, MSG_FAMILY_MIXED, TITLE_MIXED, CUSTOM_PILES_SAME_COUNT, MISERE_TWIN, GOAL_STONE)     \
    ROW(ROW_MORRA, 24, MSG_FAMILY_MORRA, TITLE_MORRA, NO_CUSTOM_PILES, NO_TWIN, GOAL_LEAD)

#define TITLE_ONE(...) +1
enum { TITLED_GAMES = TITLES(TITLE_ONE) };
#undef TITLE_ONE

struct title {
    uint8_t record;           // record number
    uint8_t family;           // message with the family's name
    uint8_t name;             // message with title and rules
    uint8_t custom_piles : 3; // enum custom_piles
    bool has_twin : 1;
    uint8_t goal : 4; // enum goal
};

// The rows, indexed by enum game_id or ROW_MORRA. Misere twins and games without a title have empty rows.
extern const FLASH struct title titles[];

// Returns the game with index `place` in the kiosk's order.
uint8_t title_game(uint8_t place);

// Returns the index of a game in the kiosk's order, or 0 if the game has none.
uint8_t title_place(uint8_t game);

// Returns the title of `game`, which can be ROW_MORRA.
const FLASH struct title *title_of(uint8_t game);
