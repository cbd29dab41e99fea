// SPDX-License-Identifier: MIT
// Pocket toy: ATtiny2313A on its internal 1 MHz clock and a CR2032, 16 LEDs in rows of 1, 3, 5 and 7, three
// keys.
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
// Each line leads to its LEDs through a resistor, each key to ground. Unused pins have their pull-ups on.
#pragma once

#define PARTS_MAX 4
#define CHANGES_MAX 4
#define PART_MAX 7
#define STONES_MAX 16
#define VERTICES_MAX 1 // no graphs

// The LEDs take turns, one a tick; 16 ticks are a frame of 8 ms, 125 Hz. TICK_CLOCKS in clocks of the MCU.
#define TICK_CLOCKS 500
#define FRAME_MS 8

// Lines 0..4 of the LEDs are bits 0..4 of this port. LED n, counted from the left in row 1, then 2, 3 and 4,
// is lit by the n-th pair anode>cathode, a0 being line 0 behind its resistor, of
//   a0>a1 a1>a0  a0>a2 a2>a0 a1>a2 a2>a1  a0>a3 a3>a0 a1>a3 a3>a1 a2>a3 a3>a2  a0>a4 a4>a0 a1>a4 a4>a1
#define CHARLIEPLEX B
#define CHARLIEPLEX_LINES 0x1f

// Keys NEXT, TAKE and OK are bits 2, 3 and 4 of port D, low when pressed.
#define KEYS D
#define KEYS_LOWEST 2
#define KEYS_COUNT 3

// The piezo is at OC0B; the other end is at ground.
#define PIEZO D, 5
