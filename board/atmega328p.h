// SPDX-License-Identifier: MIT
// What the boards with an ATmega328P at 16 MHz share: limits of the games, which its 2 KB of RAM set, the
// tick and the serial line.
#pragma once

#define PARTS_MAX 16
#define PILES_MAX 8
#define PART_MAX 99
#define STONES_MAX 999
#define VERTICES_MAX 10
#define SOS_MAX 16                // cells
#define ARENA_BYTES 256           // of the searches: a bit for each position
#define SEARCH_STEPS 7            // of a search, in one call: less than 1 ms (tests/bench/search.c)
#define TAKES_MAX 6               // numbers in S of the subtraction games
#define TAKE_MAX 20               // the largest of them, at most 31
#define VALUES_MAX (PART_MAX + 1) // Grundy values of piles that are kept, on the stack
#define TOKENS_MAX 3              // on a graph
#define EDGES_MAX 24              // of a graph
#define BAR_ROWS_MAX 8            // of chocolate
#define BAR_COLUMNS_MAX 8         // in each
#define COINS_MAX 12              // to turn
#define MEN_ROWS_MAX 4            // with a black and a white man
#define COLUMNS_MAX 9             // in each

// Milliseconds between two passes of the main loop. At 16 MHz a whole number of timer counts
// (port/atmega328p/port.c).
#define TICK_MS 2

#define CONSOLE_LINE_MAX 122 // characters: new everysg V=10;E=<24 edges> : <3 tokens>
#define MATCH_UNDO_MAX 1     // moves that can be taken back
#define CONSOLE_WORDY 0      // help is a list of commands

// A line is answered within 2 s (tests/device/worst_line.c).
#define CONSOLE_STEPS_MAX 16500 // of a search
#define CONSOLE_TRIES_MAX 1000  // moves that `all` tries
#define CONSOLE_LIST_MAX 100    // moves that `all` lists

// Received bytes wait while a search runs and while an answer is sent: a power of two, at most 128. In a tick
// come 24.
#define SERIAL_BAUD 115200UL
#define SERIAL_RX_BYTES 32
