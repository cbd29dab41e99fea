// SPDX-License-Identifier: MIT
// The games of the kiosk in a curated order, the easiest to understand first. A place in the order is
// 0..KIOSK_GAMES-1. Boards without a kiosk use only the numbers of the records.
#pragma once

#include "game/games.h"        // enum game_id
#include "ui/screens/titles.h" // ROW_MORRA

#include <stdint.h>

// GAME(enum game_id, number of its record). Records are stored under these numbers, so they never change:
// rows may be moved, a new game gets a title and a new number, the number of a removed game is not used
// again. All are below RECORDS (storage/record.h), and none is that of a setting.
#define KIOSK_ORDER(GAME)                                                                                    \
    GAME(GAME_NIM, 1)                                                                                        \
    GAME(GAME_WYTHOFF, 2)                                                                                    \
    GAME(GAME_STAIR, 3)                                                                                      \
    GAME(GAME_CHOMP, 4)                                                                                      \
    GAME(GAME_TAKE, 5)                                                                                       \
    GAME(GAME_FIB, 6)                                                                                        \
    GAME(GAME_DYN1, 7)                                                                                       \
    GAME(GAME_SOS, 8)                                                                                        \
    GAME(GAME_NORTHCOTT, 9)                                                                                  \
    GAME(GAME_NORTHCOTTR, 10)                                                                                \
    GAME(GAME_NIMBLE, 11)                                                                                    \
    GAME(GAME_TURTLE_OPT, 12)                                                                                \
    GAME(GAME_TURTLE_MAN, 13)                                                                                \
    GAME(GAME_TURTLE_EDGE, 14)                                                                               \
    GAME(GAME_MOORE, 15)                                                                                     \
    GAME(GAME_BNIM, 16)                                                                                      \
    GAME(GAME_POJ2315, 17)                                                                                   \
    GAME(GAME_SUB, 18)                                                                                       \
    GAME(GAME_SUBSUM, 19)                                                                                    \
    GAME(GAME_DIVIDE, 20)                                                                                    \
    GAME(GAME_DAG, 21)                                                                                       \
    GAME(GAME_EVERYSG, 22)                                                                                   \
    GAME(GAME_MIXED, 23)                                                                                     \
    GAME(ROW_MORRA, 24)

#define ORDER_ONE(row, record) +1
enum { KIOSK_GAMES = KIOSK_ORDER(ORDER_ONE) };
#undef ORDER_ONE

// Returns the game at this place, as enum game_id or ROW_MORRA.
uint8_t order_row(uint8_t place);

// Returns the number of the record of a game; 0 if it is not in the order: then it has none.
uint8_t order_record(uint8_t row);

// Returns the place of a game; 0 if it is not in the order.
uint8_t order_place(uint8_t row);
