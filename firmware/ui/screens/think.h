// SPDX-License-Identifier: MIT
#pragma once

#include "ui/screens/screen.h"

// Searches for a reply (match_reply), for up to 4 ms; after SIGN_MS shows that the machine is thinking.
// PENDING: call again in the next tick. Otherwise the reply is in ui.move, which must be no move before the
// first call.
enum verdict ui_think(void);
