// SPDX-License-Identifier: MIT
// The ATtiny2313A on a coin cell: ticks, keys, tone, power-down. Call port_init once, first. Only the main
// loop may call these functions. Pins: port_pins.h. Interrupt of the tick: port_tick.h. A restart or a
// power-down sets up every register again, to repair errors.
//
// The kept byte: a loss of power leaves its old or its new value. Call port_keep_byte each frame. The first
// two calls after the start must pass the result of port_kept_byte, to repair its record. Later, a new value
// needs at least three calls, because each call writes at most one byte.
#pragma once

#include <stdint.h>

// Starts the tick and the watchdog, and turns off unused peripherals.
void port_init(void);

// Turns the tone off and waits until the watchdog restarts the program, after 0.5 s.
void port_restart(void) __attribute__((noreturn));

// Sleeps until the next frame of 16 ticks. Prevents a reset by the watchdog for 0.5 s.
void port_sleep_until_frame(void);

// Returns the keys that are down, the first key in bit 0, not debounced.
uint8_t port_keys(void);

// Starts a square wave of F_CPU / (16 * (half_period + 1)) Hz. With 0 the pin stays low.
void port_tone(uint8_t half_period);

// Sleeps with everything off until a key changes, then calls port_init. The tone must be silent.
void port_power_down(void);

// One byte in the EEPROM

// Returns the byte that port_keep_byte stored last, or 0xff at first.
uint8_t port_kept_byte(void);

// Stores the byte for port_kept_byte. Each call writes at most one byte of the EEPROM.
void port_keep_byte(uint8_t byte);
