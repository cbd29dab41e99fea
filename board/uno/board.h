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

#include "../atmega328p.h"

#define NUMBERS_MAX 3 // that a word shows

// The backlight pin (B, 2) is no one's: on many of these shields it feeds the base of a transistor without a
// resistor, so driving it high shorts it. As an input, which it is after reset, the light is on; as an output
// at 0 V it is off.
#define LCD_RS B, 0
#define LCD_E B, 1
#define LCD_D4 D, 4
#define LCD_D5 D, 5
#define LCD_D6 D, 6
#define LCD_D7 D, 7

#define KEY_LADDER_ADC_CHANNEL 0

// Two keys down at once read as the stronger one, that is the one with the lower bit.
#define KEYS_HIDE_WEAKER 1
