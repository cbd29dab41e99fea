// SPDX-License-Identifier: MIT
// USART0 with a ring for what is received, and XON/XOFF. Section numbers: ATmega328P datasheet DS40002061B.
#include "port/serial.h"

#include "board.h" // SERIAL_BAUD, SERIAL_RX_BYTES

#include <avr/interrupt.h> // ISR, cli, sei
#include <avr/io.h>
#include <stdbool.h>

// With U2X a bit takes 8 * divisor clocks. 16 MHz / (8 * 17) is 117,647 baud, 2.1 % more than 115,200;
// without U2X it would be 3.5 % less. The receiver stands 3.9 % between the two ends (20.8.3), and the USB
// chip of the Uno, with the same clock and divisor, is off by the same amount.
#define DIVISOR ((F_CPU + 4 * SERIAL_BAUD) / (8 * SERIAL_BAUD))
#define BAUD_PER_MILLE (F_CPU * 125 / DIVISOR / SERIAL_BAUD)
_Static_assert(BAUD_PER_MILLE >= 978 && BAUD_PER_MILLE <= 1022, "more than 2.2 % off the baud rate");
_Static_assert(DIVISOR <= 256, "UBRR0H stays 0");

// What is on its way has to find room when the far end is told to pause: UARTs of computers send up to 16
// bytes after an XOFF, and the XOFF itself takes two bytes' time.
enum { ON_ITS_WAY = 19, RX_HIGH = SERIAL_RX_BYTES - ON_ITS_WAY, RX_LOW = RX_HIGH / 3 };
_Static_assert(SERIAL_RX_BYTES > ON_ITS_WAY + 2, "the ring is too small");
_Static_assert(SERIAL_RX_BYTES <= 128 && !(SERIAL_RX_BYTES & (SERIAL_RX_BYTES - 1)), "an 8-bit ring");

enum { XON = 0x11, XOFF = 0x13 };

// Counts of bytes put in and taken out, modulo 256; the place in the ring is the count modulo its size.
static volatile uint8_t ring[SERIAL_RX_BYTES], in, out;
static volatile bool is_paused; // the far end, as far as it obeys

// With interrupts off, for up to a byte's time: the receiver keeps two bytes meanwhile. Inlined, as by a call
// the interrupt would have to save all registers.
static inline __attribute__((always_inline)) void send(uint8_t byte)
{
    loop_until_bit_is_set(UCSR0A, UDRE0);
    UDR0 = byte;
}

ISR(USART_RX_vect)
{
    uint8_t status = UCSR0A; // gone when the byte is read (20.11.2)
    uint8_t byte = UDR0;
    uint8_t at = in, waiting = (uint8_t)(at - out);

    if (waiting == SERIAL_RX_BYTES)
        at--;
    // Ctrl-C finds room in a full ring, as what is before it is dropped then.
    if ((waiting == SERIAL_RX_BYTES && byte != SERIAL_INTERRUPT) || status & (1 << FE0 | 1 << DOR0))
        byte = SERIAL_DAMAGED;
    ring[at % SERIAL_RX_BYTES] = byte;
    in = ++at;
    if (waiting >= RX_HIGH - 1 && !is_paused) {
        is_paused = true;
        send(XOFF);
    }
}

void port_serial_init(void)
{
    PORTD |= 1 << PORTD0; // pull-up: a line that leads nowhere is at rest
    UBRR0L = DIVISOR - 1;
    UCSR0A = 1 << U2X0;
    UCSR0C = 1 << UCSZ01 | 1 << UCSZ00; // 8N1
    UCSR0B = 1 << RXCIE0 | 1 << RXEN0 | 1 << TXEN0;
    UDR0 = XON; // a reset forgets that the far end was told to pause
}

bool port_serial_waits(void)
{
    return in != out;
}

bool port_serial_holds(uint8_t byte)
{
    for (uint8_t at = out; at != in; at++)
        if (ring[at % SERIAL_RX_BYTES] == byte)
            return true;
    return false;
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
