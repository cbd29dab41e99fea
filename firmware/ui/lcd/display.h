// SPDX-License-Identifier: MIT
// What the screens and texts depend on of this display, 16x2 characters. Each display has these facts in its
// folder, which board.mk names; messages.py reads them, too.
#pragma once

#define DISPLAY_ROWS 2           // rows of text
#define DISPLAY_COLUMNS 16       // cells of a row
#define DISPLAY_SEEN_MS 1080     // so long a result is there before a key has an effect
#define DISPLAY_HINT_BLINKS 1    // the move of a hint comes and goes, so that it is seen what it changes
#define DISPLAY_LETTERS "äöüßñ=" // characters beside those of every display (messages.py)
