// SPDX-License-Identifier: MIT
// The ATmega328P: differences from the ATmega2560. Section numbers: datasheet DS40002061B.
#pragma once

#include <avr/io.h>

// Names of the ATmega2560 for registers of this MCU
#define PRR0 PRR
#define USART0_RX_vect USART_RX_vect

#define SERIAL_IN D, 0 // RXD0
#define PORT_ANALOG C  // ADC0 to ADC5

// Turns off the digital inputs and outputs at all analog pins.
#define port_mcu_init()                                                                                      \
    do {                                                                                                     \
        DIDR0 = 0x3f;                                                                                        \
        DDRC = PORTC = 0;                                                                                    \
    } while (0)
