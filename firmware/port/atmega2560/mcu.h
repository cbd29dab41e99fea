// SPDX-License-Identifier: MIT
// The ATmega2560: differences from the ATmega328P.
//
// The bootloaders of the Arduino Mega leave the serial port on. Old bootloaders leave MCUSR unchanged and the
// watchdog running, so after a watchdog reset they restart until power-off. New bootloaders clear MCUSR and
// turn the watchdog off.
#pragma once

#include <avr/io.h>

#define SERIAL_IN E, 0 // RXD0
#define PORT_ANALOG F  // ADC0 to ADC7; ADC8 to ADC15 are on port K, which sbi cannot reach

// Turns off peripherals that only this MCU has, and digital inputs at analog pins.
#define port_mcu_init()                                                                                      \
    do {                                                                                                     \
        PRR1 = 1 << PRTIM5 | 1 << PRTIM4 | 1 << PRTIM3 | 1 << PRUSART3 | 1 << PRUSART2 | 1 << PRUSART1;      \
        DIDR0 = DIDR2 = 0xff;                                                                                \
    } while (0)

// Returns true if a watchdog reset would restart the bootloader forever. `cause` is MCUSR.
#define port_dies_of_watchdog(cause) ((cause) ? UCSR0B & 1 << RXEN0 : 0)
