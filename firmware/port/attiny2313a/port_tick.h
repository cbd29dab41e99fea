// SPDX-License-Identifier: MIT
// The interrupt of a tick, every TICK_CLOCKS. One driver defines ISR(PORT_TICK_vect) and adds 1 to
// port_ticks.
#pragma once

#include <avr/interrupt.h> // ISR
#include <avr/io.h>        // GPIOR2

#define PORT_TICK_vect TIMER1_COMPA_vect

// Ticks modulo 256, in an I/O register that the CPU reads in one clock
#define port_ticks GPIOR2
