// SPDX-License-Identifier: MIT
// From raw contacts to key events: debounce, press, tap, hold, repeat; and whether somebody presses keys.
// Pure: time is an argument.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Numbers of the keys and of their bits in a set, in the order of the usual ladder: with two keys down a
// ladder shows the first one.
enum key { KEY_RIGHT, KEY_UP, KEY_DOWN, KEY_LEFT, KEY_OK };

enum {
    DEBOUNCE_MS = 10,      // a sample unchanged for this time is accepted
    HOLD_MS = 700,         // a key down alone for this time is held
    REPEAT_FIRST_MS = 500, // from the press to the first repeat
    REPEAT_MS = 120,       // between repeats
};

enum key_action {
    KEY_IDLE,   // nothing happened
    KEY_PRESS,  // the key went down
    KEY_TAP,    // the key came up before it was held
    KEY_HOLD,   // the key has been down alone for HOLD_MS; once a press
    KEY_REPEAT, // the key has been down alone for REPEAT_FIRST_MS, then every REPEAT_MS
};

struct event {
    uint8_t key;    // enum key
    uint8_t action; // enum key_action
};

// Begins as 0 but for `on_ladder`: then every key is up.
struct keys {
    bool on_ladder;      // of two keys down a sample shows only the stronger one, which has the lower bit
    uint8_t seen;        // latest sample
    uint8_t down;        // keys that are down, debounced
    uint8_t reported;    // keys that are down according to the events so far
    uint8_t held;        // those of them that had their KEY_HOLD
    bool repeats;        // the key that is down alone had a KEY_REPEAT
    uint16_t seen_since; // ms, first of the samples that equal `seen`
    uint16_t changed;    // ms, when a key went down or up last
    uint16_t repeated;   // ms, when a KEY_REPEAT was due, or a key went down or up, whichever was later
};

// Takes a sample of the contacts (bit n: key n is down) and returns the next event, one a call: of two at
// once the second one comes with the next call. To be called every 1..5 ms; `now` in ms, may wrap.
struct event keys_step(struct keys *keys, uint8_t raw, uint16_t now);

// True from the first sample with a key down until all keys are up and all events are reported.
bool keys_busy(const struct keys *keys);

enum { IDLE_MS = 60000 };

// Whether somebody is there. Begins as 0.
struct idle {
    bool is_on;     // no key has been down for IDLE_MS
    bool swallows;  // the keys that are down have no effect
    uint16_t since; // ms, when a key was down last
};

// To be called once a tick: returns the event of the tick. If its key ends the idle time and `hurts`, as it
// would play a move unseen, that is KEY_IDLE until all keys are up. `down`: the keys that are down according
// to the events so far (struct keys, reported); `now` in ms, may wrap.
struct event idle_step(struct idle *idle, struct event event, uint8_t down, bool hurts, uint16_t now);
