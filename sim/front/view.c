// SPDX-License-Identifier: MIT
#include "front/view.h"

#include "front/view_lcd.h"
#include "front/view_leds.h"
#include "front/view_matrix.h"

const struct view *view_of(const struct board *board)
{
    static const struct view *const views[DISPLAY_KINDS] = {
        [DISPLAY_LCD] = &view_lcd,
        [DISPLAY_LEDS] = &view_leds,
        [DISPLAY_MATRIX] = &view_matrix,
    };

    return views[board->display];
}
