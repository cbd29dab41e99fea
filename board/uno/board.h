// SPDX-License-Identifier: MIT
// Arduino Uno (ATmega328P, 16 MHz) with the common 16x2 LCD Keypad Shield.
//
//                 +-----USB-----+
//                 |             |
//                 |         D13 |
//                 |         D12 |
//                 |         D11 |
//                 |         D10 | backlight (PB2)
//                 |          D9 | E  (PB1)
//                 |          D8 | RS (PB0)
//                 |             |
//                 |          D7 | D7 (PD7)
//                 |          D6 | D6 (PD6)
//   keys (PC0) A0 |          D5 | D5 (PD5)
//              A1 |          D4 | D4 (PD4)
//                 +-------------+
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
#define NUMBERS_MAX 3             // that a word shows

// Milliseconds between two passes of the main loop. At 16 MHz a whole number of timer counts (port_avr.c).
#define TICK_MS 2

// The backlight pin (B, 2) is no one's: on many of these shields it feeds the base of a transistor without a
// resistor, so driving it high shorts it. As an input, which it is after reset, the light is on; as an output
// at 0 V it is off.
#define LCD_RS B, 0
#define LCD_E B, 1
#define LCD_D4 D, 4
#define LCD_D5 D, 5
#define LCD_D6 D, 6
#define LCD_D7 D, 7

#define CONSOLE_LINE_MAX 122 // characters: new everysg V=10;E=<24 edges> : <3 tokens>
#define CONSOLE_UNDO_MAX 1   // moves that can be taken back
#define CONSOLE_LIST_MAX 0   // winning moves that `all` lists; 0: all there are

// Received bytes wait while a search runs and while an answer is sent: a power of two, at most 128. In a tick
// come 24.
#define SERIAL_BAUD 115200UL
#define SERIAL_RX_BYTES 32

#define KEY_LADDER_ADC_CHANNEL 0

// Two keys down at once read as the stronger one, that is the one with the lower bit.
#define KEYS_HIDE_WEAKER 1
