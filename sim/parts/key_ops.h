// SPDX-License-Identifier: MIT
// Operations that depend on the wiring of a board's keys
#pragma once

#include "core/board.h" // KEYS_KINDS

struct avr_irq_t;
struct bench;

struct key_ops {
    // Wires the contacts to the MCU.
    void (*open)(struct bench *bench);
    // Returns the signal that simavr raises when the firmware reads the keys.
    struct avr_irq_t *(*read_signal)(struct bench *bench);
};

extern const struct key_ops key_ops[KEYS_KINDS];
