// SPDX-License-Identifier: MIT
// A picture on 32x8 dots that a test expects, 8 rows of # and . in one string, and the frame that it draws.
#pragma once

#include "device/matrix_frame.h" // struct matrix_frame
#include "game/flash.h"          // FLASH

#include <stdbool.h>

#define PICTURE(name, dots) static const FLASH char picture_##name[] = dots

static struct matrix_frame frame;

static bool is_drawn(const FLASH char *picture)
{
    for (uint8_t y = 0; y < 8; y++)
        for (uint8_t x = 0; x < 32; x++)
            if (*picture++ != (frame.column[x] >> y & 1 ? '#' : '.'))
                return false;
    return true;
}
