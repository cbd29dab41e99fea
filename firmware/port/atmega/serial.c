// SPDX-License-Identifier: MIT
// USART0, polled. Section numbers: ATmega328P datasheet DS40002061B.
//
// With U2X a bit lasts 8 * divisor clocks. 16 MHz / (8 * 17) is 117,647 baud, 2.1 % above 115,200; without
// U2X the rate would be 3.5 % too low. A receiver tolerates a difference of 3.9 % (20.8.3). The USB chip of
// the Uno has the same clock and divisor, so its rate differs by the same amount.
//
// Writing the divisor restarts the current bit (20.11.5). In Wokwi, writing UCSR0A fills the transmit buffer.
#include "port/port.h"

#include "board.h"          // SERIAL_BAUD
#include "mcu.h"            // SERIAL_IN
#include "port/port_pins.h" // port_high

#include <avr/io.h>
#include <stdbool.h>

#define DIVISOR ((F_CPU + 4 * SERIAL_BAUD) / (8 * SERIAL_BAUD))
#define BAUD_PER_MILLE (F_CPU * 125 / DIVISOR / SERIAL_BAUD)
_Static_assert(BAUD_PER_MILLE >= 978 && BAUD_PER_MILLE <= 1022, "more than 2.2 % off the baud rate");

// Writes UBRR0 and UCSR0A only if they are wrong.
void port_serial_set_up(void)
{
    port_high(SERIAL_IN); // the pull-up makes an unconnected input read as idle
    if (UBRR0 != DIVISOR - 1)
        UBRR0 = DIVISOR - 1;
    if ((UCSR0A & (1 << U2X0 | 1 << MPCM0)) != 1 << U2X0)
        UCSR0A = 1 << U2X0;
    UCSR0C = 1 << UCSZ01 | 1 << UCSZ00; // 8 data bits, no parity, 1 stop bit
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
