// SPDX-License-Identifier: MIT
// Turns raw contacts into debounced key events: press, tap, hold and repeat. Also detects whether anyone
// uses the keys.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Keys in the order of their bits
enum key { KEY_RIGHT, KEY_UP, KEY_DOWN, KEY_LEFT, KEY_OK };

enum {
    DEBOUNCE_MS = 10,      // a sample is accepted if it did not change for this time
    HOLD_MS = 700,         // a key counts as held if it was down alone for this time
    REPEAT_FIRST_MS = 500, // from the press to the first repeat
    REPEAT_MS = 120,       // between repeats
};

enum key_action {
    KEY_IDLE,   // nothing happened
    KEY_PRESS,  // the key went down
    KEY_TAP,    // the key came up without being held
    KEY_HOLD,   // the key has been down alone for HOLD_MS; once per press
    KEY_REPEAT, // the key has been down alone for REPEAT_FIRST_MS, then every REPEAT_MS
};

struct event {
    uint8_t key;    // enum key
    uint8_t action; // enum key_action
};

// State of the keys. All fields but `on_ladder` are 0 at first.
struct keys {
    bool on_ladder;      // the keys share a resistor ladder: only the lowest pressed key is seen
    uint8_t seen;        // latest sample
    uint8_t down;        // keys that are down, after debouncing
    uint8_t reported;    // keys that are down according to the reported events
    uint8_t held;        // keys that are still down after KEY_HOLD was reported
    bool repeats;        // the first KEY_REPEAT of the current press was reported
    uint16_t seen_since; // time (ms) when `seen` last changed
    uint16_t changed;    // time (ms) when a key last went down or up
    uint16_t repeated;   // time (ms) when the wait for the next KEY_REPEAT began
};

// Takes a sample of the contacts (bit n is key n) every 1..5 ms. Returns the next event. `now` is in ms and
// may wrap.
struct event keys_step(struct keys *keys, uint8_t raw, uint16_t now);

// True while a key is down or an event is still to be reported.
bool keys_busy(const struct keys *keys);

enum { IDLE_MS = 60000 };

// Detects whether anyone uses the keys. All 0 at first.
struct idle {
    bool is_on;     // no key was down for IDLE_MS
    bool swallows;  // events are ignored until all keys are up
    uint16_t since; // time (ms) when a key was last down
};

// Returns the event to handle in this tick. If `hurts`, ignores the key that ends the idle time, because it
// could play a move unseen. `down` is keys.reported.
struct event idle_step(struct idle *idle, struct event event, uint8_t down, bool hurts, uint16_t now);
