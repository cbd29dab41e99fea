// SPDX-License-Identifier: MIT
// Pocket toy: ATtiny2313A on its internal 1 MHz clock, a CR2032 coin cell, 16 LEDs in rows of 1, 3, 5 and 7,
// three keys.
//
//                      +----v----+
//           RESET  PA2 | 1    20 | VCC, + of the cell
//                  PD0 | 2    19 | PB7  SCK
//                  PD1 | 3    18 | PB6  MISO
//                  PA1 | 4    17 | PB5  MOSI
//                  PA0 | 5    16 | PB4  line 4
//        key NEXT  PD2 | 6    15 | PB3  line 3
//        key TAKE  PD3 | 7    14 | PB2  line 2
//          key OK  PD4 | 8    13 | PB1  line 1
//           piezo  PD5 | 9    12 | PB0  line 0
//      GND, - of cell  | 10   11 | PD6
//                      +---------+
//
// Each line has a series resistor. Each key connects its pin to ground, so a pressed key is low. Unused pins
// have their pull-ups on.
//
// The LEDs by row, each as anode>cathode. a0 is the net of line 0 after its resistor:
//   a0>a1 a1>a0  a0>a2 a2>a0 a1>a2 a2>a1  a0>a3 a3>a0 a1>a3 a3>a1 a2>a3 a3>a2  a0>a4 a4>a0 a1>a4 a4>a1
#pragma once

#define PARTS_MAX 4
#define CHANGES_MAX 4
#define PART_MAX 7
#define STONES_MAX 16
#define VERTICES_MAX 1 // no graphs

// Each tick lights one LED. A frame is 16 ticks.
#define TICK_CLOCKS 500 // length of a tick in MCU clocks
#define FRAME_MS 8

// Bits 0 to 4 of this port are the LEDs' lines.
#define CHARLIEPLEX B
#define CHARLIEPLEX_LINES 0x1f

#define KEYS D
#define KEYS_LOWEST 2
#define KEYS_COUNT 3

// The piezo is between OC0B and ground.
#define PIEZO D, 5
