// SPDX-License-Identifier: MIT
// View of a 16x2 LCD: dot by dot, or in a small window without UTF-8 as characters
#pragma once

#include "front/view.h"

extern const struct view view_lcd;
