// SPDX-License-Identifier: MIT
// The demonstration on boards that show text: it plays the hint, or, in a lost position, any move.
#pragma once

#include "front/demo_ops.h"

extern const struct demo_ops demo_lcd, demo_matrix;
