// SPDX-License-Identifier: MIT
#include "ui/lcd/view_16x2.h"

#include "ui/lcd/board_16x2.h" // the boards

enum { OK_PLAY_CELL = ROW_2 + 9 };

// The lines of the glyphs of both tables
enum { GLYPH_LINES = 8, TABLE_LINES = 8 * GLYPH_LINES };
#define MEN(glyph) [8 + (glyph)]
static const FLASH uint8_t lines[][GLYPH_LINES] = {
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

// The sets of glyphs, as their first line; those of a bar depend on the position.
enum { GLYPHS_STONES, GLYPHS_MEN_AND_COINS = TABLE_LINES, GLYPHS_BAR = 2 * TABLE_LINES };

static uint8_t glyphs; // in use

bool view_16x2_change_glyphs(void)
{
    const uint8_t before = glyphs, shape = ui.view.shape;
    uint8_t wanted = before;
    if (ui.view.kind == VIEW_BOARD) {
        wanted = GLYPHS_MEN_AND_COINS;
        if (shape == SHAPE_BAR)
            wanted = GLYPHS_BAR;
        if (shape <= SHAPE_PAIR)
            wanted = GLYPHS_STONES;
    } else if (ui.view.kind != VIEW_TITLE && before == GLYPHS_BAR) {
        wanted = GLYPHS_STONES;
    }
    glyphs = wanted;
    return wanted != before || wanted == GLYPHS_BAR;
}

uint8_t view_16x2_glyph_line(uint8_t line)
{
    if (glyphs == GLYPHS_BAR)
        return bar_glyph_line(line);
    line += glyphs;
    return (&lines[0][0])[line];
}

static void draw_setting(void)
{
    pen_put(ARROW_LEFT);
    pen_word(ui.view.word);
    pen_at = ROW_2 - 1;
    pen_put(ARROW_RIGHT);
    pen_put(UP_DOWN);
    if (ui.view.kind == VIEW_START)
        draw_start();
    else if (ui.view.second)
        pen_word(ui.view.second);
    else // a game without words of its own
        pen_text((const FLASH uint8_t *)&ui.view.game->name[0]);
    if (pen_at < OK_PLAY_CELL) {
        pen_at = OK_PLAY_CELL;
        pen_word(WORD_OK_PLAY);
    }
}

void view_16x2_draw(uint8_t cells[2][COLUMNS])
{
    pen_begin(cells[0]);
    if (ui.view.kind == VIEW_BOARD) {
        draw_board();
    } else if (ui.view.kind != VIEW_TITLE) {
        draw_setting();
    } else {
        pen_word(ui.view.word);
        pen_at = ROW_2;
        pen_word(ui.view.second);
    }
}
