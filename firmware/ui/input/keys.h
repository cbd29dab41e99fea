// SPDX-License-Identifier: MIT
// From raw contacts to key events: debounce, press, tap, hold, repeat. Pure: time is an argument.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Bit numbers of a set of keys, in the order of the usual ladder: of two keys down at once a ladder shows the
// first.
enum key { KEY_RIGHT, KEY_UP, KEY_DOWN, KEY_LEFT, KEY_OK };

enum {
    DEBOUNCE_MS = 10,      // contacts unchanged for so long are believed
    HOLD_MS = 700,         // a key down alone for so long counts as held
    REPEAT_FIRST_MS = 500, // from the press to the first repeat
    REPEAT_MS = 120,       // between repeats
};

enum key_action {
    KEY_IDLE,   // nothing happened
    KEY_PRESS,  // the key went down
    KEY_TAP,    // it came up again before it counted as held
    KEY_HOLD,   // it has been down alone for HOLD_MS, once a press
    KEY_REPEAT, // it has been down alone for REPEAT_FIRST_MS, then every REPEAT_MS
};

struct event {
    uint8_t key;    // enum key
    uint8_t action; // enum key_action
};

// All zero is the state with every key up.
struct keys {
    uint8_t seen;       // the latest samples, all the same
    uint8_t down;       // believed to be down
    uint8_t told;       // down as far as events have told
    uint8_t held;       // those of them that had their KEY_HOLD
    uint8_t seen_since; // ms
    uint8_t stage;      // what comes next while a key is down alone
    uint8_t since;      // ms, of the stage before
};

// Takes one sample of the contacts (bit n: key n is down) and gives the next event. To be called every 1..5
// ms with now = milliseconds, which may wrap. One event a call: of two at once the second comes with the next
// call.
struct event keys_step(struct keys *keys, uint8_t raw, uint8_t now);

// True from the first sample of a key going down until all are up and all events have been given.
bool keys_busy(const struct keys *keys);
