// SPDX-License-Identifier: MIT
// The mixed sum: 1..3 from pile 1, an odd number from pile 2, any from the others.
#pragma once

#include "game/theory/sum.h"

extern const FLASH struct sum mixed_sum;
