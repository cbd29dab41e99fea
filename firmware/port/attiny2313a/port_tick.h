// SPDX-License-Identifier: MIT
// The interrupt that comes every TICK_CLOCKS, to be written as ISR(PORT_TICK_vect) by who has to do
// something in each tick. It has to add 1 to port_ticks.
#pragma once

#include <avr/interrupt.h> // ISR
#include <avr/io.h>        // GPIOR2

#define PORT_TICK_vect TIMER1_COMPA_vect

// Ticks, modulo 256, in a General Purpose I/O Register, which an interrupt reaches in one clock.
#define port_ticks GPIOR2
