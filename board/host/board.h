// SPDX-License-Identifier: MIT
// Limits of the host program, which has no MCU.
#pragma once

#define PARTS_MAX 32          // parts in a position
#define CHANGES_MAX 32        // largest number of parts that one move can change
#define PILES_MAX 32          // piles
#define PART_MAX 2147483647   // stones in a pile
#define STONES_MAX 2147483647 // stones in a heap
#define VERTICES_MAX 15       // vertices in a graph
#define SOS_MAX 18            // cells of SOS
#define ARENA_BYTES 262144    // bytes of memory for searches; each position needs one bit
#define SEARCH_STEPS 1000     // search steps per call
#define TAKES_MAX 31          // largest count of numbers in the set S of a subtraction game
#define TAKE_MAX 31           // largest number in the set S, at most 31
#define VALUES_MAX 65536      // number of Grundy values in memory, for piles of 0 to 65535 stones

#define TOKENS_MAX 10        // tokens on a graph
#define EDGES_MAX 105        // edges in a graph
#define BAR_ROWS_MAX 32      // largest number of rows in a bar of chocolate
#define BAR_COLUMNS_MAX 1000 // squares in a row
#define COINS_MAX 32         // coins in a row
#define MEN_ROWS_MAX 16      // rows in Northcott's game
#define COLUMNS_MAX 1000     // largest number of columns in Northcott's game

#define MATCH_UNDO_MAX 1000 // number of moves that can be taken back
#define MATCH_LOG_MAX 32000 // number of changed parts that undo remembers, enough for MATCH_UNDO_MAX moves
