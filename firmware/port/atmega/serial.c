// SPDX-License-Identifier: MIT
// USART0 with a receive ring and XON/XOFF. Section numbers: ATmega328P datasheet DS40002061B.
#include "port/serial.h"

#include "board.h"          // SERIAL_BAUD, SERIAL_RX_BYTES
#include "mcu.h"            // SERIAL_IN
#include "port/port_pins.h" // port_high

#include <avr/interrupt.h> // ISR, cli, sei
#include <avr/io.h>
#include <stdbool.h>

// With U2X a bit takes 8 * divisor clocks. 16 MHz / (8 * 17) is 117,647 baud, 2.1 % more than 115,200;
// without U2X it would be 3.5 % less. The receiver tolerates a difference of 3.9 % between both ends
// (20.8.3), and the USB chip of the Uno, with the same clock and divisor, is off by the same amount.
#define DIVISOR ((F_CPU + 4 * SERIAL_BAUD) / (8 * SERIAL_BAUD))
#define BAUD_PER_MILLE (F_CPU * 125 / DIVISOR / SERIAL_BAUD)
_Static_assert(BAUD_PER_MILLE >= 978 && BAUD_PER_MILLE <= 1022, "more than 2.2 % off the baud rate");

// Headroom for bytes sent after XOFF: UARTs of computers send up to 16 bytes more, and the XOFF itself takes
// two bytes' time.
enum { HEADROOM = 19, RX_HIGH = SERIAL_RX_BYTES - HEADROOM, RX_LOW = RX_HIGH / 3 };
_Static_assert(SERIAL_RX_BYTES > HEADROOM + 2, "the ring is too small");
_Static_assert(SERIAL_RX_BYTES <= 128 && !(SERIAL_RX_BYTES & (SERIAL_RX_BYTES - 1)), "an 8-bit ring");

enum { XON = 0x11, XOFF = 0x13 };

// Counts of bytes put in and taken out, modulo 256; the place in the ring is the count modulo its size.
static volatile uint8_t ring[SERIAL_RX_BYTES], in, out;
static volatile bool is_paused; // XOFF has been sent, and no XON since

// Called with interrupts off, for up to a byte's time; the receiver buffers two bytes meanwhile. Inlined:
// with a call the interrupt would have to save all registers.
static inline __attribute__((always_inline)) void send(uint8_t byte)
{
    loop_until_bit_is_set(UCSR0A, UDRE0);
    UDR0 = byte;
}

ISR(USART0_RX_vect)
{
    uint8_t status = UCSR0A; // before UDR0: reading that clears the flags (20.11.2)
    uint8_t byte = UDR0;
    uint8_t at = in, waiting = (uint8_t)(at - out);

    if (waiting == SERIAL_RX_BYTES)
        at--;
    if (waiting == SERIAL_RX_BYTES || status & (1 << FE0 | 1 << DOR0))
        byte = SERIAL_DAMAGED;
    ring[at % SERIAL_RX_BYTES] = byte;
    in = ++at;
    if (waiting >= RX_HIGH - 1 && !is_paused) {
        is_paused = true;
        send(XOFF);
    }
}

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
    UCSR0B = 1 << RXCIE0 | 1 << RXEN0 | 1 << TXEN0;
}

void port_serial_init(void)
{
    port_serial_set_up();
    UDR0 = XON;
}

bool port_serial_waits(void)
{
    return in != out;
}

uint8_t port_serial_read(void)
{
    uint8_t at = out, byte = ring[at % SERIAL_RX_BYTES];

    out = ++at;
    if (is_paused && (uint8_t)(in - at) <= RX_LOW) {
        is_paused = false;
        port_serial_write(XON);
    }
    return byte;
}

void port_serial_write(uint8_t byte)
{
    cli();
    send(byte);
    sei();
}
