// SPDX-License-Identifier: MIT
// Turns typed characters into keys that go down and up. Terminals do not report releases, so a character
// holds its key down for a moment, or until its repeats end. Keys typed ahead wait for their turn.
//
// In holding mode a typed key stays down. A single key goes up after a long press, which ends the mode.
// Several keys stay down until each is typed again or the mode ends.
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
    unsigned down;    // key that is being tapped, or STROKES_NO_KEY
    uint64_t change;  // cycle at which the key goes up or the next stroke may begin
    uint64_t arrival; // cycle at which the latest character arrived
    unsigned typed;   // latest typed key; STROKES_NO_KEY at first, and after the character h (holding mode)

    bool is_holding;     // holding mode
    unsigned held;       // held keys: bit n is key n
    bool stays;          // true if two keys were held at once, so no key goes up automatically
    uint64_t held_since; // cycle at which the latest held key was pushed
};

// Starts with all keys up.
void strokes_init(struct strokes *strokes, struct bench *bench);

// Taps a key, or holds the key while characters repeat. In holding mode, pushes or releases the key.
void strokes_type(struct strokes *strokes, unsigned key);

// Starts holding mode, or ends holding mode and releases all keys.
void strokes_toggle_holding(struct strokes *strokes);

// Returns how long all held keys have been down together, in ms.
unsigned strokes_held_ms(const struct strokes *strokes);

// Presses and releases the keys that are due. Call every few milliseconds.
void strokes_tick(struct strokes *strokes);
