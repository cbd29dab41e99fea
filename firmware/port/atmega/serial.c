// SPDX-License-Identifier: MIT
// USART0, polled. Section numbers: ATmega328P datasheet DS40002061B.
#include "port/port.h"

#include "board.h"          // SERIAL_BAUD
#include "mcu.h"            // SERIAL_IN
#include "port/port_pins.h" // port_high

#include <avr/io.h>
#include <stdbool.h>

// With U2X a bit takes 8 * divisor clocks. 16 MHz / (8 * 17) is 117,647 baud, 2.1 % more than 115,200;
// without U2X it would be 3.5 % less. The receiver tolerates a difference of 3.9 % between both ends
// (20.8.3), and the USB chip of the Uno, with the same clock and divisor, is off by the same amount.
#define DIVISOR ((F_CPU + 4 * SERIAL_BAUD) / (8 * SERIAL_BAUD))
#define BAUD_PER_MILLE (F_CPU * 125 / DIVISOR / SERIAL_BAUD)
_Static_assert(BAUD_PER_MILLE >= 978 && BAUD_PER_MILLE <= 1022, "more than 2.2 % off the baud rate");

// UBRR0 and UCSR0A are written only where they are wrong: a write of the divisor begins the present bit anew
// (20.11.5), and Wokwi takes one of UCSR0A to fill the transmit buffer.
void port_serial_set_up(void)
{
    port_high(SERIAL_IN); // pull-up: an open line is at rest
    if (UBRR0 != DIVISOR - 1)
        UBRR0 = DIVISOR - 1;
    if ((UCSR0A & (1 << U2X0 | 1 << MPCM0)) != 1 << U2X0)
        UCSR0A = 1 << U2X0;
    UCSR0C = 1 << UCSZ01 | 1 << UCSZ00; // 8N1
    UCSR0B = 1 << RXEN0 | 1 << TXEN0;
}

bool port_serial_heard(void)
{
    if (!(UCSR0A & 1 << RXC0))
        return false;
    (void)UDR0;
    return true;
}

bool port_serial_is_ready(void)
{
    return UCSR0A & 1 << UDRE0;
}

void port_serial_send(uint8_t byte)
{
    UDR0 = byte;
}
