// SPDX-License-Identifier: MIT
// Northcott's game, with or without retreats: the sum of the gaps between the men.
#pragma once

#include "game/theory/sum.h"

extern const FLASH struct sum northcott_sum;
