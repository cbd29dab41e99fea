// SPDX-License-Identifier: MIT
// Computer at the other end of USART0: 8N1, no flow control. A violation is anything that would garble a byte
// on the real chip, or lose a byte that the firmware sends.
#pragma once

#include "core/machine.h"    // the USART and time
#include "core/violations.h" // recorder

enum { LINE_BAUD = 115200, SERIAL_QUEUE = 4096 };
enum { SERIAL_HELD = 3 }; // bytes that the MCU's receiver can hold: two unread, one arriving

enum serial_violation_kind {
    SERIAL_SWITCHED_OFF, // the firmware used the USART while the USART was switched off in PRR
    SERIAL_RATE,         // firmware and computer use different baud rates
    SERIAL_FRAME,        // not 8N1
    SERIAL_OVERWRITTEN,  // the firmware overwrote a byte that was not sent yet
};

struct serial {
    // Is called with each byte that the firmware sends. May be NULL.
    void (*on_byte)(void *user, uint8_t byte);
    void *user;
    bool waits_for_reader; // true if the computer waits while the MCU's receiver is full

    struct violations violations; // how the firmware misused the port (enum serial_violation_kind)
    uint64_t last_traffic;        // time of the latest byte in either direction, in cycles

    // Private.
    struct machine *machine;
    struct avr_uart_t *uart;
    uint64_t byte_cycles; // duration of a byte at the computer's baud rate, in cycles
    bool follows;
    bool is_sending;
    uint16_t sending;
    uint16_t held[SERIAL_HELD]; // bytes that the firmware has not read yet
    unsigned held_count;
    uint8_t (*read_udr)(struct avr_t *avr, uint16_t address, void *uart);
    uint16_t queue[SERIAL_QUEUE];
    unsigned first, queued;
    uint8_t arriving[2]; // bytes that the MCU is sending: first the shift register, then the buffer
    unsigned arriving_count;
};

// Connects a computer to the MCU's USART0, at LINE_BAUD.
void serial_open(struct serial *line, struct machine *machine);

// Sets the computer's baud rate. The firmware must use the same.
void serial_set_baud(struct serial *line, unsigned baud);

// Makes the computer always use the firmware's baud rate.
void serial_follow(struct serial *line);

// Return the number of queued bytes, and the free space in bytes.
static inline unsigned serial_unsent(const struct serial *line)
{
    return line->queued;
}
static inline unsigned serial_room(const struct serial *line)
{
    return SERIAL_QUEUE - line->queued;
}

// Queues bytes for the MCU. `count` must be at most serial_room().
void serial_send(struct serial *line, const void *bytes, unsigned count);

// Simulates electrical noise: queues a byte without a stop bit.
void serial_send_noise(struct serial *line, uint8_t byte);
