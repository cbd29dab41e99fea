// SPDX-License-Identifier: MIT
// Computer at the other end of USART0: 8N1, no flow control. A violation is anything that would garble a byte
// on the real chip, or lose a byte that the firmware sends.
#pragma once

#include "core/machine.h"    // the USART and time
#include "core/violations.h" // recorder

enum { LINE_BAUD = 115200, SERIAL_QUEUE = 4096 };
enum { SERIAL_HELD = 3 }; // bytes in the MCU's receiver: two unread, one in the shift register

enum serial_violation_kind {
    SERIAL_SWITCHED_OFF, // the firmware used the USART while PRR switched the USART off
    SERIAL_RATE,         // firmware and computer use different baud rates
    SERIAL_FRAME,        // not 8N1
    SERIAL_OVERWRITTEN,  // the firmware has overwritten a byte that waited to be sent
};

struct serial {
    // Called with each byte from the firmware. May be NULL.
    void (*on_byte)(void *user, uint8_t byte);
    void *user;
    bool waits_for_reader; // true if the computer sends a byte only when the MCU's receiver has room

    struct violations violations; // violations; kinds: enum serial_violation_kind
    uint64_t last_traffic;        // cycle of the last byte in either direction

    // Private.
    struct machine *machine;
    struct avr_uart_t *uart;
    uint64_t byte_cycles; // duration of a byte at the computer's baud rate
    bool follows;
    bool is_sending;
    uint16_t sending;
    uint16_t held[SERIAL_HELD]; // bytes in the MCU's receiver
    unsigned held_count;
    uint8_t (*read_udr)(struct avr_t *avr, uint16_t address, void *uart);
    uint16_t queue[SERIAL_QUEUE];
    unsigned first, queued;
    uint8_t arriving[2]; // bytes in the MCU's transmitter: shift register, then buffer
    unsigned arriving_count;
};

// Connects the computer to the MCU's USART0, at LINE_BAUD.
void serial_open(struct serial *line, struct machine *machine);

// Sets the computer's baud rate. The firmware must use the same.
void serial_set_baud(struct serial *line, unsigned baud);

// Makes the computer always use the firmware's baud rate.
void serial_follow(struct serial *line);

// Return how many bytes are in the computer's queue, and how many more bytes fit.
static inline unsigned serial_unsent(const struct serial *line)
{
    return line->queued;
}
static inline unsigned serial_room(const struct serial *line)
{
    return SERIAL_QUEUE - line->queued;
}

// Queues bytes to send without pauses. count: at most serial_room.
void serial_send(struct serial *line, const void *bytes, unsigned count);

// Queues a byte without a stop bit, as noise would send it.
void serial_send_noise(struct serial *line, uint8_t byte);
