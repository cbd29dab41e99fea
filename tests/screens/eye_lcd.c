// SPDX-License-Identifier: MIT
#include "eye_lcd.h"

#include "parts/lcd_position.h"
#include "robot/shown.h"

#include <string.h>

enum { A_ROW = 5, FIELD = 3, SECOND_ROW = LCD_DDRAM_SIZE / 2 };

bool eye_sees(const uint8_t *cells, const uint8_t *glyphs, const struct scene *scene, unsigned *fields)
{
    static struct lcd lcd = {.display_on = true, .two_lines = true};
    struct shown_position shown;
    struct sight sight;

    memcpy(lcd.ddram, cells, LCD_COLUMNS);
    memcpy(lcd.ddram + SECOND_ROW, cells + LCD_COLUMNS, LCD_COLUMNS);
    memcpy(lcd.cgram, glyphs, LCD_CGRAM_SIZE);
    shown_set(&shown, scene->game, &scene->position, &scene->move, scene->selected);
    lcd_read_position(&lcd, &shown, &sight);
    *fields = sight.as_numbers && sight.count > A_ROW ? (sight.count - A_ROW) * FIELD : 0;
    return lcd_has_position(&lcd, &shown);
}
