// SPDX-License-Identifier: MIT
// Exhibit on an Arduino Mega 2560 (ATmega2560, 16 MHz): 32x8 dots, five arcade keys with lamps, a piezo.
// The instruction sbi can set every pin used here. A pressed key makes its pin low. A high pin lights its
// lamp.
//
//                     +-----USB-----+
//                     |          D0 | PE0  serial in
//                     |          D1 | PE1  serial out
//                     |         D11 | PB5  piezo
//                     |             |
//      key LEFT   PA0 | D22     D23 | PA1  key RIGHT
//        key UP   PA2 | D24     D25 | PA3  key DOWN
//        key OK   PA4 | D26     D27 | PA5
//                 PA6 | D28     D29 | PA7
//                 PC7 | D30     D31 | PC6
//                 PC5 | D32     D33 | PC4  lamp OK
//     lamp DOWN   PC3 | D34     D35 | PC2  lamp UP
//    lamp RIGHT   PC1 | D36     D37 | PC0  lamp LEFT
//                     |             |
//                 PB3 | D50     D51 | PB2  MAX7219 DIN
//   MAX7219 CLK   PB1 | D52     D53 | PB0  MAX7219 LOAD
//                     +-------------+
#pragma once

#include "../atmega.h"

#define BOARD_NAME "exhibit"

// Bytes for each count in a record: matches played, matches won (storage/record.h)
#define PLAYED_BYTES 4
#define WON_BYTES 3
#define EEPROM_SIZE 4096
#define STORE_KEYS (RECORD_SERVICE + 1) // records in the EEPROM: settings, results, hours run
// The EEPROM lasts over 10 years if the exhibit writes VERSIONS_A_DAY records a day.
#define GAMES_A_DAY 500
// Records of hours and restarts: 96 quarter hours, 2 * 8 for restarts in attract mode, 8 for other restarts
#define SERVICES_A_DAY 120
#define VERSIONS_A_DAY (GAMES_A_DAY + SERVICES_A_DAY)

#define NUMBERS_MAX 16 // numbers in one message: the level, the best run, and 14 digits of counts

#define MAX7219_DIN B, 2
#define MAX7219_CLK B, 1
#define MAX7219_LOAD B, 0

// Bits 0 to 4 of both ports: LEFT, RIGHT, UP, DOWN, OK
#define KEYS A
#define KEYS_LOWEST 0
#define LAMPS C
#define LAMPS_LOWEST 0

// The piezo is between OC1A and ground.
#define PIEZO B, 5
