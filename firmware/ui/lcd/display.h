// SPDX-License-Identifier: MIT
// Properties of the 16x2 character display. Each display has a file display.h, which the screens and
// messages.py read. A board's board.mk names the folder of its display.
#pragma once

#define DISPLAY_ROWS 2           // number of rows of characters
#define DISPLAY_COLUMNS 16       // number of cells in each row
#define DISPLAY_SEEN_MS 1080     // how long a result is shown before keys have an effect
#define DISPLAY_HINT_BLINKS 1    // 1 if the play screen lets the move of a hint blink
#define DISPLAY_LETTERS "äöüßñ=" // letters that some other displays cannot show (messages.py)
