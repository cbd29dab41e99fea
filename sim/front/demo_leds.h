// SPDX-License-Identifier: MIT
// The demonstration on LEDs in rows, which have no hints: the human's side by the nim-sum, which also wins
// against an opponent who knows it.
#pragma once

#include "front/demo.h"

extern const struct demo_ops demo_leds;
