// SPDX-License-Identifier: MIT
// The operator's test of all parts: each key has a tune of its own, and its lamp is lit while it is down.
#pragma once

#include "ui/input/keys.h"     // struct event
#include "ui/screens/screen.h" // struct screen

extern const FLASH struct screen test_screen;

bool test_is_on(void);

// In the place of ui_event. True if it ends the test: a tap of OK, as it comes up, so that its lamp and its
// tune are tried, too. No other key leads away, not even LEFT, which may be held to look at its lamp.
bool test_event(struct event event);
