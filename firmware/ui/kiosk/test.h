// SPDX-License-Identifier: MIT
// The operator's test of keys, lamps, dots and piezo: each key plays another tune and lights its lamp while
// it is down.
#pragma once

#include "ui/input/keys.h"     // struct event
#include "ui/screens/screen.h" // struct screen

extern const FLASH struct screen test_screen;

// True during the test.
bool test_is_on(void);

// Handles a key event, in place of ui_event. True at a tap of OK, when it comes up, which ends the test: so
// the lamp and the tune of OK are tested, too. No other key ends it, not even LEFT held.
bool test_event(struct event event);
