// SPDX-License-Identifier: MIT
// Keys to ground, one pin each, with the MCU's pull-ups. Each bounce of a contact is an edge at its pin,
// which wakes a firmware that waits for one.
#pragma once

#include "parts/contacts.h" // the keys

struct key_pins {
    struct machine *machine;
    struct contacts *contacts;
    const struct pin *wiring;
    unsigned count;
    struct avr_irq_t *irq[KEYS_MAX];
};

// Wires the keys of a board, in the order of its pins; listens to the contacts.
void pins_open(struct key_pins *keys, struct machine *machine, struct contacts *contacts,
               const struct board *board);

// True if the pull-up of a key that is up is off: its pin floats, and noise may press it.
bool pins_float(const struct key_pins *keys);
