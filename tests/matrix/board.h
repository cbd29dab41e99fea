// SPDX-License-Identifier: MIT
// The exhibit's display and keys with nothing else around them.
#pragma once

#include "../../board/uno/board.h" // limits, the tick

#define MAX7219_DIN B, 3
#define MAX7219_CLK B, 5
#define MAX7219_LOAD B, 2
