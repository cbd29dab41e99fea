// SPDX-License-Identifier: MIT
// The ATtiny2313A on a coin cell: ticks, keys, tone, power-down. Only the main loop may call these functions.
// Pins: port_pins.h. Interrupt of the tick: port_tick.h.
#pragma once

#include <stdint.h>

// Starts the tick and the watchdog, and turns off unused peripherals. Unused pins get pull-ups. Call once,
// first.
void port_init(void);

// Restarts the program in silence by the watchdog, after 0.5 s. This resets every register.
void port_restart(void) __attribute__((noreturn));

// Sleeps until the next frame, 16 ticks after the last frame. Returns at once if that is over. Feeds the
// watchdog, which resets the MCU after 0.5 s.
void port_sleep_until_frame(void);

// Returns the keys that are down, the first key in bit 0, not debounced.
uint8_t port_keys(void);

// Starts a square wave of F_CPU / (16 * (half_period + 1)) Hz at the piezo; 0: silence, pin low.
void port_tone(uint8_t half_period);

// Sleeps with everything off, also the watchdog and the pull-ups of the LEDs, until a key changes. Then calls
// port_init; the next frame begins 16 ticks later. Needs a silent tone.
void port_power_down(void);

// One byte kept without power

// Returns the kept byte, 0xff if there is none. If power was lost during a write, returns the old or the new
// byte.
uint8_t port_kept_byte(void);

// Keeps the byte. Writes at most one byte of EEPROM. Call once per frame: after the start twice or more with
// the result of port_kept_byte, for repair; then three times or more with each value.
void port_keep_byte(uint8_t byte);
