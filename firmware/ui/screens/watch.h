// SPDX-License-Identifier: MIT
// The match on the display, for one who watches it: the console.
#pragma once

#include "match/match.h"

// Notes that the match on the display has changed: by ui.move, which is played, or in another way if that is
// no move. To be called after each change.
void watch_note(void);

// Returns the match if there is one on the display that has changed since the last call, or with `again` if
// there is one; else null. Sets *move to the move that led to its position, which is `found` and the latest
// one in its log, or to no move.
const struct match *watch_fetch(bool again, struct move *move);
