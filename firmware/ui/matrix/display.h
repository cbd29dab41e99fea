// SPDX-License-Identifier: MIT
// What the screens and texts depend on of this display, 32x8 dots.
#pragma once

#define DISPLAY_ROWS 2                  // rows of text, which scroll past one behind the other
#define DISPLAY_COLUMNS 16              // cells of a row
#define DISPLAY_SEEN_MS 2560            // so long a result is there before a key has an effect
#define DISPLAY_HINT_BLINKS 0           // the dots blink all moves that are entered, a hint's as well
#define DISPLAY_LETTERS "äöüßñáéíóúèàç" // characters beside those of every display (messages.py)
