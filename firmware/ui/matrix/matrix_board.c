// SPDX-License-Identifier: MIT
#include "ui/matrix/matrix_board.h"

#include "game/edges.h"        // arrows
#include "ui/matrix/dots.h"    // the pen
#include "ui/screens/screen.h" // the move

// Widths of what stands side by side, with a gap behind it
enum { PILE_STEP = 4, STEP_STEP = 5, LETTER_STEP = 4, COIN_STEP = 4, STRIP_STEP = 2, CELL_STEP = 3 };
enum { BOX_STEP = 16, NUMBER_STEP = 8, NUMBER_WIDTH = 7, SQUARE_STEP = 4 };
enum { MOST_STONES = DOTS_HEIGHT };      // in a column
enum { HEAP_STONES = 19 * DOTS_HEIGHT }; // beside the number of the heap
enum { STRIP_CELLS = DOTS_WIDTH / STRIP_STEP };
enum { LARGE_ROWS = 4 }; // up to this many rows of a bar are drawn large
enum { FRAME_MS = 16, BLINK_MS = 256, END_MS = 4096 };
enum { ALL = 0xff, BOTTOM = 0x80, HEAD = 0x7e, TAIL = 0x40, NO_LETTER = 0x20, MAN = 0x20, COMMA = 0xc0 };

// By shape, without those that do not stand side by side. Piles and steps that do not fit are drawn as
// numbers.
static const FLASH uint8_t steps[SHAPES] = {
    [SHAPE_PILES] = PILE_STEP,  [SHAPE_STAIRS] = STEP_STEP,    [SHAPE_PAIR] = PILE_STEP,
    [SHAPE_STRIP] = STRIP_STEP, [SHAPE_COINS] = COIN_STEP,     [SHAPE_TOKENS] = CELL_STEP,
    [SHAPE_MEN] = CELL_STEP,    [SHAPE_LETTERS] = LETTER_STEP, [SHAPE_BOXES] = BOX_STEP,
};

static uint8_t from, frame; // the column of the board at the left edge, and the frame in which it came there
static bool is_plain;       // the board is drawn as it is, without the move and the selection

// noinline, here and below: saves flash.
static __attribute__((noinline)) uint8_t part_at(uint8_t part)
{
    return is_plain ? ui.view.position->part[part] : ui_after(part);
}

static __attribute__((noinline)) bool is_selected(uint8_t part)
{
    const uint8_t selected = ui.view.selected;
    return !is_plain && (selected == part || selected == ui.view.position->count); // or both piles
}

// Draws a column with this many dots, from the bottom up.
static __attribute__((noinline)) void draw_stack(uint8_t x, uint8_t stones)
{
    uint8_t lines = 0;
    for (; stones; stones--)
        lines = lines >> 1 | BOTTOM;
    dots_column(x, lines);
}

// Draws a part: S and O like the digits 5 and 0; a coin upright or flat; a number in a box, or after a comma;
// the stones of a pile as a column of dots; the coins of a step beside a column as high as the step.
static void draw_part(uint8_t step, uint8_t x, uint8_t part)
{
    const uint8_t now = part_at(part);
    switch (ui.view.shape) {
    case SHAPE_LETTERS:
        if (now)
            dots_number(x + DIGIT_WIDTH - 1, now == SOS_S ? 5 : 0);
        else
            dots_block(x, DIGIT_WIDTH, NO_LETTER);
        return;
    case SHAPE_COINS:
        dots_block(x, step - 1, now ? HEAD : TAIL);
        return;
    case SHAPE_BOXES:
        dots_column(x, ALL);
        dots_column(x + BOX_STEP - 2, ALL);
        dots_block(x, BOX_STEP - 1, BOTTOM);
        dots_number(x + BOX_STEP - 5, now);
        return;
    }
    if (step == NUMBER_STEP) {
        dots_number(x + NUMBER_WIDTH - 1, now);
        if (part)
            dots_column(x - 1, COMMA);
        if (is_selected(part))
            dots_block(x, NUMBER_WIDTH, BOTTOM);
        return;
    }
    if (step == STEP_STEP) {
        draw_stack(x, part + 1);
        x += 2;
    }
    draw_stack(x + 1, now);
    if (is_selected(part)) {
        dots_column(x, BOTTOM);
        dots_column(x + 2, BOTTOM);
    }
}

static void draw_heap(void)
{
    uint8_t stones = ui.view.position->stones, x = 0;
    if (!is_plain && ui.view.shows_move)
        stones -= ui.move.amount;
    dots_number(DOTS_WIDTH - 1, stones);
    if (stones > HEAP_STONES)
        stones = HEAP_STONES;
    for (; stones > DOTS_HEIGHT; stones -= DOTS_HEIGHT)
        dots_column(x++, ALL);
    draw_stack(x, stones);
}

// Draws coins on the cells of a strip, or tokens on the vertices of a graph, several in a cell one above the
// other. The successors of the selected token's vertex are marked, or those of the vertex that is looked at,
// which has no line below.
static void draw_cells(uint8_t step, uint8_t x, uint8_t count)
{
    const struct position *const position = ui.view.position;
    const uint8_t parts = position->count;
    uint8_t looked = NO_PART;
    vertex_set_t marked = 0;
    if (ui.view.shape == SHAPE_TOKENS && !is_plain) {
        uint8_t vertex = ui.view.vertex;
        if (ui.view.selected < parts)
            vertex = position->part[ui.view.selected];
        else
            looked = vertex;
        if (vertex < count)
            marked = position->successors[vertex];
    }
    for (uint8_t cell = 0; cell < count; cell++, x += step, marked >>= 1) {
        uint8_t lines = 0;
        for (uint8_t i = 0; i < parts; i++)
            if (part_at(i) == cell)
                lines = lines >> 1 | MAN;
        if (cell != looked)
            lines |= BOTTOM;
        if (marked & 1)
            lines |= BOTTOM >> 1;
        dots_block(x, step - 1, lines);
    }
}

// Black men are wide, white ones narrow; the ends of the rows are marked.
static void draw_men(uint8_t x, uint8_t width)
{
    uint8_t line = 1;
    for (uint8_t i = 0; i < ui.view.position->count; i++) {
        dots_block(x + (uint8_t)(part_at(i) - 1) * CELL_STEP, i & 1 ? 1 : 2, line);
        if (i & 1) {
            dots_column(x - 2, line);
            dots_column(x + width, line);
            line <<= 2;
        }
    }
}

// The poison is a square with a hole.
static void draw_bar(void)
{
    const uint8_t rows = ui.view.position->count;
    uint8_t line = BOTTOM;
    for (uint8_t row = 0; row < rows; row++) {
        uint8_t x = 0;
        for (uint8_t left = part_at(row); left; left--, x += SQUARE_STEP) {
            dots_column(x, line);
            if (row || x)
                dots_column(x + 1, line);
            dots_column(x + 2, line);
        }
        line >>= 1;
        if (rows <= LARGE_ROWS)
            line >>= 1;
    }
}

// Returns how many parts, cells or columns stand side by side.
static uint8_t places(void)
{
    const struct position *const position = ui.view.position;
    const uint8_t shape = ui.view.shape;
    if (shape == SHAPE_STRIP)
        return STRIP_CELLS;
    if (shape == SHAPE_TOKENS || shape == SHAPE_MEN)
        return position->vertices; // or columns
    return position->count;
}

// Returns the width of each of so many; 0 if they do not stand side by side.
static uint8_t step_of(uint8_t count)
{
    const uint8_t shape = ui.view.shape;
    uint8_t step = steps[shape];
    while (shape == SHAPE_COINS && (uint8_t)(step * count) > DOTS_WIDTH)
        step--;
    if (shape <= SHAPE_PAIR) {
        bool fits = (uint8_t)(step * count) <= DOTS_WIDTH;
        for (uint8_t i = 0; i < count; i++)
            if (ui.view.position->part[i] > MOST_STONES)
                fits = false;
        if (!fits)
            step = NUMBER_STEP;
    }
    return step;
}

// Scrolls by at most a column a frame, until the selected part is in the middle, or else the left or the
// right end of the board at that of the display. A board that fits does not scroll.
static void move_on(uint16_t now, uint8_t step, uint8_t width)
{
    const uint8_t selected = ui.view.selected, before = (DOTS_WIDTH - NUMBER_STEP) / 2;
    const uint8_t last = width - DOTS_WIDTH, new_frame = (uint8_t)now & -FRAME_MS;
    uint8_t to = now & END_MS ? UINT8_MAX : 0;
    if (selected < ui.view.position->count)
        to = selected * step;
    to = to > before ? to - before : 0;
    if (to > last)
        to = last;
    if (frame != new_frame && from != to)
        from += from < to ? 1 : -1;
    frame = new_frame;
}

void matrix_board_draw(uint16_t now, uint16_t since)
{
    const uint8_t count = places(), step = step_of(count), width = count * step;
    uint8_t x;
    if (width > DOTS_WIDTH) {
        move_on(now, step, width);
        x = -from;
    } else {
        from = 0;
        x = (uint8_t)(DOTS_WIDTH - width) / 2;
    }
    is_plain = (now - since) & BLINK_MS;
    switch (ui.view.shape) {
    case SHAPE_HEAP:
        draw_heap();
        break;
    case SHAPE_STRIP:
    case SHAPE_TOKENS:
        draw_cells(step, x, count);
        break;
    case SHAPE_MEN:
        draw_men(x, width);
        break;
    case SHAPE_BAR:
        draw_bar();
        break;
    default:
        for (uint8_t i = 0; i < count; i++, x += step)
            draw_part(step, x, i);
    }
}
