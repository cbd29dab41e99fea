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

// Starts the tick and the watchdog. Turns off unused peripherals.
void port_init(void);

// Turns the tone off. Waits 0.5 s until the watchdog restarts the program.
void port_restart(void) __attribute__((noreturn));

// Sleeps until the next frame begins. A frame has 16 ticks. Prevents a watchdog reset for 0.5 s.
void port_sleep_until_frame(void);

// Returns the keys that are down, without debouncing. Bit 0 is the first key.
uint8_t port_keys(void);

// Starts a square wave of F_CPU / (16 * (half_period + 1)) Hz, or silence for 0.
void port_tone(uint8_t half_period);

// Sleeps with everything off until a key changes. The tone must be silent.
void port_power_down(void);

// One byte in the EEPROM

// Returns the byte that port_keep_byte stored last, or 0xff at first.
uint8_t port_kept_byte(void);

// Stores a byte for port_kept_byte. Each call writes at most one byte of the EEPROM.
void port_keep_byte(uint8_t byte);
