// SPDX-License-Identifier: MIT
// The screens of the end of a match: its last position, and its result.
#pragma once

#include "ui/screens/screen.h"

// Sets the sound of the end of a match, and how it is to be counted (ui.task), each match once, also if it is
// taken up again after it was lost. `won`: by a human.
void result_note(bool won);

// Returns the number of the record of the chosen game; 0: it has none, and is not counted.
uint8_t result_record(void);

// Returns the level at which results of the chosen game are kept, from 0 on. Morra, which has no levels, is
// at the first one.
uint8_t result_level(void);

// Forgets wins of a human who has gone.
void result_forget(void);
