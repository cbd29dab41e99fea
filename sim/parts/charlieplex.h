// SPDX-License-Identifier: MIT
// Charlieplexed LEDs: two of opposite direction between each pair of lines of a port. At each change of DDR
// or PORT the model derives which LEDs are lit, and measures for how long and how often. Light that the
// firmware cannot intend is a violation, even where no eye would notice it.
#pragma once

#include "core/board.h"      // pins
#include "core/machine.h"    // time
#include "core/violations.h" // recorder

enum { LEDS = 16, LED_ROWS = 4, LED_LINES = 5 };

enum led_violation_kind {
    LED_LEAKAGE,  // lit through a pull-up, or in series with another LED over a floating line
    LED_TOGETHER, // more than one lit at once: they share a resistor's current, or add up at a pin
    LED_FLASH,    // lit for less than 20 us: a pattern between two writes to the registers
    LED_FLICKER,  // dark for more than 10 ms (a frame) and less than 50 ms (a blink), three times in 250 ms
    LED_VIOLATION_KINDS
};

// How an LED looks to the eye. Dim is less than three quarters of full brightness, which is that of the
// brightest LED since power-up.
enum led_look { LED_OFF, LED_DIM, LED_ON, LED_BLINKING };

enum { LED_BINS = 64 };

struct charlieplex {
    struct violations violations; // since power-up, by enum led_violation_kind

    unsigned changes;     // visible changes: of an LED between off, dim and on
    uint64_t last_change; // its cycle

    // Measurements of each LED since charlieplex_measure, in cycles.
    struct led_measure {
        uint64_t lit, period_max; // time lit; the longest time between two starts
        unsigned times;           // number of times it was lit
        uint64_t first, last;     // when it was first and last lit
    } measure[LEDS];
    uint64_t measured_since;

    // Private.
    struct machine *machine;
    const struct led *wiring;
    struct led_line {
        struct charlieplex *leds;
        bool is_ddr;
    } line[2];
    uint8_t ddr, port;
    uint16_t lit;   // bit n: LED n
    uint64_t since; // cycle up to which the light has been counted
    uint64_t on_at[LEDS], off_at[LEDS];
    bool was_lit[LEDS];
    uint64_t gap_at[LEDS][2]; // cycles of the latest two gaps that count for LED_FLICKER
    uint64_t bin_start, bin_cycles;
    unsigned bins;                // complete bins since power-up
    uint64_t bin_lit[LEDS];       // cycles lit in the current bin
    uint32_t bin[LED_BINS][LEDS]; // cycles lit in the latest bins
    uint32_t full;                // the most cycles any LED was lit in a bin
    uint8_t look[LEDS];
};

// Wires LEDs to the machine. pins: the lines, bits 0..4 of a port; wiring: the lines of each LED, in the
// order of charlieplex_led.
void charlieplex_open(struct charlieplex *leds, struct machine *machine,
                      const struct pin pins[static LED_LINES], const struct led wiring[static LEDS]);

// Called after a power cut: forgets violations and all that was seen.
void charlieplex_power_up(struct charlieplex *leds);

// Restarts the measurements.
void charlieplex_measure(struct charlieplex *leds);

// Brings the measurements up to date; to be called before they are read. The functions below do so.
void charlieplex_update(struct charlieplex *leds);

// The index of an LED by row 0..3 (of 1, 3, 5 and 7 LEDs) and place in it from the left, 0 first.
unsigned charlieplex_led(unsigned row, unsigned place);

// How the LED looks now; it blinks if it became brighter and darker in turn, three times within a second.
enum led_look charlieplex_look(struct charlieplex *leds, unsigned led);
// The same from the latest bin alone: never LED_BLINKING.
enum led_look charlieplex_look_now(struct charlieplex *leds, unsigned led);

// The brightest look of the LED within the last ms, at most 1200.
enum led_look charlieplex_brightest(struct charlieplex *leds, unsigned led, unsigned ms);

// Writes the rows as letters, such as "O OOO OOOOO OOOOOOO": `O` on, `o` dim, `*` blinking, `+` blinking but
// never brighter than dim, `.` off.
enum { LED_TEXT_BYTES = LEDS + LED_ROWS };
void charlieplex_text(struct charlieplex *leds, char text[static LED_TEXT_BYTES]);
