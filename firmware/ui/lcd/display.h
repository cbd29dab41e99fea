// SPDX-License-Identifier: MIT
// Properties of the 16x2 character display. Each display has a display.h, which screens and messages.py read.
// board.mk names the display's folder.
#pragma once

#define DISPLAY_ROWS 2           // rows of text
#define DISPLAY_COLUMNS 16       // cells in a row
#define DISPLAY_SEEN_MS 1080     // how long a result is shown before keys have an effect
#define DISPLAY_HINT_BLINKS 1    // 1: the play screen lets the move of a hint blink
#define DISPLAY_LETTERS "äöüßñ=" // letters of this display that some others lack (messages.py)
