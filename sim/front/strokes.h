// SPDX-License-Identifier: MIT
// Turns what a terminal delivers into keys that go down and up. A terminal tells arrivals, not releases: a
// key counts as down for a moment after each arrival, longer while repeats arrive. Keys typed ahead are
// pressed one after the other.
//
// Holding: a key that is typed then goes down and stays down. One alone comes up by itself once the
// firmware counts it as held, and that ends the holding: for what a long press of one key does, nothing else
// is to be typed. Two or more stay, each until it is typed again, or all until the holding is over.
#pragma once

#include "parts/bench.h" // the keys

enum { STROKES_MAX = 32, STROKES_NO_KEY = KEYS_MAX };

struct strokes {
    struct bench *bench;
    struct stroke {
        enum stroke_kind { STROKE_TAP, STROKE_HOLD, STROKE_LET_GO } kind;
        unsigned key; // of all but STROKE_LET_GO
    } waiting[STROKES_MAX];
    unsigned count;
    unsigned down;    // the key that is tapped, STROKES_NO_KEY for none
    uint64_t change;  // cycle at which it comes up, or the next stroke may come
    uint64_t arrival; // cycle of the last arrival
    unsigned typed;   // the key that arrived then; STROKES_NO_KEY for none, or a change of holding

    bool is_holding;     // what is typed now is held
    unsigned held;       // keys that are: bit n is key n
    bool stays;          // two were: none of them comes up by itself
    uint64_t held_since; // cycle at which the latest of them went down
};

void strokes_init(struct strokes *strokes, struct bench *bench);

// A key has arrived: a tap, or a repeat that keeps it down; while holding, one to be held, or to be let go.
void strokes_type(struct strokes *strokes, unsigned key);

// Holding begins; or it is over, and all keys that are held come up.
void strokes_toggle_holding(struct strokes *strokes);

// For how long the keys that are held have been down together, in ms.
unsigned strokes_held_ms(const struct strokes *strokes);

// To be called often: moves what is due.
void strokes_tick(struct strokes *strokes);
