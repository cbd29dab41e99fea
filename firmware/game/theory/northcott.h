// SPDX-License-Identifier: MIT
// Northcott's game, with retreats or without: a sum of the gaps.
#pragma once

#include "game/theory/sum.h"

extern const FLASH struct sum northcott_sum;
