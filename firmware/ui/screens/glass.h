// SPDX-License-Identifier: MIT
// The functions of struct glass (match/glass.h) that are the same for all screens.
#pragma once

#include "match/glass.h"

// Notes that the match on the display has changed: by ui.move, which is played, or in another way if that is
// no move. To be called after each change.
void glass_note(void);

const struct match *glass_match(struct move *move);
bool glass_has_changed(void);
enum refusal glass_play(const struct move *move);
enum refusal glass_reply(void);
enum refusal glass_undo(void);
