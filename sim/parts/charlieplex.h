// SPDX-License-Identifier: MIT
// LEDs between the lines of a port, two of opposite direction between each pair of lines. DDR and PORT tell
// at each change which LED is lit; the model measures for how long and how often. Stricter than the eye:
// light that the firmware cannot intend is a violation.
#pragma once

#include "core/board.h"      // pins
#include "core/machine.h"    // time
#include "core/violations.h" // of what light should be

enum { LEDS = 16, LED_ROWS = 4, LED_LINES = 5 };

enum led_violation_kind {
    LED_LEAKAGE,  // lit through a pull-up, or two in series between two lines without a LED of their own
    LED_TOGETHER, // more than one lit at once: they share the current, and pins take it in sum
    LED_FLASH,    // lit for less than 20 us: a pattern that was never meant to be
    LED_FLICKER, // dark for longer than a frame of 100 Hz and shorter than a blink of 50 ms, thrice in 250 ms
    LED_VIOLATION_KINDS
};

// What an eye sees of a LED. A LED is dim at less than three quarters of full brightness, which is that of
// the brightest LED since power-up.
enum led_look { LED_OFF, LED_DIM, LED_ON, LED_BLINKING };

enum { LED_BINS = 64 };

struct charlieplex {
    struct violations violations; // since power-up, by enum led_violation_kind

    unsigned changes;     // of what can be seen: LEDs that change between off, dim and on
    uint64_t last_change; // cycle of the last of them

    // Since charlieplex_measure: cycles lit, and the longest time from one lighting to the next, of each LED.
    struct led_measure {
        uint64_t lit, period_max;
        unsigned times;       // lit
        uint64_t first, last; // cycles of its first and last lighting
    } measure[LEDS];
    uint64_t measured_since;

    // The rest is the model's own.
    struct machine *machine;
    const struct led *wiring;
    struct led_line {
        struct charlieplex *leds;
        bool is_ddr;
    } line[2];
    uint8_t ddr, port;
    uint16_t lit;   // bit n: LED n
    uint64_t since; // when that began
    uint64_t on_at[LEDS], off_at[LEDS];
    bool was_lit[LEDS];
    uint64_t gap_at[LEDS][2]; // the latest two times that it was dark too long for a frame
    uint64_t bin_start, bin_cycles;
    unsigned bins;                // that are over, since power-up
    uint64_t bin_lit[LEDS];       // of the present bin
    uint32_t bin[LED_BINS][LEDS]; // cycles lit in the latest ones
    uint32_t full;                // the most that one had
    uint8_t look[LEDS];
};

// Wires LEDs to the machine. pins: the lines, bits 0..4 of a port; wiring: the lines of each LED, by
// charlieplex_led.
void charlieplex_open(struct charlieplex *leds, struct machine *machine,
                      const struct pin pins[static LED_LINES], const struct led wiring[static LEDS]);

// After the power was cut: forgets violations and what was seen.
void charlieplex_power_up(struct charlieplex *leds);

// Begins to measure anew.
void charlieplex_measure(struct charlieplex *leds);

// Takes account of the time until now; to be called before measurements are read, and by the functions below.
void charlieplex_update(struct charlieplex *leds);

// LED by row and place, both from 0: rows of 1, 3, 5 and 7, each from the left.
unsigned charlieplex_led(unsigned row, unsigned place);

// What is seen now; blinking is what became brighter and darker in turn, three times within the last second.
enum led_look charlieplex_look(struct charlieplex *leds, unsigned led);
// The same, as it is right now: never blinking.
enum led_look charlieplex_look_now(struct charlieplex *leds, unsigned led);

// The brightest that it was within the last milliseconds, at most 1200.
enum led_look charlieplex_brightest(struct charlieplex *leds, unsigned led, unsigned ms);

// The rows as letters, `O` on, `o` dim, `*` blinking, `+` blinking and never more than dim, `.` off:
// "O OOO OOOOO OOOOOOO".
enum { LED_TEXT_BYTES = LEDS + LED_ROWS };
void charlieplex_text(struct charlieplex *leds, char text[static LED_TEXT_BYTES]);
