// SPDX-License-Identifier: MIT
// View of an LED matrix. Draws each LED as a round light.
#pragma once

#include "front/view.h"

extern const struct view view_matrix;
