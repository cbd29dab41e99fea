// SPDX-License-Identifier: MIT
// A matrix of LEDs, each a round light.
#pragma once

#include "front/view.h"

extern const struct view view_matrix;
