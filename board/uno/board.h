// SPDX-License-Identifier: MIT
// Arduino Uno (ATmega328P, 16 MHz) with the common 16x2 LCD Keypad Shield.
//
//                    +-----USB-----+
//                    |         D13 | PB5
//                    |         D12 | PB4
//                    |         D11 | PB3  piezo
//                    |         D10 | PB2  backlight
//                    |          D9 | PB1  LCD E
//                    |          D8 | PB0  LCD RS
//                    |          D7 | PD7  LCD D7
//    key ladder  PC0 | A0       D6 | PD6  LCD D6
//                PC1 | A1       D5 | PD5  LCD D5
//                PC2 | A2       D4 | PD4  LCD D4
//                PC3 | A3       D3 | PD3
//                PC4 | A4       D2 | PD2
//                PC5 | A5       D1 | PD1  serial out
//                    |          D0 | PD0  serial in
//                    +-------------+
//
// The backlight is off while D10 is low, and on while D10 is an input. Never drive D10 high
// (device/lcd_hd44780.h).
#pragma once

#include "../atmega.h"

#define BOARD_NAME "uno"

// Bytes for the number of matches played, and for the number of matches won
#define PLAYED_BYTES 2
#define WON_BYTES 2
#define EEPROM_SIZE 1024
#define STORE_KEYS RECORDS // number of records in EEPROM for settings and results
// The EEPROM lasts over 10 years if 100 records a day are written.
#define VERSIONS_A_DAY 100

#define NUMBERS_MAX 5 // largest count of numbers in a message: games won (2), games played (2), best run

#define BACKLIGHT B, 2
#define LCD_RS B, 0
#define LCD_E B, 1
#define LCD_D4 D, 4
#define LCD_D5 D, 5
#define LCD_D6 D, 6
#define LCD_D7 D, 7

// The piezo is at OC2A, because the LCD uses the pin of OC1A.
#define PIEZO B, 3

#define KEY_LADDER_ADC_CHANNEL 0
