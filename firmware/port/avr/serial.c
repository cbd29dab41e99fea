// SPDX-License-Identifier: MIT
// USART0 behind a ring for each direction, with XON/XOFF. Section numbers: ATmega328P datasheet DS40002061B.
#include "port/port.h"

#include "board.h" // SERIAL_BAUD, SERIAL_RX_BYTES, SERIAL_TX_BYTES

#include <avr/interrupt.h> // ISR
#include <avr/io.h>
#include <stdbool.h>

// With U2X a bit takes 8 * divisor clocks. 16 MHz / (8 * 17) is 117,647 baud, 2.1 % more than 115,200;
// without U2X it would be 3.5 % less. The receiver stands 3.9 % between the two ends (20.8.3), and the USB
// chip of the Uno, with the same clock and divisor, is off by the same amount.
#define DIVISOR ((F_CPU + 4 * SERIAL_BAUD) / (8 * SERIAL_BAUD))
#define BAUD_PER_MILLE (F_CPU * 125 / DIVISOR / SERIAL_BAUD)
_Static_assert(BAUD_PER_MILLE >= 978 && BAUD_PER_MILLE <= 1022, "more than 2.2 % off the baud rate");

// Where the far end is told to pause, and where to go on. What is on its way has to find room: UARTs of
// computers send up to 16 bytes after an XOFF.
enum { RX_HIGH = SERIAL_RX_BYTES * 3 / 4, RX_LOW = SERIAL_RX_BYTES / 4, ON_ITS_WAY = 16 };
_Static_assert(SERIAL_RX_BYTES - RX_HIGH >= ON_ITS_WAY, "the receive ring is too small");
_Static_assert(SERIAL_RX_BYTES <= 128 && !(SERIAL_RX_BYTES & (SERIAL_RX_BYTES - 1)), "an 8-bit ring");
_Static_assert(SERIAL_TX_BYTES <= 128 && !(SERIAL_TX_BYTES & (SERIAL_TX_BYTES - 1)), "an 8-bit ring");

enum { XON = 0x11, XOFF = 0x13 };
enum { RECEIVE = 1 << RXCIE0 | 1 << RXEN0 | 1 << TXEN0, RECEIVE_AND_SEND = RECEIVE | 1 << UDRIE0 };

// Counts of bytes put in and taken out, modulo 256; the place in the ring is the count modulo its size.
static volatile uint8_t rx[SERIAL_RX_BYTES], rx_in, rx_out;
static volatile uint8_t tx[SERIAL_TX_BYTES], tx_in, tx_out;
static volatile uint8_t flow;   // XON or XOFF, to be sent before anything else; 0 for none
static volatile bool is_paused; // the far end, as far as it obeys

static void send_flow(uint8_t byte)
{
    is_paused = byte == XOFF;
    flow = byte;
    UCSR0B = RECEIVE_AND_SEND;
}

ISR(USART_RX_vect)
{
    bool is_good = !(UCSR0A & (1 << FE0 | 1 << DOR0)); // gone when the byte is read (20.11.2)
    uint8_t byte = UDR0;
    uint8_t in = rx_in, waiting = (uint8_t)(in - rx_out);

    if (waiting == SERIAL_RX_BYTES) {
        in--;
        is_good = false;
    }
    rx[in % SERIAL_RX_BYTES] = is_good ? byte : SERIAL_DAMAGED;
    rx_in = (uint8_t)(in + 1);
    if (waiting >= RX_HIGH && !is_paused)
        send_flow(XOFF);
}

ISR(USART_UDRE_vect)
{
    uint8_t out = tx_out;

    if (flow) {
        UDR0 = flow;
        flow = 0;
    } else if (out != tx_in) {
        UDR0 = tx[out % SERIAL_TX_BYTES];
        tx_out = (uint8_t)(out + 1);
    } else {
        UCSR0B = RECEIVE;
    }
}

void port_serial_init(void)
{
    PRR &= (uint8_t) ~(1 << PRUSART0);
    PORTD |= 1 << PORTD0; // pull-up: a line that leads nowhere is at rest
    UBRR0 = DIVISOR - 1;
    UCSR0A = 1 << U2X0;
    UCSR0C = 1 << UCSZ01 | 1 << UCSZ00; // 8N1
    UCSR0B = RECEIVE;
}

uint8_t port_serial_waiting(void)
{
    return (uint8_t)(rx_in - rx_out);
}

uint8_t port_serial_read(void)
{
    uint8_t byte = rx[rx_out % SERIAL_RX_BYTES];

    rx_out = (uint8_t)(rx_out + 1);
    if (is_paused && port_serial_waiting() <= RX_LOW)
        send_flow(XON);
    return byte;
}

uint8_t port_serial_room(void)
{
    return (uint8_t)(SERIAL_TX_BYTES - (uint8_t)(tx_in - tx_out));
}

void port_serial_write(uint8_t byte)
{
    tx[tx_in % SERIAL_TX_BYTES] = byte;
    tx_in = (uint8_t)(tx_in + 1);
    UCSR0B = RECEIVE_AND_SEND;
}
