// SPDX-License-Identifier: MIT
// Turns characters from a terminal into keys that go down and up. A terminal reports presses, not releases: a
// key stays down for a moment after each character, longer while it repeats. Keys typed ahead are pressed one
// after the other.
//
// Holding mode: a typed key goes down and stays down. A single key is released by itself once the firmware
// counts it as held, which ends the mode, so a long press takes only two characters. Two or more keys stay
// down, each until it is typed again, or all until the mode ends.
#pragma once

#include "parts/bench.h" // the keys

enum { STROKES_MAX = 32, STROKES_NO_KEY = KEYS_MAX };

struct strokes {
    struct bench *bench;
    struct stroke {
        enum stroke_kind { STROKE_TAP, STROKE_HOLD, STROKE_LET_GO } kind;
        unsigned key; // unused for STROKE_LET_GO
    } waiting[STROKES_MAX];
    unsigned count;
    unsigned down;    // the key that is being tapped, STROKES_NO_KEY for none
    uint64_t change;  // cycle at which it is released, or the next stroke may begin
    uint64_t arrival; // cycle of the last character
    unsigned typed;   // its key; STROKES_NO_KEY for none, or if it toggled the holding mode

    bool is_holding;     // holding mode
    unsigned held;       // held keys: bit n is key n
    bool stays;          // two keys have been held at once: none is released by itself
    uint64_t held_since; // cycle at which the latest held key went down
};

// Starts with all keys up and no key typed.
void strokes_init(struct strokes *strokes, struct bench *bench);

// Called for each typed key: taps it, or keeps it down if it repeats; in holding mode holds or releases it.
void strokes_type(struct strokes *strokes, unsigned key);

// Begins the holding mode; or ends it and releases all held keys.
void strokes_toggle_holding(struct strokes *strokes);

// For how long the held keys have been down together, in ms.
unsigned strokes_held_ms(const struct strokes *strokes);

// Moves the keys that are due; to be called every few milliseconds.
void strokes_tick(struct strokes *strokes);
