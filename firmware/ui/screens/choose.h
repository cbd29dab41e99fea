// SPDX-License-Identifier: MIT
// A move is made as the rules make it: by a part and a number for it, of those that are allowed.
#pragma once

#include "ui/screens/screen.h"

// LEFT and RIGHT choose a part, UP and DOWN the number for it; on one heap LEFT and RIGHT are large steps.
// ui.move is a legal move or none at any time. False if one more pile would be too many.
bool ui_choose(uint8_t key);

// Would the key change what is chosen? Takes as long as ui_choose.
bool ui_would_choose(uint8_t key);

// The largest number for a part, and the one that ui.move chooses for the selected part; 0: none.
uint8_t ui_number_max(uint8_t part);
uint8_t ui_number(void);

// Selects the part that this change of ui.move chooses.
void ui_select(uint8_t change);
