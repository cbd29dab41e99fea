// SPDX-License-Identifier: MIT
// The demonstration on displays with text. It plays the hint, or any move if the position is lost.
#pragma once

#include "front/demo_ops.h"

extern const struct demo_ops demo_lcd, demo_matrix;
