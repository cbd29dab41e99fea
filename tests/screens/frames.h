// SPDX-License-Identifier: MIT
// Frames of the LCD, and keys that change them
#pragma once

#include "lcd_print.h"
#include "numbers.h"
#include "random.h"
#include "ui/screens/pen.h"
#include "unit/ui_keys.h"
#include "notation/names.h"

#include <stdlib.h>
#include <string.h>

static struct lcd_frame frame;
static unsigned frames;

// Reads the numbers in the frame. Returns their count.
static unsigned read_numbers(unsigned numbers[CELLS])
{
    const unsigned count = numbers_in(frame.cell[0], LCD_COLUMNS, numbers);
    return count + numbers_in(frame.cell[1], LCD_COLUMNS, numbers + count);
}

static void print_frame(uint8_t language)
{
    printf("# language %u, %s, message %u\n", language, game_name(ui.match.game), look()->message);
    lcd_print(&frame);
}
