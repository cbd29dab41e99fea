// SPDX-License-Identifier: MIT
// Charlieplexed LEDs, two between each pair of lines of a port. Measures when each LED is lit. Light that no
// firmware can intend is a violation.
#pragma once

#include "core/board.h"      // pins
#include "core/machine.h"    // time
#include "core/violations.h" // recorder

enum { LEDS = 16, LED_ROWS = 4, LED_LINES = 5 };

enum led_violation_kind {
    LED_LEAKAGE,  // an LED is lit through a pull-up, or through a second LED at a floating line
    LED_TOGETHER, // LEDs lit at once share a resistor or overload a pin
    LED_FLASH,    // an LED is lit for less than 20 us, between two register writes
    LED_FLICKER,  // an LED is dark three times in 250 ms, each time for 10 to 50 ms
    LED_VIOLATION_KINDS
};

// A dim LED gives less than half as much light as the brightest LED since power-up.
enum led_look { LED_OFF, LED_DIM, LED_ON, LED_BLINKING };

enum { LED_BINS = 64 };

struct charlieplex {
    struct violations violations; // violations since power-up; kinds: enum led_violation_kind

    unsigned changes;     // number of times that an LED has changed between off, dim and on
    uint64_t last_change; // cycle of the last change

    // Measurements of an LED since charlieplex_measure, in cycles
    struct led_measure {
        uint64_t lit,
            period_max; // lit: sum of the times with light. period_max: longest time between two switch-ons
        unsigned times; // number of times that the LED was lit
        uint64_t first, last; // when the LED was first and last switched on
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
    uint64_t since; // cycle up to which light is counted
    uint64_t on_at[LEDS], off_at[LEDS];
    bool was_lit[LEDS];
    uint64_t gap_at[LEDS][2]; // ends of the last two dark gaps of 10 to 50 ms
    uint64_t bin_start, bin_cycles;
    unsigned bins;                // complete bins since power-up
    uint64_t bin_lit[LEDS];       // cycles with light in the unfinished bin
    uint32_t bin[LED_BINS][LEDS]; // cycles with light in each of the latest bins
    uint32_t full;                // most cycles for which any LED was lit in a bin
    uint8_t look[LEDS];
};

// Connects the LEDs to the pins. `wiring` has the order of charlieplex_led().
void charlieplex_open(struct charlieplex *leds, struct machine *machine,
                      const struct pin pins[static LED_LINES], const struct led wiring[static LEDS]);

// Forgets violations and measurements. Call this after a power cut.
void charlieplex_power_up(struct charlieplex *leds);

// Restarts the measurements.
void charlieplex_measure(struct charlieplex *leds);

// Updates the measurements. Call this before you read them.
void charlieplex_update(struct charlieplex *leds);

// Returns an LED's index. row: 0..3. place: 0 is leftmost.
unsigned charlieplex_led(unsigned row, unsigned place);

// Returns how the LED looks. It blinks after three changes of brightness within a second.
enum led_look charlieplex_look(struct charlieplex *leds, unsigned led);
// Returns how the LED looked in the last bin; never LED_BLINKING.
enum led_look charlieplex_look_now(struct charlieplex *leds, unsigned led);

// Returns the brightest look of an LED in the last `ms` milliseconds, at most 1200.
enum led_look charlieplex_brightest(struct charlieplex *leds, unsigned led, unsigned ms);

// Writes rows such as "O OOO OOOOO OOOOOOO": `O` on, `o` dim, `*` blinking, `+` blinking dimly, `.` off.
enum { LED_TEXT_BYTES = LEDS + LED_ROWS };
void charlieplex_text(struct charlieplex *leds, char text[static LED_TEXT_BYTES]);
