// SPDX-License-Identifier: MIT
// View of a 16x2 LCD, dot by dot, or by characters in a small window without UTF-8
#pragma once

#include "front/view.h"

extern const struct view view_lcd;
