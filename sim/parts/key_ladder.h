// SPDX-License-Identifier: MIT
// Five keys on one ADC channel: each puts another voltage there, of several the lowest wins. Contacts bounce
// when they close and when they open. What the firmware's conversion finds is worked out when the conversion
// starts.
#pragma once

#include "core/machine.h" // the ADC and time

enum ladder_key { LADDER_RIGHT, LADDER_UP, LADDER_DOWN, LADDER_LEFT, LADDER_OK, LADDER_KEYS };

// Conversion results 0..1023 with each key down and with none.
struct ladder_levels {
    uint16_t key[LADDER_KEYS];
    uint16_t idle;
};

extern const struct ladder_levels ladder_shield;      // 0, 100, 255, 410, 640
extern const struct ladder_levels ladder_high_shield; // 0, 145, 329, 505, 741

struct key_ladder {
    // May be changed at any time.
    struct ladder_levels levels;
    unsigned bounce_us; // contacts chatter for so long after each change; 0 for none
    unsigned noise;     // each conversion is off by -noise..noise
    uint32_t random;    // seed of bounce and noise; not 0

    // The rest is the ladder's own.
    struct machine *machine;
    struct avr_irq_t *input;
    struct ladder_contact {
        bool down;   // the key
        bool closed; // the contact
        uint64_t settles, next_toggle;
    } contact[LADDER_KEYS];
};

// Wires a ladder to an ADC channel 0..7: shield levels, all keys up, 3 ms of bounce, no noise.
void ladder_open(struct key_ladder *ladder, struct machine *machine, unsigned channel);

// Moves a key now. Moving a key to where it is does nothing.
void ladder_push(struct key_ladder *ladder, enum ladder_key key);
void ladder_release(struct key_ladder *ladder, enum ladder_key key);
