// SPDX-License-Identifier: MIT
// Where the ATmega2560 differs from its smaller kin. Its registers are those of the ATmega328P, and some
// more.
#pragma once

#include <avr/io.h>

#define SERIAL_IN E, 0 // RXD0
#define PORT_ANALOG F  // ADC0 to ADC7; port K has the others, where sbi does not reach

// Turns off what only this MCU has, and the digital inputs at all analog pins.
#define port_mcu_init()                                                                                      \
    do {                                                                                                     \
        PRR1 = 1 << PRTIM5 | 1 << PRTIM4 | 1 << PRTIM3 | 1 << PRUSART3 | 1 << PRUSART2 | 1 << PRUSART1;      \
        DIDR0 = DIDR2 = 0xff;                                                                                \
    } while (0)

// Whether a reset by the watchdog would never leave the bootloader; asked before the serial line is set up.
// The bootloaders of the Arduino Mega leave the serial line on. That of old ones leaves MCUSR as it was, and
// the watchdog running, which then resets it again and again until power-off; newer ones clear MCUSR and turn
// the watchdog off. `cause`: MCUSR.
#define port_dies_of_watchdog(cause) ((cause) ? UCSR0B & 1 << RXEN0 : 0)
