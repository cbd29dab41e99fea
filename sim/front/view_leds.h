// SPDX-License-Identifier: MIT
// View of LEDs in rows, each drawn as a round light.
#pragma once

#include "front/view.h"

extern const struct view view_leds;
