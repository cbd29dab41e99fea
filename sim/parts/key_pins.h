// SPDX-License-Identifier: MIT
// Keys between a pin and ground, with the MCU's pull-ups. Each bounce is an edge at the pin and can wake the
// MCU.
#pragma once

#include "parts/contacts.h" // the keys

struct key_pins {
    struct machine *machine;
    struct contacts *contacts;
    const struct pin *wiring;
    unsigned count;
    struct avr_irq_t *irq[KEYS_MAX];
};

// Connects the contacts to the pins in board->key. Sets contacts->on_change.
void pins_open(struct key_pins *keys, struct machine *machine, struct contacts *contacts,
               const struct board *board);

// Returns true if a released key's pin floats because the pull-up is off.
bool pins_float(const struct key_pins *keys);
