// SPDX-License-Identifier: MIT
// Constants of the boards with an ATmega at 16 MHz. The limits of the games fit 2 KB of RAM.
#pragma once

#define PARTS_MAX 16              // parts in a position
#define CHANGES_MAX 8             // largest number of parts that one move changes
#define PILES_MAX 8               // piles
#define PART_MAX 99               // stones in a pile
#define STONES_MAX 127            // stones in a heap
#define VERTICES_MAX 10           // vertices in a graph
#define SOS_MAX 16                // cells of SOS
#define ARENA_BYTES 256           // bytes of memory for searches; each position needs one bit
#define SEARCH_STEPS 56           // search steps per call; the keys are read between two calls
#define TAKES_MAX 6               // numbers in the set S of a subtraction game
#define TAKE_MAX 20               // largest number in the set S, at most 31
#define VALUES_MAX (PART_MAX + 1) // number of Grundy values in the arena, one for each pile size
#define TOKENS_MAX 3              // tokens on a graph
#define EDGES_MAX 24              // edges in a graph
#define BAR_ROWS_MAX 8            // rows of a bar of chocolate
#define BAR_COLUMNS_MAX 8         // squares in a row
#define COINS_MAX 12              // coins in a row
#define MEN_ROWS_MAX 4            // rows in Northcott's game
#define COLUMNS_MAX 9             // columns in Northcott's game

// Period of the main loop in ms, a whole number of timer counts
#define TICK_MS 2

#define MATCH_LOG_MAX 80 // number of changed parts that undo can restore, enough for 8 moves

#define SERIAL_BAUD 115200UL
