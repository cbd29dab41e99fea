// SPDX-License-Identifier: MIT
// Pins by role. With `#define LCD_E B, 1` in board.h, port_high(LCD_E) is one sbi instruction (2 cycles).
// Ports H to L of the ATmega2560 are beyond the range of sbi. Access to them is not atomic, so only the main
// loop may use these macros.
#pragma once

#include <avr/io.h> // PORTx, DDRx

#define port_high(...) PORT_HIGH(__VA_ARGS__)
#define port_low(...) PORT_LOW(__VA_ARGS__)
#define port_output(...) PORT_OUTPUT(__VA_ARGS__)
#define port_input(...) PORT_INPUT(__VA_ARGS__)

#define PORT_HIGH(port, bit) (PORT##port |= 1 << (bit))
#define PORT_LOW(port, bit) (PORT##port &= (uint8_t) ~(1 << (bit)))
#define PORT_OUTPUT(port, bit) (DDR##port |= 1 << (bit))
#define PORT_INPUT(port, bit) (DDR##port &= (uint8_t) ~(1 << (bit)))

// All pins of a port. With `#define CHARLIEPLEX B`, port_levels(CHARLIEPLEX) means PORTB.
#define port_levels(...) PORT_LEVELS(__VA_ARGS__)
#define port_directions(...) PORT_DIRECTIONS(__VA_ARGS__)
#define port_inputs(...) PORT_INPUTS(__VA_ARGS__)
#define PORT_LEVELS(port) PORT##port
#define PORT_DIRECTIONS(port) DDR##port
#define PORT_INPUTS(port) PIN##port

// Turns on the digital inputs of a port, which port_init may have turned off (mcu.h).
#define port_digital(...) PORT_DIGITAL(__VA_ARGS__)
#define PORT_DIGITAL(port)                                                                                   \
    do {                                                                                                     \
        if (&PORT##port == &port_levels(PORT_ANALOG))                                                        \
            DIDR0 = 0;                                                                                       \
    } while (0)

// Waits at least `ns` nanoseconds, a constant. Only for bus timing.
#define port_spend_ns(ns) __builtin_avr_delay_cycles(((ns) * (F_CPU / 1000000UL) + 999) / 1000)
