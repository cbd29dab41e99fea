// SPDX-License-Identifier: MIT
// The ATtiny2313A on a coin cell: ticks, keys, a tone, power-down. All functions are for the main loop. Pins
// are in port_pins.h, the interrupt of the tick in port_tick.h.
#pragma once

#include <stdint.h>

// Starts the tick and the watchdog, turns on the pull-ups of unused pins, turns off unused peripherals. To be
// called once, first.
void port_init(void);

// Restarts the program by the watchdog, in silence and 0.5 s later. That resets every register: errors by
// noise do not last.
void port_restart(void) __attribute__((noreturn));

// Sleeps until the next frame, 16 ticks after the one before. If that time has passed already it returns at
// once. Feeds the watchdog, which resets the MCU if this is not called for 0.5 s.
void port_sleep_until_frame(void);

// Returns the keys that are down, the first one in bit 0. Not debounced.
uint8_t port_keys(void);

// Starts a square wave of F_CPU / (16 * (half_period + 1)) Hz at the piezo; 0: silence, the pin at ground.
void port_tone(uint8_t half_period);

// Sleeps with all off, the watchdog too, until a key goes down or up; then sets up the MCU as port_init, and
// the next frame begins 16 ticks later. Meanwhile the lines of the LEDs have no pull-ups. The tone must be
// silent before.
void port_power_down(void);

// One byte that a small board keeps without power.

// Returns the kept byte, 0xff if none was ever kept. If power was lost, even repeatedly, while another byte
// was being written, it is the old byte or the new one.
uint8_t port_kept_byte(void);

// Keeps the byte; writes at most one byte of the EEPROM a call. To be called once a frame: after the start at
// least twice with the result of port_kept_byte, which repairs a record that was cut off, then at least three
// times with each value.
void port_keep_byte(uint8_t byte);
