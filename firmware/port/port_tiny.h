// SPDX-License-Identifier: MIT
// The door to a small microcontroller that lives on a cell: ticks, keys, a tone, power-down.
// All of it is for the main loop. Pins have port_pins.h, the tick's interrupt
// port_tick.h, the byte that is kept kept_byte.h.
#pragma once

#include <stdint.h>

// Starts the tick and the watchdog, pulls the pins without a role up, turns off what nobody uses. To be
// called once, first.
void port_init(void);

// Lets the watchdog start the program anew, in silence and 0.5 s later. It resets every register: what noise
// has changed anywhere is as it should be again.
void port_restart(void) __attribute__((noreturn));

// Idles until 16 ticks have passed since it last returned. Frames that passed before the call follow at
// once. Feeds the watchdog, which resets the MCU when this is not called for 0.5 s.
void port_sleep_until_frame(void);

// The keys that are down: bit 0 the first.
uint8_t port_keys(void);

// A square wave of F_CPU / (16 * (half_period + 1)) Hz at the piezo; 0: silence, and the pin at ground.
void port_tone(uint8_t half_period);

// Turns everything off, also the watchdog, until a key goes down or comes up, and comes back as it was; a
// frame later the next one begins. The lines of LEDs are left without pull-ups, the tone has to be silent.
void port_power_down(void);
