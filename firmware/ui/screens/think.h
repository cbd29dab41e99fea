// SPDX-License-Identifier: MIT
#pragma once

#include "match/count.h" // winning moves
#include "ui/screens/screen.h"

// Searches for a reply (match_reply), which is in ui.move at the end, or goes on with a count of winning
// moves, if it is not null; for up to 4 ms; after SIGN_MS shows that the machine is thinking. PENDING: call
// again in the next tick. ui.move must be no move before the first call.
enum verdict ui_think(struct count *count);
