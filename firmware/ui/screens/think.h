// SPDX-License-Identifier: MIT
#pragma once

#include "ui/screens/screen.h"

// Looks for a reply, a few ms at each call, and says so after a while; as match_reply, it is in ui.move once
// the verdict is not PENDING. Begin with no move.
enum verdict ui_think(void);
