// SPDX-License-Identifier: MIT
// Exhibit: ATmega328P at 16 MHz, as a bare chip or an Uno, with 32x8 dots and five arcade keys with lamps.
//
//                          +-------------+
//                    RESET | 1  PC6  28  | PC5 free
//        serial in     PD0 | 2       27  | PC4 -- key OK
//        serial out    PD1 | 3       26  | PC3 -- key DOWN
//        lamp LEFT     PD2 | 4       25  | PC2 -- key UP
//        lamp RIGHT    PD3 | 5       24  | PC1 -- key RIGHT
//        lamp UP       PD4 | 6       23  | PC0 -- key LEFT
//                 5V   VCC | 7       22  | GND
//                      GND | 8       21  | AREF
//        crystal       PB6 | 9       20  | AVCC   5V
//        crystal       PB7 | 10      19  | PB5 -> CLK of the MAX7219 chain
//        lamp DOWN     PD5 | 11      18  | PB4 free
//        lamp OK       PD6 | 12      17  | PB3 -> DIN
//        free          PD7 | 13      16  | PB2 -> LOAD (CS)
//        free          PB0 | 14      15  | PB1 -> piezo
//                          +-------------+
#pragma once

#define PARTS_MAX 16
#define PILES_MAX 8
#define PART_MAX 99
#define STONES_MAX 999
#define VERTICES_MAX 10
#define SOS_MAX 16                // cells
#define ARENA_BYTES 256           // of the searches: a bit for each position
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
#define NUMBERS_MAX 14            // that a word shows: two counts of seven digits

// Milliseconds between two passes of the main loop. At 16 MHz a whole number of timer counts (port_avr.c).
#define TICK_MS 2

#define MAX7219_DIN B, 3
#define MAX7219_CLK B, 5
#define MAX7219_LOAD B, 2

// Keys to ground, with pull-ups, and their lamps, lit through transistors while high: five pins of a port
// each. In both LEFT, RIGHT, UP, DOWN and OK follow each other: where RIGHT, UP, DOWN, LEFT and OK are.
#define KEYS C
#define KEYS_LOWEST 0
#define LAMPS D
#define LAMPS_LOWEST 2
#define KEY_BITS                                                                                             \
    {                                                                                                        \
        1 << 1, 1 << 2, 1 << 3, 1 << 0, 1 << 4                                                               \
    }

// OC1A; the other end of the piezo is at ground.
#define TONE_PIN B, 1

#define CONSOLE_LINE_MAX 122 // characters: new everysg V=10;E=<24 edges> : <3 tokens>
#define CONSOLE_UNDO_MAX 1   // moves that can be taken back
#define CONSOLE_LIST_MAX 0   // winning moves that `all` lists; 0: all there are

// Received bytes wait while a search runs and while an answer is sent: a power of two, at most 128. In a tick
// come 24.
#define SERIAL_BAUD 115200UL
#define SERIAL_RX_BYTES 32

// Each key has a pin of its own.
#define KEYS_HIDE_WEAKER 0
