// SPDX-License-Identifier: MIT
// The thinking of the machine: a search, step by step, with a sign on the display.
#pragma once

#include "match/match.h" // winning moves
#include "ui/screens/screen.h"

// Makes a step of the search for a reply (match_reply), which is in ui.move at the end, or of a count of
// winning moves, if it is not null. After SIGN_MS shows that the machine is thinking. Sets ui.thinking and
// returns PENDING while there is more to do. ui.move must be no move before the first call.
enum verdict ui_search_step(struct count *count);
