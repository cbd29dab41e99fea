// SPDX-License-Identifier: MIT
// Demonstration on LEDs in rows. Finds the user's moves by the nim-sum, because LEDs show no hints.
#pragma once

#include "front/demo_ops.h"

extern const struct demo_ops demo_leds;
