// SPDX-License-Identifier: MIT
// A board with only the display and the keys of the exhibit.
#pragma once

#include "../../board/uno/board.h" // limits, the tick

#define MAX7219_DIN B, 2
#define MAX7219_CLK B, 1
#define MAX7219_LOAD B, 0
