// SPDX-License-Identifier: MIT
// A piezo at a pin. A tone is a run of edges less than 10 ms apart.
#pragma once

#include "core/board.h"   // pins
#include "core/machine.h" // time

enum { TONES_KEPT = 32, PITCH_EDGES = 8 };

struct tone {
    uint64_t start;             // cycle of its first edge
    unsigned hz;                // mean pitch
    unsigned first_hz, last_hz; // pitch of the first PITCH_EDGES edges, and of the last PITCH_EDGES edges
    unsigned ms;
    unsigned edges;
};

struct piezo {
    unsigned tones;               // number of finished tones
    struct tone tone[TONES_KEPT]; // the latest tones; tone n has index n % TONES_KEPT

    // Private.
    struct machine *machine;
    struct avr_irq_t *irq;
    bool level;
    unsigned edges;                // number of edges in the current tone
    uint64_t first, last, opening; // times of the first, the latest and the PITCH_EDGES-th edge, in cycles
    uint64_t latest[PITCH_EDGES];  // cycles of the latest edges; edge n has index n % PITCH_EDGES
};

// Connects a piezo to a pin and starts recording.
void piezo_open(struct piezo *piezo, struct machine *machine, const struct pin *pin);

// Records the current tone if it has ended. Call before you read the tones.
void piezo_update(struct piezo *piezo);
// Returns true if the pin has changed in the past 10 ms.
bool piezo_sounds(const struct piezo *piezo);

// Returns the latest tone's pitch, such as "249 Hz" or "346 to 3054 Hz".
const char *piezo_text(const struct piezo *piezo);
