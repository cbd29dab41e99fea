// SPDX-License-Identifier: MIT
// The demonstration on boards that show text: it plays the hints, and where nothing wins any move.
#pragma once

#include "front/demo_ops.h"

extern const struct demo_ops demo_lcd, demo_matrix;
