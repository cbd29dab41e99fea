// SPDX-License-Identifier: MIT
// Why the position is won or lost, in steps that LEFT and RIGHT turn: a step shows what the theory counts, as
// piles above a message, or the board as the hinted move leaves it. OK or UP leads back to the board, as does
// turning beyond the first or last step. There the move of the hint is still chosen.
#pragma once

#include "ui/screens/screen.h"

extern const FLASH struct screen why_screen;
