// SPDX-License-Identifier: MIT
// The user interface of all games: key events and time in, a view out. Pure; time is in ms and may wrap.
#pragma once

#include "ui/input/keys.h" // struct event
#include "ui/screens/screen.h"

// Begins with the first screen. To be called once, first.
void ui_init(uint16_t now);

// Handles a key event, after the tick of its time. Returns true if the view has changed. Holding LEFT leads
// to the menu from all screens, in a match under way the second time; otherwise a key that was pressed on an
// earlier screen has no effect. No key has an effect while ui.is_unread.
bool ui_event(struct event event, uint16_t now);

// Lets time pass, and makes a step of a search, of less than 3 ms: to be called at least every 255 ms, and
// again and again while ui.thinking. Returns true if the view has changed.
bool ui_tick(uint16_t now);

// Returns the match on the display; null if none is shown.
const struct match *ui_shown_match(void);

// Enters another screen; nothing with STAY.
void ui_go(enum screen_id next);
