// SPDX-License-Identifier: MIT
// View of a matrix of LEDs, each drawn as a round light.
#pragma once

#include "front/view.h"

extern const struct view view_matrix;
