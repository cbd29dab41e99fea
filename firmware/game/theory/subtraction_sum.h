// SPDX-License-Identifier: MIT
// The subtraction game with several piles: a move takes a number in S from one of them.
#pragma once

#include "game/theory/sum.h"

extern const FLASH struct sum subtraction_sum;
