// SPDX-License-Identifier: MIT
// A piezo at a pin: hears tones, that is, edges that follow each other within 10 ms.
#pragma once

#include "core/board.h"   // pins
#include "core/machine.h" // time

enum { TONES_KEPT = 32, PITCH_EDGES = 8 };

struct tone {
    uint64_t start;             // cycle of its first edge
    unsigned hz;                // mean, by its whole periods
    unsigned first_hz, last_hz; // by the first and by the last PITCH_EDGES edges
    unsigned ms;
    unsigned edges;
};

struct piezo {
    unsigned tones;               // that are over
    struct tone tone[TONES_KEPT]; // the latest, at number % TONES_KEPT

    // The rest is the piezo's own.
    struct machine *machine;
    struct avr_irq_t *irq;
    bool level;
    unsigned edges;                // of the present tone
    uint64_t first, last, opening; // cycles of edges; of the last one that counts for the first pitch
    uint64_t latest[PITCH_EDGES];  // by number % PITCH_EDGES
};

void piezo_open(struct piezo *piezo, struct machine *machine, const struct pin *pin);

// Ends the present tone if it is over; to be called before tones are read.
void piezo_update(struct piezo *piezo);
// True if there was an edge within the last 10 ms.
bool piezo_sounds(const struct piezo *piezo);

// The pitch of the last tone that is over: "249 Hz", or "346 to 3054 Hz" if it slid by more than a quarter.
// The text lives until the next call.
const char *piezo_text(const struct piezo *piezo);
