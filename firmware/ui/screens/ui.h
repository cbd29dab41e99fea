// SPDX-License-Identifier: MIT
// One way to play everything: key events and time in, a view out. Pure; time is in ms and may wrap.
#pragma once

#include "ui/input/keys.h" // struct event
#include "ui/screens/screen.h"

void ui_init(bool watchdog_reset, uint16_t now);

// Both return true if the view has changed. Ticks come at least every 255 ms, an event after the tick of its
// time. Holding LEFT leads to the menu from everywhere; otherwise a key that was pressed on an earlier screen
// does nothing on this one.
bool ui_event(struct event event, uint16_t now);
bool ui_tick(uint16_t now);

// Shows another screen, or stays.
void ui_go(enum screen_id next);
