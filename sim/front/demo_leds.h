// SPDX-License-Identifier: MIT
// The demonstration on LEDs in rows, which have no hints: it plays the user's side by the nim-sum.
#pragma once

#include "front/demo_ops.h"

extern const struct demo_ops demo_leds;
