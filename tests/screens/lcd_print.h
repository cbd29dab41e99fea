// SPDX-License-Identifier: MIT
// Prints what an LCD shows, for a test that fails.
#pragma once

#include "ui/lcd/lcd_view.h"

#include <stdio.h>

static inline void lcd_print(const struct lcd_frame *frame)
{
    for (uint8_t row = 0; row < LCD_ROWS; row++) {
        printf("# |");
        for (uint8_t i = 0; i < LCD_COLUMNS; i++)
            putchar(frame->cell[row][i] < ' ' ? '.' : frame->cell[row][i]);
        printf("|\n");
    }
}
