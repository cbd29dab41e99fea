// SPDX-License-Identifier: MIT
// Properties of the 32x8 dots for screens and texts.
#pragma once

#define DISPLAY_ROWS 2                  // rows of text, which scroll past one after the other
#define DISPLAY_COLUMNS 16              // cells in a row
#define DISPLAY_SEEN_MS 2560            // how long a result is shown before keys have an effect
#define DISPLAY_HINT_BLINKS 0           // 0: hints need no blinking, because all chosen moves blink
#define DISPLAY_LETTERS "äöüßñáéíóúèàç" // letters besides those of every display (messages.py)
