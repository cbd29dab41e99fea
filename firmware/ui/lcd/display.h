// SPDX-License-Identifier: MIT
// Properties of the 16x2 character display for screens and texts. board.mk names the folder of each
// display. messages.py reads this file, too.
#pragma once

#define DISPLAY_ROWS 2           // rows of text
#define DISPLAY_COLUMNS 16       // cells in a row
#define DISPLAY_SEEN_MS 1080     // how long a result is shown before keys have an effect
#define DISPLAY_HINT_BLINKS 1    // 1: the move of a hint blinks, to show what it changes
#define DISPLAY_LETTERS "äöüßñ=" // letters besides those of every display (messages.py)
