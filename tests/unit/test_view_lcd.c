// SPDX-License-Identifier: MIT
// If this test fails, the LCD shows crooked pieces, or a selection that is not there. Tests what
// screens/positions.c does not read: glyphs and selections.
#include "check.h"
#include "ui/lcd/lcd_view.h"
#include "ui/messages/messages.h"
#include "ui/screens/pen.h"

static struct lcd_frame frame;
static struct view view;

// Returns true if glyph `a` mirrors `b` or, if `turned`, equals `b` turned by 180 degrees.
static bool looks_alike(const uint8_t *a, const uint8_t *b, bool turned, uint8_t lines)
{
    for (uint8_t i = 0; i < lines; i++) {
        const uint8_t dots = b[turned ? lines - 1 - i : i];
        uint8_t mirrored = 0;
        for (uint8_t bit = 0; bit < 5; bit++)
            mirrored |= (dots >> bit & 1) << (4 - bit);
        if (a[i] != mirrored)
            return false;
    }
    return true;
}

// Checks that glyphs of symmetric pieces are symmetric.
static void test_glyphs(void)
{
    static const FLASH uint8_t mirrored[] = {BLACK, WHITE, REMOVED, TURNED_H, TURNED_T, TURNED_O};
    uint8_t wrong = 0;
    lcd_use_glyphs(&frame, GLYPHS_TOKENS);
    for (uint8_t i = 0; i < sizeof mirrored; i++)
        wrong += !looks_alike(frame.glyph[mirrored[i]], frame.glyph[mirrored[i]], false, LCD_GLYPH_LINES);
    wrong += !looks_alike(&frame.glyph[BLACK][1], &frame.glyph[BLACK][1], true, 5);
    wrong += !looks_alike(&frame.glyph[WHITE][1], &frame.glyph[WHITE][1], true, 5);
    wrong += !looks_alike(&frame.glyph[TURNED_S][0], &frame.glyph[TURNED_S][0], true, 7);
    wrong += !looks_alike(&frame.glyph[TURNED_O][0], &frame.glyph[TURNED_O][0], true, 7);
    wrong += !looks_alike(frame.glyph[UP_DOWN], frame.glyph[UP_DOWN], true, LCD_GLYPH_LINES);
    for (uint8_t i = 0; i < LCD_GLYPH_LINES; i++)
        wrong += frame.glyph[WHITE][i] & ~frame.glyph[BLACK][i] ? 1 : 0;
    CHECK_EQUAL(wrong, 0);
    lcd_use_glyphs(&frame, GLYPHS_STONES);
    wrong += !looks_alike(&frame.glyph[MORE][2], &frame.glyph[FEWER][2], true, 5);
    for (uint8_t i = 0; i < LCD_GLYPH_LINES; i++) {
        const uint8_t both = frame.glyph[STONE_STONE][i], lowest = i == 5 ? both : 0;
        wrong += both != (i >= 2 && i <= 5 ? 0x1b : 0) || frame.glyph[STONE_NONE][i] != (both & 0x18) ||
                 frame.glyph[STONE_REMOVED][i] != ((both & 0x18) | lowest) ||
                 frame.glyph[REMOVED_REMOVED][i] != lowest || frame.glyph[REMOVED_NONE][i] != (lowest & 0x18);
    }
    CHECK_EQUAL(wrong, 0);
}

// Checks that no pile looks selected if a message covers the selected pile.
static void test_covered_selection(void)
{
    view = (struct view){.kind = VIEW_BOARD,
                         .shape = SHAPE_PILES,
                         .message = MSG_NO_STONES,
                         .selected = 5,
                         .position = {.count = 8}};
    uint8_t marks = 0;
    lcd_view_draw(&frame, &view);
    for (uint8_t i = 0; i < COLUMNS; i++)
        marks += frame.cell[0][i] == ARROW_RIGHT;
    CHECK_EQUAL(marks, 0);
}

int main(void)
{
    test_glyphs();
    test_covered_selection();
    return check_done();
}
