// SPDX-License-Identifier: MIT
// Staircase Nim, with up to PART_MAX coins in all.
#pragma once

#include "game/theory/sum.h"

extern const FLASH struct sum stair_sum;
