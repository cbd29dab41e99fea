// SPDX-License-Identifier: MIT
// What is asked of the keys of a board, however they are wired.
#pragma once

#include "core/board.h" // how they may be

struct avr_irq_t;
struct bench;

struct key_ops {
    // Wires the contacts to the MCU.
    void (*open)(struct bench *bench);
    // The signal that says that the firmware looks at its keys.
    struct avr_irq_t *(*looks)(struct bench *bench);
};

extern const struct key_ops key_ops[KEYS_KINDS];
