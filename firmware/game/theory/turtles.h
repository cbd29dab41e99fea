// SPDX-License-Identifier: MIT
// Turning turtles, a sum of its heads. Rules: coins.h.
#pragma once

#include "game/theory/sum.h"

extern const FLASH struct sum turtle_opt_sum, turtle_must_sum, turtle_edge_sum;
