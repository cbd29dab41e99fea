// SPDX-License-Identifier: MIT
#include "ui/lcd/lcd_view.h"

#include "game/flash.h" // FLASH

typedef uint8_t glyph_t[LCD_GLYPH_LINES];

static const FLASH glyph_t
    tables[][LCD_GLYPHS] =
        {
            [GLYPHS_STONES] =
                {
                    [MORE] = {0, 0, 0x04, 0x0e, 0x15, 0x04, 0x04, 0},
                    [STONE_STONE] = {0, 0, 0x1b, 0x1b, 0x1b, 0x1b, 0, 0},
                    [STONE_REMOVED] = {0, 0, 0x18, 0x18, 0x18, 0x1b, 0, 0},
                    [STONE_NONE] = {0, 0, 0x18, 0x18, 0x18, 0x18, 0, 0},
                    [REMOVED_REMOVED] = {0, 0, 0, 0, 0, 0x1b, 0, 0},
                    [REMOVED_NONE] = {0, 0, 0, 0, 0, 0x18, 0, 0},
                    [UP_DOWN] = {0x08, 0x1c, 0x08, 0x0a, 0x0a, 0x02, 0x07, 0x02},
                    [FEWER] = {0, 0, 0x04, 0x04, 0x15, 0x0e, 0x04, 0},
                },
            [GLYPHS_TOKENS] =
                {
                    [BLACK] = {0, 0x0e, 0x1f, 0x1f, 0x1f, 0x0e, 0, 0},
                    [WHITE] = {0, 0x0e, 0x11, 0x11, 0x11, 0x0e, 0, 0},
                    [REMOVED] = {0, 0, 0, 0x04, 0, 0, 0, 0},
                    [TURNED_H] = {0x1f, 0x15, 0x15, 0x11, 0x15, 0x15, 0x1f, 0},
                    [TURNED_T] = {0x1f, 0x11, 0x1b, 0x1b, 0x1b, 0x1b, 0x1f, 0},
                    [TURNED_S] = {0x1f, 0x19, 0x17, 0x1b, 0x1d, 0x13, 0x1f, 0},
                    [UP_DOWN] = {0x08, 0x1c, 0x08, 0x0a, 0x0a, 0x02, 0x07, 0x02},
                    [TURNED_O] = {0x1f, 0x1b, 0x15, 0x15, 0x15, 0x1b, 0x1f, 0},
                },
};

static void copy(uint8_t *to, const FLASH uint8_t *from, uint8_t bytes)
{
    do
        *to++ = *from++;
    while (--bytes);
}

void lcd_use_glyphs(struct lcd_frame *frame, uint8_t table)
{
    copy(frame->glyph[0], tables[table][0], sizeof frame->glyph);
}

void lcd_use_up_down(struct lcd_frame *frame)
{
    copy(frame->glyph[UP_DOWN], tables[GLYPHS_STONES][UP_DOWN], sizeof(glyph_t));
}
