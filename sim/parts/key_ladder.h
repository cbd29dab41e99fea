// SPDX-License-Identifier: MIT
// Five keys on one ADC channel. Each key sets another voltage. If several keys are down, the lowest voltage
// applies. The model samples the voltage when the firmware starts a conversion.
#pragma once

#include "parts/contacts.h" // the keys

enum ladder_key { LADDER_RIGHT, LADDER_UP, LADDER_DOWN, LADDER_LEFT, LADDER_OK, LADDER_KEYS };

// Results of the ADC, 0 to 1023, for each key and for no key
struct ladder_levels {
    uint16_t key[LADDER_KEYS];
    uint16_t idle;
};

extern const struct ladder_levels ladder_shield;      // 0, 100, 255, 410, 640
extern const struct ladder_levels ladder_high_shield; // 0, 145, 329, 505, 741
extern const struct ladder_levels ladder_v11_shield;  // 0, 205, 405, 623, 824

struct key_ladder {
    // Tests may change levels, noise and random at any time.
    struct ladder_levels levels;
    unsigned noise;  // largest error of a conversion
    uint32_t random; // state of the random numbers for the noise, never 0

    // Private.
    struct machine *machine;
    const struct contacts *contacts;
    struct avr_irq_t *input;
};

// Connects a ladder of keys to an ADC channel, with the levels of ladder_shield.
void ladder_open(struct key_ladder *ladder, struct machine *machine, const struct contacts *contacts,
                 unsigned channel);
