// SPDX-License-Identifier: MIT
// Compares pictures on the LCD dot by dot: the bar, stones and tokens. Checks line breaks, and piles beside a
// short message.
#include "check.h"
#include "random.h"
#include "ui/lcd/lcd_view.h"
#include "ui/messages/messages.h"
#include "ui/screens/pen.h"
#include "view_start.h"

static struct lcd_frame frame;
static part_t start[PILES_MAX]; // piles at the start of the game

// Returns the expected dots of a cell, which shows two columns of the bar.
static uint8_t wanted_dots(uint8_t height, uint8_t cell)
{
    const bool large = view.position.count <= 4;
    const uint8_t row = height / (large ? 4 : 2), line = height % (large ? 4 : 2);
    uint8_t dots = 0;
    for (uint8_t i = 0; i < 2; i++) {
        const uint8_t column = 2 * cell + i, square = i ? 0x03 : 0x18, thin = large ? 0x1b : 0x09;
        if (row >= view.position.count)
            break;
        if (column < view.after[row])
            dots |= line < (large ? 3 : 1) ? square : 0;
        else if (column < view.position.part[row])
            dots |= line == 0 ? square & thin : 0;
    }
    return height == 1 && cell == 0 ? dots ^ 0x18 : dots;
}

static uint16_t wrong_lines(void)
{
    uint16_t wrong = 0;
    pen_change(frame.cell[0]);
    lcd_draw_bar(&frame, &view);
    for (uint8_t height = 0; height < 16; height++)
        for (uint8_t cell = 0; cell < 4; cell++)
            wrong += frame.glyph[height < 8 ? 4 + cell : cell][7 - height % 8] != wanted_dots(height, cell);
    return wrong;
}

static void test_bar(void)
{
    view = (struct view){.position = {.count = 4, .part = {8, 7, 7, 2}}};
    view_move((struct move){0});
    CHECK_EQUAL(wrong_lines(), 0);
    view_move((struct move){.count = 3, .change = {{1, 4}, {2, 4}, {3, 0}}});
    CHECK_EQUAL(wrong_lines(), 0);
    view.position = (struct position){.count = 8, .part = {8, 8, 6, 5, 5, 4, 3, 1}};
    view_move((struct move){.count = 3, .change = {{1, 4}, {2, 4}, {3, 0}}});
    CHECK_EQUAL(wrong_lines(), 0);
    view_move((struct move){.count = 2, .change = {{1, 4}, {2, 4}}});
    CHECK_EQUAL(wrong_lines(), 0);
}

// Every text beside the bar breaks at a space.
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

// True if one glyph mirrors the other, or equals it turned by 180 degrees.
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

// Glyphs are as symmetric as their pieces. Stones to be removed keep their lowest line.
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

// A pile that was empty at the start still has its own cell.
static void test_piles(void)
{
    static const FLASH char numbers[] = " 99 10  9  1 88 ", rest[] = "  7 50 23 why?  ";
    static const FLASH part_t three[] = {1, 0, 3}, eight[] = {99, 10, 9, 1, 88, 7, 50, 23};
    view = (struct view){.kind = VIEW_BOARD,
                         .shape = SHAPE_PILES,
                         .message = MSG_HINT,
                         .selected = NO_PART,
                         .places = start,
                         .position = {.count = 3}};
    for (uint8_t i = 0; i < 3; i++)
        start[i] = view.position.part[i] = three[i];
    view_move((struct move){0});
    lcd_view_draw(&frame, &view);
    CHECK(frame.cell[0][3] == '-' && frame.cell[0][5] != ' ' && frame.cell[0][6] != ' ' &&
          frame.cell[0][4] == ' ');
    view.position.count = 8;
    for (uint8_t i = 0; i < 8; i++)
        view.position.part[i] = eight[i];
    view.places = 0;
    view_move((struct move){0});
    lcd_view_draw(&frame, &view);
    CHECK(row_is(0, numbers) && row_is(1, rest));
}

// A heap shows its subtraction set if both fit into the row, otherwise only the stones.
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

// A token is called "Token" until it moves.
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

// True if each pile's number is in its three cells, five to a row.
static bool shows_numbers(const struct position *position)
{
    for (uint8_t i = 0; i < position->count; i++) {
        const uint8_t *cell = &frame.cell[i / 5][3 * (i % 5)];
        const part_t stones = position->part[i];
        const uint8_t tens = stones < 10 ? ' ' : '0' + stones / 10;
        if (cell[0] != ' ' || cell[1] != tens || cell[2] != '0' + stones % 10)
            return false;
    }
    return true;
}

// Piles that are too large to draw appear as numbers.
static void test_large_piles(void)
{
    struct position *const position = &view.position;
    uint16_t wrong = 0;
    for (uint16_t i = 0; i < 3000; i++) {
        const uint8_t least = random_below(PART_MAX + 1);
        uint16_t cells = position->count = 1 + random_below(PILES_MAX);
        for (uint8_t pile = 0; pile < position->count; pile++) {
            const part_t stones = least + random_below(PART_MAX + 1 - least);
            start[pile] = position->part[pile] = stones;
            cells += stones ? (stones + 1) / 2 : 1;
        }
        view_move((struct move){0});
        lcd_view_draw(&frame, &view);
        wrong += shows_numbers(position) != (cells > COLUMNS);
    }
    CHECK_EQUAL(wrong, 0);
}

// Returns the expected cell for one or two stones, of which `left` stay.
static uint8_t wanted_cell(uint8_t stones, uint8_t left)
{
    if (stones == 1)
        return left ? STONE_NONE : REMOVED_NONE;
    return left > 1 ? STONE_STONE : left ? STONE_REMOVED : REMOVED_REMOVED;
}

static void test_stones(void)
{
    uint8_t wrong = 0;
    for (uint8_t stones = 1; stones < 12; stones++)
        for (uint8_t left = 0; left <= stones; left++) {
            view.position = (struct position){.count = 1, .part = {stones}};
            start[0] = stones;
            view.places = start;
            view_move((struct move){.count = left < stones, .change = {{0, left}}});
            lcd_view_draw(&frame, &view);
            for (uint8_t i = 0; i < stones; i += 2)
                wrong +=
                    frame.cell[0][1 + i / 2] != wanted_cell(stones - i > 1 ? 2 : 1, left > i ? left - i : 0);
        }
    CHECK_EQUAL(wrong, 0);
}

// Draws a start of the game with this move and this part selected.
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

// Tests the preview of a move: a small mark shows where each piece came from.
static void test_shapes(void)
{
    DRAWS(GAME_NIMBLE, 0, VIEW_BOARD, 1, "__\x00\x00_\x02___\x00__\x00___", .count = 1, .change = {{1, 3}});
    DRAWS(GAME_NIMBLE, 2, VIEW_BOARD, 0, "___3____\x00_\x00____\x02", .count = 1, .change = {{4, 3}});
    DRAWS(GAME_NORTHCOTT, 0, VIEW_BOARD, 2, "_\x02_\x00__\x01__ 7~231 ", .count = 1, .change = {{2, 4}});
    DRAWS(GAME_NORTHCOTT, 1, VIEW_BOARD, NO_PART, "\x00______\x01 ~642    ", .count = 0);
    DRAWS(GAME_NORTHCOTT, 0, VIEW_START, NO_PART,
          "\x06"
          "7-4-3-1 OK:play",
          .count = 0);
    DRAWS(GAME_TURTLE_OPT, 1, VIEW_BOARD, 0, "\x03 \x04 H T H T T H ", .count = 2,
          .change = {{0, 1}, {1, 0}});
    DRAWS(GAME_SOS, 0, VIEW_BOARD, 0, "_ _ \x05 _ _ _ _   ", .count = 1, .change = {{2, 1}});
    DRAWS(GAME_SOS, 0, VIEW_START, 0,
          "\x06"
          "7 cells OK:play",
          .count = 0);
    DRAWS(GAME_DAG, 1, VIEW_BOARD, 0, "6     5~4   4   ", .count = 1, .change = {{1, 4}});
    DRAWS(GAME_DIVIDE, 0, VIEW_BOARD, 0, "5~3   8~5       ", .count = 2, .change = {{0, 3}, {1, 5}});
    DRAWS(GAME_NIM, 1, VIEW_START, NO_PART,
          "\x06"
          "1-3-5-7 OK:play",
          .count = 0);
    DRAWS(GAME_TAKE, 0, VIEW_START, NO_PART,
          "\x06"
          "21 stones      ",
          .count = 0);
}

int main(void)
{
    test_bar();
    test_beside_bar();
    test_glyphs();
    test_piles();
    test_stones();
    test_large_piles();
    test_shapes();
    test_set();
    test_token();
    return check_done();
}
