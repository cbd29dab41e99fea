// SPDX-License-Identifier: MIT
// Turns raw contacts into debounced key events: press, tap, hold and repeat. Also measures bounce and detects
// whether anyone uses the keys.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Keys. In a set of keys, bit n is key n.
enum key { KEY_RIGHT, KEY_UP, KEY_DOWN, KEY_LEFT, KEY_OK };

enum {
    DEBOUNCE_MS = 10,      // time for which a key must be steady before its new state counts, in ms
    HOLD_MS = 700,         // time after which a key that is down alone counts as held, in ms
    REPEAT_FIRST_MS = 500, // time from the press to the first repeat, in ms
    REPEAT_MS = 120,       // time between two KEY_REPEAT events, in ms
};

enum key_action {
    KEY_IDLE,   // there is no event to report
    KEY_PRESS,  // the key went down (debounced)
    KEY_TAP,    // the key was released before HOLD_MS
    KEY_HOLD,   // the key has been down alone for HOLD_MS; reported once per press
    KEY_REPEAT, // reported after the key was down alone for REPEAT_FIRST_MS, then every REPEAT_MS
};

struct event {
    uint8_t key;    // enum key
    uint8_t action; // enum key_action
};

// State of the keys. Clear all fields except `on_ladder` to 0 first.
struct keys {
    bool on_ladder;      // true if the keys share a resistor ladder, where a low key hides higher keys
    uint8_t seen;        // latest sample of the key contacts
    uint8_t down;        // keys that are down after debouncing
    uint8_t reported;    // keys that are down according to the reported events
    uint8_t held;        // pressed keys for which KEY_HOLD was reported
    bool repeats;        // true after the first KEY_REPEAT of the current press
    uint16_t seen_since; // time (ms) when `seen` last changed
    uint16_t changed;    // time (ms) when a key last went down or up
    uint16_t repeated;   // time (ms) when the wait for the next KEY_REPEAT began
};

// Returns the next key event. Call every 1 to 5 ms. `now` is in ms and may wrap.
struct event keys_step(struct keys *keys, uint8_t raw, uint16_t now);

// Returns true while a key is down or an event waits to be reported.
static inline bool keys_busy(const struct keys *keys)
{
    return keys->seen | keys->down | keys->reported;
}

enum { BOUNCE_MAX_MS = 99 };

// Measures how long a key contact bounces. Clear all fields to 0 first.
struct bounce {
    bool moves;     // true while a key contact bounces
    uint16_t since; // time (ms) when the bounce began
    uint8_t ms;     // length of the latest bounce in ms, at most BOUNCE_MAX_MS
};

// Continues the measurement of the bounce. Call after each keys_step.
void bounce_step(struct bounce *bounce, const struct keys *keys, uint16_t now);

enum { IDLE_MS = 60000 };

// Detects whether anyone uses the keys. Clear all fields to 0 first.
struct idle {
    bool is_on;     // true if no key was down for IDLE_MS
    bool swallows;  // true if key events are ignored until all keys are up
    uint16_t since; // time (ms) when a key was last down
};

// Returns the event to handle now. If `hurts` is true, ignores the first key after an idle time.
struct event idle_step(struct idle *idle, struct event event, uint8_t down, bool hurts, uint16_t now);
