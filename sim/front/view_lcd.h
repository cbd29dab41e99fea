// SPDX-License-Identifier: MIT
// View of a 16x2 LCD, dot by dot. In ASCII in a small window, character by character.
#pragma once

#include "front/view.h"

extern const struct view view_lcd;
