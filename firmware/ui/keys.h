// SPDX-License-Identifier: MIT
// From raw contacts to key events: debounce, press, tap, hold, repeat. Pure: time is an argument.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Bit numbers of a set of keys, in the order of the usual ladder: of two keys down at once a ladder shows the first.
enum key { KEY_RIGHT, KEY_UP, KEY_DOWN, KEY_LEFT, KEY_OK };

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
