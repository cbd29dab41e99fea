// SPDX-License-Identifier: MIT
// Charlieplexed LEDs, two between each pair of lines of a port. Measures when each LED is lit. Light that no
// firmware can intend is a violation.
#pragma once

#include "core/board.h"      // pins
#include "core/machine.h"    // time
#include "core/violations.h" // recorder

enum { LEDS = 16, LED_ROWS = 4, LED_LINES = 5 };

enum led_violation_kind {
    LED_LEAKAGE,  // an LED is lit through a pull-up, or through another LED
    LED_TOGETHER, // several LEDs are lit at once, which can overload a pin
    LED_FLASH,    // an LED is lit for less than 20 us
    LED_FLICKER,  // an LED goes dark three times in 250 ms, each time for 10 to 50 ms
    LED_VIOLATION_KINDS
};

// How an LED looks. A dim LED has under half of the brightest LED's light.
enum led_look { LED_OFF, LED_DIM, LED_ON, LED_BLINKING };

enum { LED_BINS = 64 };

struct charlieplex {
    struct violations violations; // violations since power-up, with kinds of enum led_violation_kind

    unsigned changes;     // number of changes of all LEDs between off, dim and on
    uint64_t last_change; // cycle of the last change

    // Measurements of an LED since charlieplex_measure(), in cycles
    struct led_measure {
        uint64_t lit,
            period_max;       // total time with light; longest time from a switch-on to the next switch-on
        unsigned times;       // number of times that the LED was switched on
        uint64_t first, last; // cycles at which the LED was first and last switched on
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
    uint64_t since; // cycle up to which light has been added up
    uint64_t on_at[LEDS], off_at[LEDS];
    bool was_lit[LEDS];
    uint64_t gap_at[LEDS][2]; // cycles at which the LED's latest two dark gaps ended
    uint64_t bin_start, bin_cycles;
    unsigned bins;                // number of complete bins since power-up
    uint64_t bin_lit[LEDS];       // cycles for which each LED was lit so far in the current bin
    uint32_t bin[LED_BINS][LEDS]; // cycles for which each LED was lit in each complete bin
    uint32_t full;                // most cycles that any LED was lit during one bin
    uint8_t look[LEDS];
};

// Connects the LEDs to the MCU's pins. `wiring` is indexed by charlieplex_led().
void charlieplex_open(struct charlieplex *leds, struct machine *machine,
                      const struct pin pins[static LED_LINES], const struct led wiring[static LEDS]);

// Forgets violations and measurements. Call after power-up.
void charlieplex_power_up(struct charlieplex *leds);

// Starts the measurements again.
void charlieplex_measure(struct charlieplex *leds);

// Updates the measurements. Call before reading the measurements.
void charlieplex_update(struct charlieplex *leds);

// Returns an LED's index. `row` is 0 to 3, and place 0 is leftmost.
unsigned charlieplex_led(unsigned row, unsigned place);

// Returns how an LED looks. Three changes of brightness in a second are blinking.
enum led_look charlieplex_look(struct charlieplex *leds, unsigned led);
// Returns how an LED looked in the latest bin, which is never LED_BLINKING.
enum led_look charlieplex_look_now(struct charlieplex *leds, unsigned led);

// Returns an LED's brightest look in the last `ms` milliseconds, at most 1200.
enum led_look charlieplex_brightest(struct charlieplex *leds, unsigned led, unsigned ms);

// Writes rows such as "O OOO". `O` is on, `o` dim, `*` blinking, `+` dimly blinking, `.` off.
enum { LED_TEXT_BYTES = LEDS + LED_ROWS };
void charlieplex_text(struct charlieplex *leds, char text[static LED_TEXT_BYTES]);
