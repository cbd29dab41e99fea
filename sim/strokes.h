// SPDX-License-Identifier: MIT
// From what a terminal delivers to keys that go down and up. A terminal tells arrivals, not releases: a key
// counts as down for a moment after each arrival, longer while repeats arrive. Keys typed ahead are pressed
// one after the other.
#pragma once

#include "key_ladder.h" // the keys

enum { STROKES_MAX = 32 };

struct strokes {
    struct key_ladder *keys;
    struct stroke {
        enum ladder_key key;
        unsigned ms; // how long it is down
    } waiting[STROKES_MAX];
    unsigned count;
    enum ladder_key down; // LADDER_KEYS for none
    uint64_t change;      // cycle at which the key comes up, or the next one may go down
    uint64_t arrival;     // cycle of the last arrival
};

void strokes_init(struct strokes *strokes, struct key_ladder *keys);

// A key has arrived: a tap, or a repeat that keeps it down.
void strokes_type(struct strokes *strokes, enum ladder_key key);

// Holds a key until the toy counts it as held.
void strokes_hold(struct strokes *strokes, enum ladder_key key);

// To be called often: moves what is due.
void strokes_tick(struct strokes *strokes);
