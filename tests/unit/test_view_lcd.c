// SPDX-License-Identifier: MIT
// If this test fails, the LCD shows crooked pieces, or breaks a word beside the bar. Tests what
// screens/positions.c does not read: glyphs, words, columns, and starts in the menu.
#include "check.h"
#include "ui/lcd/lcd_view.h"
#include "ui/messages/messages.h"
#include "ui/screens/pen.h"
#include "view_start.h"

static struct lcd_frame frame;

// Checks that text beside a chocolate bar breaks its line at a space.
static void test_beside_bar(void)
{
    static const FLASH char upper[] = "Corner is   ", lower[] = "poison      ";
    view = (struct view){.kind = VIEW_BOARD,
                         .shape = SHAPE_BAR,
                         .message = MSG_POISON,
                         .position = {.count = 2, .part = {3, 2}}};
    view_move((struct move){0});
    uint8_t wrong = 0;
    lcd_view_draw(&frame, &view);
    for (uint8_t i = 0; i < 12; i++)
        wrong += frame.cell[0][i] != (uint8_t)upper[i] || frame.cell[1][i] != (uint8_t)lower[i];
    for (uint8_t i = 0; i < 4; i++)
        wrong += frame.cell[0][12 + i] != i || frame.cell[1][12 + i] != 4 + i;
    CHECK_EQUAL(wrong, 0);
}

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

static bool row_is(uint8_t row, const FLASH char *text)
{
    for (uint8_t i = 0; i < COLUMNS; i++)
        if (frame.cell[row][i] != (uint8_t)text[i])
            return false;
    return true;
}

// Checks that a heap's subtraction set is shown if there is room.
static void test_set(void)
{
    static const FLASH char both[] = "10 by 1 2 3 4 10", stones[] = "100 stones      ";
    static const FLASH uint8_t numbers[] = {1, 2, 3, 4, 10};
    view = (struct view){.kind = VIEW_BOARD,
                         .shape = SHAPE_HEAP,
                         .params = PARAM_S,
                         .message = MSG_HINT,
                         .position = {.stones = 10}};
    view_move((struct move){0});
    for (uint8_t i = 0; i < sizeof numbers; i++)
        set_add(&view.position.set, numbers[i]);
    lcd_view_draw(&frame, &view);
    CHECK(row_is(0, both));
    view.position.stones = 100;
    view_move((struct move){0});
    lcd_view_draw(&frame, &view);
    CHECK(row_is(0, stones));
}

// Checks that the display says "Token" until the token moves.
static void test_token(void)
{
    static const FLASH char at_rest[] = "Token at 6      ", moved[] = "6\x7e"
                                                                      "2             ";
    view = (struct view){.kind = VIEW_BOARD,
                         .shape = SHAPE_TOKENS,
                         .message = MSG_YOUR_MOVE,
                         .turn = YOUR_TURN,
                         .position = {.count = 1, .part = {6}}};
    view_move((struct move){0});
    lcd_view_draw(&frame, &view);
    CHECK(row_is(0, at_rest));
    view_move((struct move){.count = 1, .change = {{0, 2}}});
    lcd_view_draw(&frame, &view);
    CHECK(row_is(0, moved));
}

// Draws a start position with a move and a selected part.
static void draw_start(uint8_t row, uint8_t number, uint8_t kind, uint8_t selected, struct move move)
{
    view_start(row, number, kind, selected, move);
    for (uint8_t i = 0; i < COLUMNS; i++)
        frame.cell[0][i] = 0;
    lcd_view_draw(&frame, &view);
}

#define DRAWS(row, start, kind, selected, picture, ...)                                                      \
    do {                                                                                                     \
        static const FLASH char picture_[COLUMNS + 1] = picture;                                             \
        draw_start(row, start, kind, selected, (struct move){__VA_ARGS__});                                  \
        CHECK(row_is(kind == VIEW_BOARD ? 0 : 1, picture_));                                                 \
    } while (0)

// Checks that each start position fits into one row of the menu.
static void test_starts(void)
{
    DRAWS(GAME_NORTHCOTT, 0, VIEW_START, NO_PART,
          "\x06"
          "7-4-3-1 OK:play",
          .count = 0);
    DRAWS(GAME_SOS, 0, VIEW_START, 0,
          "\x06"
          "7 cells OK:play",
          .count = 0);
    DRAWS(GAME_NIM, 1, VIEW_START, NO_PART,
          "\x06"
          "1-3-5-7 OK:play",
          .count = 0);
    DRAWS(GAME_TAKE, 0, VIEW_START, NO_PART,
          "\x06"
          "21 stones      ",
          .count = 0);
}

// Checks that the steps of a staircase keep their columns.
static void test_stairs(void)
{
    static const FLASH char before[] = "  1\x7e 2 10", after[] = "  1\x7e"
                                                                 "12\x07 0";
    view = (struct view){.kind = VIEW_BOARD,
                         .shape = SHAPE_STAIRS,
                         .selected = 1,
                         .position = {.count = 3, .part = {1, 2, 10}}};
    view_move((struct move){0});
    uint8_t wrong = 0;
    lcd_view_draw(&frame, &view);
    for (uint8_t i = 0; i < sizeof before - 1; i++)
        wrong += frame.cell[0][i] != (uint8_t)before[i];
    view_move((struct move){.count = 2, .change = {{2, 0}, {1, 12}}});
    lcd_view_draw(&frame, &view);
    for (uint8_t i = 0; i < sizeof after - 1; i++)
        wrong += frame.cell[0][i] != (uint8_t)after[i];
    view.selected = 2;
    lcd_view_draw(&frame, &view);
    wrong += frame.cell[0][3] != MORE || frame.cell[0][6] != ARROW_RIGHT;
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

// Checks that the poisoned square looks different from all other squares.
static void test_poison(void)
{
    view = (struct view){.position = {.count = 2, .part = {3, 2}}, .after = {3, 2}};
    const uint8_t *const first = frame.glyph[4], *const next = frame.glyph[5];
    lcd_draw_bar(&frame, &view);
    CHECK(first[5] == 0x1b && first[6] == 0x03 && first[7] == 0x1b && first[2] == 0x1b);
    CHECK(next[6] == 0x18 && next[2] == 0);
    view.position.count = 5;
    lcd_draw_bar(&frame, &view);
    CHECK(first[7] == 0x1b && first[6] == 0x18 && first[4] == 0);
}

int main(void)
{
    test_beside_bar();
    test_glyphs();
    test_starts();
    test_set();
    test_token();
    test_stairs();
    test_covered_selection();
    test_poison();
    return check_done();
}
