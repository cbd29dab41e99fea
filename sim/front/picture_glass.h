// SPDX-License-Identifier: MIT
// The glass of a 16x2 display, dot by dot; with only ASCII in a small window, character by character.
#pragma once

#include "parts/lcd_glass.h"
#include "front/picture.h" // struct room

// As picture_draw.
int picture_draw_glass(const struct lcd *lcd, struct room room);
