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

// Sizes in bytes of the counts of matches played and won (storage/record.h)
#define PLAYED_BYTES 4
#define WON_BYTES 3
#define EEPROM_SIZE 4096
#define STORE_KEYS (RECORD_SERVICE + 1) // number of records in EEPROM, for settings, results and hours of use
// The EEPROM lasts over 10 years with VERSIONS_A_DAY records written per day.
#define GAMES_A_DAY 500
// Writes of the service record per day, 96 for quarter hours and 24 for restarts
#define SERVICES_A_DAY 120
#define VERSIONS_A_DAY (GAMES_A_DAY + SERVICES_A_DAY)

#define NUMBERS_MAX 16 // largest count of numbers in a message: level, best run, and 14 digits of two counts

#define MAX7219_DIN B, 2
#define MAX7219_CLK B, 1
#define MAX7219_LOAD B, 0

// Bits 0 to 4 of both ports are LEFT, RIGHT, UP, DOWN and OK.
#define KEYS A
#define KEYS_LOWEST 0
#define LAMPS C
#define LAMPS_LOWEST 0

// The piezo is between OC1A and ground.
#define PIEZO B, 5
