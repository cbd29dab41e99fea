// SPDX-License-Identifier: MIT
// The null board: game/ and console/ on stdin and stdout of the machine you sit at.
#pragma once

#define PARTS_MAX 32
#define PILES_MAX 32
#define PART_MAX 2147483647
#define STONES_MAX 2147483647
#define VERTICES_MAX 15
#define SOS_MAX 18         // cells
#define ARENA_BYTES 262144 // of the searches: a bit for each of 2 million positions
#define SEARCH_STEPS 1000  // of a search, in one call
#define TAKES_MAX 31       // numbers in S of the subtraction games
#define TAKE_MAX 31        // the largest of them, at most 31
#define VALUES_MAX 65536   // Grundy values of piles that are kept, on the stack

#define TOKENS_MAX 10        // on a graph
#define EDGES_MAX 105        // of a graph
#define BAR_ROWS_MAX 32      // of chocolate
#define BAR_COLUMNS_MAX 1000 // in each
#define COINS_MAX 32         // to turn
#define MEN_ROWS_MAX 16      // with a black and a white man
#define COLUMNS_MAX 1000     // in each

#define CONSOLE_LINE_MAX 1023 // characters; the longest legal line, a graph, has 540
#define MATCH_UNDO_MAX 1000   // moves that can be taken back
#define CONSOLE_WORDY 1       // help tells of each game, and there is something to quit

// A line is answered within 2 s (tests/host/worst_line.c).
#define CONSOLE_STEPS_MAX 9000000 // of a search
#define CONSOLE_TRIES_MAX 100000  // moves that `all` tries
#define CONSOLE_LIST_MAX 50000    // moves that `all` lists
