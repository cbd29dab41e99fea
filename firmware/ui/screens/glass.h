// SPDX-License-Identifier: MIT
// The match on the display, for one who is not at the keys: what struct glass (match/glass.h) is made of.
#pragma once

#include "match/glass.h"

// Notes that the match on the display has changed: by ui.move, which is played, or in another way if that is
// no move. To be called after each change.
void watch_note(void);

// As `match` and `has_changed` of struct glass.
const struct match *watch_match(struct move *move);
bool watch_has_changed(void);

// As the functions of struct glass of these names.
enum refusal glass_play(const struct move *move);
enum refusal glass_move_machine(void);
enum refusal glass_undo(void);
