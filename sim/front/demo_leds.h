// SPDX-License-Identifier: MIT
// The demonstration on LEDs in rows. These have no hints, so it finds the user's moves by the nim-sum.
#pragma once

#include "front/demo_ops.h"

extern const struct demo_ops demo_leds;
