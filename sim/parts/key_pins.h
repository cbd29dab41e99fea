// SPDX-License-Identifier: MIT
// Keys to ground, one pin each, with the MCU's pull-ups. Contacts bounce when they close and when they open:
// each bounce is an edge at the pin, which wakes whoever waits for one.
#pragma once

#include "core/machine.h" // pins and time

enum { PIN_KEYS_MAX = 5 };

struct key_pin {
    const char *name; // in scripts; NULL where there is no further key
    char port;        // 'A'..
    uint8_t bit;      // 0..7
};

struct keys_pins {
    // May be changed at any time.
    unsigned bounce_us; // contacts chatter for so long after each change; 0 for none
    uint32_t random;    // seed of the bounce; not 0

    // The rest is the keys' own.
    struct machine *machine;
    const struct key_pin *wiring;
    unsigned count;
    struct pin_contact {
        struct keys_pins *keys;
        struct avr_irq_t *irq;
        bool down;   // the key
        bool closed; // the contact
        uint64_t settles;
    } contact[PIN_KEYS_MAX];
};

// Wires the keys: all up, 3 ms of bounce.
void pins_open(struct keys_pins *keys, struct machine *machine, const struct key_pin wiring[PIN_KEYS_MAX]);

// Moves a key now, by its place in the wiring. Moving a key to where it is does nothing.
void pins_push(struct keys_pins *keys, unsigned key);
void pins_release(struct keys_pins *keys, unsigned key);

// True if the pull-up of a key that is up is off: its pin floats, and noise may press it.
bool pins_float(const struct keys_pins *keys);
