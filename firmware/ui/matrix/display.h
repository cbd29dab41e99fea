// SPDX-License-Identifier: MIT
// Properties of the display of 32x8 dots, as in lcd/display.h.
#pragma once

#define DISPLAY_ROWS 2                  // rows of text; they scroll past one after the other
#define DISPLAY_COLUMNS 16              // number of cells in each row
#define DISPLAY_SEEN_MS 2560            // how long a result is shown before keys have an effect
#define DISPLAY_HINT_BLINKS 0           // 0, because the renderer lets every chosen move blink
#define DISPLAY_LETTERS "äöüßñáéíóúèàç" // letters that some other displays cannot show (messages.py)
