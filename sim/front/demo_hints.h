// SPDX-License-Identifier: MIT
// Demonstration on displays with text. Plays the move that the hint shows, or any move in a lost position.
#pragma once

#include "front/demo_ops.h"

extern const struct demo_ops demo_lcd, demo_matrix;
