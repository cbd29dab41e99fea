// SPDX-License-Identifier: MIT
#include "parts/lcd_position.h"
#include "robot/shown.h"
#include "show.h"

#include <string.h>

enum { A_ROW = 5, FIELD = 3, SECOND_ROW = LCD_DDRAM_SIZE / 2, DIGITS = 3, GLYPHS = 8 };
enum {
    GLYPH_LINES = 8,
    BELOW_TIP = 3,
    ABOVE_TIP = 5
}; // lines of an arrow glyph just below and above its tip

// Returns true if a heap that fits is drawn as stones, and a larger heap is not.
static bool has_stones(const uint8_t *cells, const struct scene *scene)
{
    const unsigned stones = scene->position.stones, most = 2 * (LCD_COLUMNS - 1 - DIGITS);

    return scene->game->shape != SHAPE_HEAP || scene->game->params == PARAM_S ||
           (cells[0] < GLYPHS) == (stones && stones <= most);
}

// Returns true if each arrow agrees with the change of the number.
static bool has_arrows(const uint8_t *cells, const uint8_t *glyphs, const struct shown_position *shown,
                       unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        const uint8_t code = cells[i < A_ROW ? i * FIELD : LCD_COLUMNS + (i - A_ROW) * FIELD];
        const uint8_t *const line = &glyphs[code % GLYPHS * GLYPH_LINES];

        if (code < GLYPHS && (line[BELOW_TIP] > line[ABOVE_TIP]) != (shown->after[i] > shown->before[i]))
            return false;
    }
    return true;
}

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
    return lcd_has_position(&lcd, &shown) && has_stones(cells, scene) &&
           (!sight.as_numbers || has_arrows(cells, glyphs, &shown, sight.count));
}
