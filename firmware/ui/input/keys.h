// SPDX-License-Identifier: MIT
// Turns raw contacts into debounced key events: press, tap, hold and repeat. Also measures bounce and detects
// whether anyone uses the keys.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Keys. In a set of keys, bit n is key n.
enum key { KEY_RIGHT, KEY_UP, KEY_DOWN, KEY_LEFT, KEY_OK };

enum {
    DEBOUNCE_MS = 10,      // a sample is accepted after the contacts have not changed for this time
    HOLD_MS = 700,         // a key counts as held if it was down alone for this time
    REPEAT_FIRST_MS = 500, // time from the press to the first repeat
    REPEAT_MS = 120,       // time between two repeats of a key
};

enum key_action {
    KEY_IDLE,   // there is no event to report
    KEY_PRESS,  // the key went down (debounced)
    KEY_TAP,    // the key came up before it counted as held
    KEY_HOLD,   // the key has been down alone for HOLD_MS; reported once per press
    KEY_REPEAT, // reported after the key was down alone for REPEAT_FIRST_MS, then every REPEAT_MS
};

struct event {
    uint8_t key;    // enum key
    uint8_t action; // enum key_action
};

// State of the keys. At first, set all fields but `on_ladder` to 0.
struct keys {
    bool on_ladder;      // true if the keys share a resistor ladder, which shows only the lowest pressed key
    uint8_t seen;        // latest sample of the contacts
    uint8_t down;        // keys that are down, after debouncing
    uint8_t reported;    // keys that are down according to the reported events
    uint8_t held;        // keys that are still down after KEY_HOLD was reported
    bool repeats;        // true after the first KEY_REPEAT of the current press
    uint16_t seen_since; // time (ms) when `seen` last changed
    uint16_t changed;    // time (ms) when a key last went down or up
    uint16_t repeated;   // time (ms) when the wait for the next KEY_REPEAT began
};

// Call it every 1..5 ms with a sample of the contacts (bit n is key n). Returns the next event. `now` is in
// ms and may wrap.
struct event keys_step(struct keys *keys, uint8_t raw, uint16_t now);

// True while a key is down or an event is still to be reported.
static inline bool keys_busy(const struct keys *keys)
{
    return keys->seen | keys->down | keys->reported;
}

enum { BOUNCE_MAX_MS = 99 };

// Measures how long a contact moves. At first, set all fields to 0.
struct bounce {
    bool moves;     // true while a contact moves
    uint16_t since; // time (ms) at which the contact began to move
    uint8_t ms;     // how long the latest contact moved, at most BOUNCE_MAX_MS
};

// Measures from the first move of a contact to its last move. Call it after each keys_step.
void bounce_step(struct bounce *bounce, const struct keys *keys, uint16_t now);

enum { IDLE_MS = 60000 };

// Detects whether anyone uses the keys. At first, set all fields to 0.
struct idle {
    bool is_on;     // true if no key was down for IDLE_MS
    bool swallows;  // true while events are ignored, until all keys are up
    uint16_t since; // time (ms) when a key was last down
};

// Returns the event to handle in this tick. `down` is keys.reported. If `hurts` is true, ignores the first
// key after an idle time, whose effect the player cannot foresee.
struct event idle_step(struct idle *idle, struct event event, uint8_t down, bool hurts, uint16_t now);
