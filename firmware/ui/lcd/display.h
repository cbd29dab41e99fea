// SPDX-License-Identifier: MIT
// Properties of the 16x2 character display. Each display has a file display.h, which the screens and
// messages.py read. A board's board.mk names the folder of its display.
#pragma once

#define DISPLAY_ROWS 2           // number of rows of characters on the display
#define DISPLAY_COLUMNS 16       // number of characters in each row
#define DISPLAY_SEEN_MS 1080     // time in ms for which no key has an effect on an important view
#define DISPLAY_HINT_BLINKS 1    // 1 if the play screen shows a hint by blinking
#define DISPLAY_LETTERS "äöüßñ=" // letters of this display that some other displays lack (messages.py)
