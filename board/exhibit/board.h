// SPDX-License-Identifier: MIT
// Exhibit: ATmega328P at 16 MHz with 32x8 dots and five arcade keys with lamps. The pins are those of the
// bare chip; an Uno works too.
//
//                      +---------+
//               RESET  | 1    28 | PC5
//       serial in  PD0 | 2    27 | PC4  key OK
//      serial out  PD1 | 3    26 | PC3  key DOWN
//       lamp LEFT  PD2 | 4    25 | PC2  key UP
//      lamp RIGHT  PD3 | 5    24 | PC1  key RIGHT
//         lamp UP  PD4 | 6    23 | PC0  key LEFT
//                 VCC  | 7    22 | GND
//                 GND  | 8    21 | AREF
//             crystal  | 9    20 | AVCC
//             crystal  | 10   19 | PB5  MAX7219 CLK
//       lamp DOWN  PD5 | 11   18 | PB4
//         lamp OK  PD6 | 12   17 | PB3  MAX7219 DIN
//                  PD7 | 13   16 | PB2  MAX7219 LOAD
//                  PB0 | 14   15 | PB1  piezo
//                      +---------+
#pragma once

#include "../atmega.h"

#define LISTS_BY_THEORY 0 // winning moves of Nim, Nim_k and bounded Nim are found by trying all legal ones
#define CONSOLE_GLASS 1   // there are commands `watch` and `set`, for the game on the dots
#define HINT_BLINKS 0     // the dots blink all moves that are entered, a hint's as well

// Results of games (firmware/storage/record.h): for this many levels of the machine, 1 for all together;
// bytes of two digits of games played and won; whether with runs of wins. At so many games and changes of
// settings a day the EEPROM of this size lasts for 10 years and more.
#define RESULT_LEVELS 1
#define PLAYED_BYTES 4
#define WON_BYTES 3
#define RESULT_RUNS 0
#define EEPROM_SIZE 1024
#define VERSIONS_A_DAY 500

#define KIOSK 1        // visitors come and go, and there is an operator
#define TELLS_RESETS 0 // nobody is told of a reset by the watchdog

#define NUMBERS_MAX 14 // numbers in a message: counts of 14 digits

#define MAX7219_DIN B, 3
#define MAX7219_CLK B, 5
#define MAX7219_LOAD B, 2

// Keys to ground, with pull-ups, and lamps, lit by a high pin through a transistor: five consecutive pins of
// one port each, for LEFT, RIGHT, UP, DOWN and OK.
#define KEYS C
#define KEYS_LOWEST 0
#define LAMPS D
#define LAMPS_LOWEST 2

// OC1A; the other end of the piezo is at ground.
#define PIEZO B, 1

// Each key has its own pin, so no key hides another one.
#define KEYS_HIDE_WEAKER 0
