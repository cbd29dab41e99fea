// SPDX-License-Identifier: MIT
// From what a terminal delivers to keys that go down and up. A terminal tells arrivals, not releases: a key
// counts as down for a moment after each arrival, longer while repeats arrive. Keys typed ahead are pressed
// one after the other.
#pragma once

#include "toy.h" // the keys

enum { STROKES_MAX = 32, STROKES_NO_KEY = PIN_KEYS_MAX };

struct strokes {
    struct toy *toy;
    struct stroke {
        unsigned key;
        unsigned ms; // how long it is down
    } waiting[STROKES_MAX];
    unsigned count;
    unsigned down;    // STROKES_NO_KEY for none
    uint64_t change;  // cycle at which the key comes up, or the next one may go down
    uint64_t arrival; // cycle of the last arrival
};

void strokes_init(struct strokes *strokes, struct toy *toy);

// A key has arrived: a tap, or a repeat that keeps it down.
void strokes_type(struct strokes *strokes, unsigned key);

// Holds a key until the toy counts it as held.
void strokes_hold(struct strokes *strokes, unsigned key);

// To be called often: moves what is due.
void strokes_tick(struct strokes *strokes);
