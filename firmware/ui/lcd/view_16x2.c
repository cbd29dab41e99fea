// SPDX-License-Identifier: MIT
#include "ui/lcd/view_16x2.h"

#include "ui/lcd/board_16x2.h" // the boards

enum { OK_PLAY_CELL = ROW_2 + 9 };

// The glyphs of both tables
#define MEN(glyph) [LCD_GLYPHS + (glyph)]
static const FLASH uint8_t glyphs[2 * LCD_GLYPHS][LCD_GLYPH_LINES] = {
    [MORE] = {0, 0, 0x04, 0x0e, 0x15, 0x04, 0x04, 0},
    [STONE_STONE] = {0, 0, 0x1b, 0x1b, 0x1b, 0x1b, 0, 0},
    [STONE_GHOST] = {0, 0, 0x18, 0x18, 0x18, 0x1b, 0, 0},
    [STONE_NONE] = {0, 0, 0x18, 0x18, 0x18, 0x18, 0, 0},
    [GHOST_GHOST] = {0, 0, 0, 0, 0, 0x1b, 0, 0},
    [GHOST_NONE] = {0, 0, 0, 0, 0, 0x18, 0, 0},
    [UP_DOWN] = {0x08, 0x1c, 0x08, 0x0a, 0x0a, 0x02, 0x07, 0x02},
    [FEWER] = {0, 0, 0x04, 0x04, 0x15, 0x0e, 0x04, 0},
    MEN(BLACK) = {0, 0x0e, 0x1f, 0x1f, 0x1f, 0x0e, 0, 0},
    MEN(WHITE) = {0, 0x0e, 0x11, 0x11, 0x11, 0x0e, 0, 0},
    MEN(GHOST) = {0, 0, 0, 0x04, 0, 0, 0, 0},
    MEN(TURNED_H) = {0x1f, 0x15, 0x15, 0x11, 0x15, 0x15, 0x1f, 0},
    MEN(TURNED_T) = {0x1f, 0x11, 0x1b, 0x1b, 0x1b, 0x1b, 0x1f, 0},
    MEN(TURNED_S) = {0x1f, 0x19, 0x17, 0x1b, 0x1d, 0x13, 0x1f, 0},
    MEN(UP_DOWN) = {0x08, 0x1c, 0x08, 0x0a, 0x0a, 0x02, 0x07, 0x02},
    MEN(TURNED_O) = {0x1f, 0x1b, 0x15, 0x15, 0x15, 0x1b, 0x1f, 0},
};

// So many glyphs of the tables, from this one on, for the frame from where they begin.
static void use_glyphs(uint8_t *to, uint8_t first, uint8_t count)
{
    const FLASH uint8_t *from = glyphs[first];
    for (uint8_t left = count * LCD_GLYPH_LINES; left; left--)
        *to++ = *from++;
}

static void draw_setting(void)
{
    pen_put(ARROW_LEFT);
    pen_message(ui.view.message);
    pen_at = ROW_2 - 1;
    pen_put(ARROW_RIGHT);
    pen_put(UP_DOWN);
    if (ui.view.kind == VIEW_START)
        draw_start();
    else if (ui.view.second)
        pen_message(ui.view.second);
    else // a game without a title
        pen_text((const FLASH uint8_t *)&ui.view.game->name[0]);
    if (pen_at < OK_PLAY_CELL) {
        pen_at = OK_PLAY_CELL;
        pen_message(MSG_OK_PLAY);
    }
}

void view_16x2_draw(struct lcd_frame *frame)
{
    pen_begin(frame->cell[0]);
    if (ui.view.kind == VIEW_BOARD) {
        if (ui.view.shape == SHAPE_BAR)
            draw_bar_glyphs(frame);
        else
            use_glyphs(frame->glyph[0], ui.view.shape <= SHAPE_PAIR ? 0 : LCD_GLYPHS, LCD_GLYPHS);
        draw_board();
        return;
    }
    use_glyphs(frame->glyph[UP_DOWN], UP_DOWN, 1); // before the menu needs it: its text need not wait then
    if (ui.view.kind != VIEW_TITLE) {
        draw_setting();
    } else {
        pen_message(ui.view.message);
        pen_at = ROW_2;
        pen_message(ui.view.second);
    }
}
