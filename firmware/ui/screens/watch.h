// SPDX-License-Identifier: MIT
// The match on the display, for one who watches it (struct glass, match/glass.h).
#pragma once

#include "match/match.h"

// Notes that the match on the display has changed: by ui.move, which is played, or in another way if that is
// no move. To be called after each change.
void watch_note(void);

struct match *watch_match(struct move *move);
bool watch_has_changed(void);
