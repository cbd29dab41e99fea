// SPDX-License-Identifier: MIT
// The interrupt that comes every TICK_CLOCKS: one driver defines ISR(PORT_TICK_vect), which must add 1 to
// port_ticks.
#pragma once

#include <avr/interrupt.h> // ISR
#include <avr/io.h>        // GPIOR2

#define PORT_TICK_vect TIMER1_COMPA_vect

// Ticks, modulo 256, in a general purpose I/O register, which is read or written in one clock.
#define port_ticks GPIOR2
