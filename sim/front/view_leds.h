// SPDX-License-Identifier: MIT
// LEDs in rows, each a round light.
#pragma once

#include "front/view.h"

extern const struct view view_leds;
