// SPDX-License-Identifier: MIT
// The computer at the other end of USART0: 8N1, 115200 baud unless told otherwise, obeys XON and XOFF, but
// sends what its UART has taken already. Stricter than a real one: what would lose or garble a byte on the
// real chip is a violation, also where simavr forgives it.
#pragma once

#include "core/machine.h"    // the USART and time
#include "core/violations.h" // of what keeps bytes whole

enum { LINE_BAUD = 115200, SERIAL_QUEUE = 4096, SERIAL_HELD = 3 };

struct serial {
    // Called with each byte that has arrived, without XON and XOFF; may be NULL.
    void (*on_byte)(void *user, uint8_t byte);
    void *user;
    bool ignores_xoff; // as adapters do that know no flow control
    bool is_binary;    // XON and XOFF are bytes as all others, as they are to a bootloader

    struct violations violations; // since it was opened
    unsigned unheard;             // bytes sent to a receiver that was off
    unsigned xoffs;               // received since it was opened
    bool is_paused;               // by XOFF
    uint64_t last_traffic;        // cycle of the last byte, in either direction

    // The rest is the line's own.
    struct machine *machine;
    struct avr_uart_t *uart;
    unsigned baud; // of the computer
    uint64_t byte_cycles;
    bool is_sending;
    uint16_t sending;
    unsigned in_fifo;           // bytes that go although it is paused
    uint16_t held[SERIAL_HELD]; // by the receiver: two bytes to be read and one in its shift register
    unsigned held_count;
    uint8_t (*read_udr)(struct avr_t *avr, uint16_t address, void *uart);
    uint16_t queue[SERIAL_QUEUE];
    unsigned first, queued;
    uint8_t arriving[2]; // in the transmitter's shift register, and waiting for it
    unsigned arriving_count;
};

void serial_open(struct serial *line, struct machine *machine);

// The computer goes on at this rate; a firmware at another one is a violation.
void serial_set_baud(struct serial *line, unsigned baud);

// Bytes that the computer has yet to send, and how many more can be added.
static inline unsigned serial_unsent(const struct serial *line)
{
    return line->queued;
}
static inline unsigned serial_room(const struct serial *line)
{
    return SERIAL_QUEUE - line->queued;
}

// Sends bytes, for which there must be room, one right after the other.
void serial_send(struct serial *line, const void *bytes, unsigned count);

// The same with a byte that arrives without its stop bit, as noise does.
void serial_send_noise(struct serial *line, uint8_t byte);

// True if no byte went either way for so long and the firmware slept most of that time: all is answered. To
// be asked once every so long, with the same struct, all 0 at first.
struct serial_rest {
    uint64_t since, asleep, traffic;
};
bool serial_rests(const struct serial *line, struct serial_rest *rest, unsigned ms);
