// SPDX-License-Identifier: MIT
// Properties of the display of 32x8 dots, as in lcd/display.h.
#pragma once

#define DISPLAY_ROWS 2                  // number of rows of text; the rows scroll past one after the other
#define DISPLAY_COLUMNS 16              // number of characters in each row
#define DISPLAY_SEEN_MS 2560            // time in ms for which no key has an effect on an important view
#define DISPLAY_HINT_BLINKS 0           // 0, because the LED matrix lets every chosen move blink
#define DISPLAY_LETTERS "äöüßñáéíóúèàç" // letters of this display that some other displays lack (messages.py)
