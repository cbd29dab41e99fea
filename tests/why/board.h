// SPDX-License-Identifier: MIT
// The Uno with reasons on its display, for which its flash has no room.
#pragma once

#include "../../board/uno/board.h"

#undef WHY_SCREEN
#define WHY_SCREEN 1
