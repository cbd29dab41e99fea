// SPDX-License-Identifier: MIT
// The glass of a 16x2 display, dot by dot; with only ASCII in a small window, character by character.
#pragma once

#include "front/view.h"

extern const struct view view_lcd;
