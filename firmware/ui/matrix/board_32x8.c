// SPDX-License-Identifier: MIT
#include "ui/matrix/board_32x8.h"

#include "game/theory/graph.h" // arrows
#include "ui/matrix/dots.h"    // the pen
#include "ui/screens/ui.h"     // what is to be seen

enum { MOST_STONES = DOTS_HEIGHT, PILE_STEP = 4, STEP_STEP = 5 }; // of columns of stones
enum { NUMBER_STEP = 8, NUMBER_WIDTH = 7, BOX_STEP = 16, LETTER_STEP = 4, SQUARE_STEP = 4, CELL_STEP = 3 };
enum { HEAP_STONES = 19 * DOTS_HEIGHT };               // beside its number
enum { STRIP_CELLS = DOTS_WIDTH / 2, LARGE_ROWS = 4 }; // of the bar
enum { BOTTOM = 0x80, HEAD = 0x7e, TAIL = 0x40, NO_LETTER = 0x20, MAN = 0x20, COMMA = 0xc0 };

static bool as_after; // what is drawn

static uint8_t part_at(uint8_t part)
{
    return as_after ? view_after(part) : ui.position.part[part];
}

static bool is_selected(uint8_t part)
{
    const uint8_t selected = ui.view.selected;
    return as_after && (part == selected || (selected == BOTH_PILES && ui.view.shape == SHAPE_PAIR));
}

// Dots from the bottom up.
static uint8_t stack(uint8_t stones)
{
    uint8_t lines = 0;
    for (; stones; stones--)
        lines = lines >> 1 | BOTTOM;
    return lines;
}

// The width of a part where the parts stand side by side.
static uint8_t part_step(void)
{
    const uint8_t shape = ui.view.shape, count = ui.position.count;
    if (shape == SHAPE_LETTERS)
        return LETTER_STEP;
    if (shape == SHAPE_BOXES)
        return BOX_STEP;
    const uint8_t step = shape == SHAPE_STAIRS ? STEP_STEP : PILE_STEP;
    if (count > DOTS_WIDTH / step)
        return NUMBER_STEP;
    for (uint8_t i = 0; i < count; i++)
        if (ui.position.part[i] > MOST_STONES)
            return NUMBER_STEP;
    return step;
}

static bool is_side_by_side(void)
{
    const uint8_t shape = ui.view.shape;
    return shape == SHAPE_LETTERS || shape == SHAPE_BOXES || (shape <= SHAPE_PAIR && shape != SHAPE_HEAP);
}

uint8_t board_from(bool right_end)
{
    if (!is_side_by_side())
        return 0;
    const uint8_t step = part_step(), width = ui.position.count * step;
    if (width <= DOTS_WIDTH)
        return 0;
    const uint8_t last = width - DOTS_WIDTH, selected = ui.view.selected;
    if (selected >= ui.position.count)
        return right_end ? last : 0;
    const uint8_t x = selected * step, before = (DOTS_WIDTH - NUMBER_STEP) / 2;
    if (x <= before)
        return 0;
    return x - before < last ? x - before : last;
}

// Where something of this width begins that stands in the middle.
static uint8_t middle(uint8_t width)
{
    return width < DOTS_WIDTH ? (DOTS_WIDTH - width) / 2 : 0;
}

// Stones of a pile as a column of dots; the coins of a step beside a column as high as the step; letters, in
// the shape of digits; numbers in boxes, or behind a comma.
static void draw_part(uint8_t step, uint8_t x, uint8_t part)
{
    const uint8_t now = part_at(part);
    switch (step) {
    case STEP_STEP:
        dots_column(x, stack(part + 1));
        x += 2;
        // fall through
    case PILE_STEP:
        if (ui.view.shape == SHAPE_LETTERS) {
            if (now)
                dots_number(x + DIGIT_WIDTH - 1, now == 1 ? 5 : 0);
            else
                dots_block(x, DIGIT_WIDTH, NO_LETTER);
            return;
        }
        x++;
        dots_column(x, stack(now));
        if (is_selected(part)) {
            dots_column(x - 1, BOTTOM);
            dots_column(x + 1, BOTTOM);
        }
        return;
    case BOX_STEP:
        dots_column(x, 0xff);
        dots_column(x + BOX_STEP - 2, 0xff);
        dots_block(x, BOX_STEP - 1, BOTTOM);
        dots_number(x + BOX_STEP - 5, now);
        return;
    default:
        dots_number(x + NUMBER_WIDTH - 1, now);
        if (part)
            dots_column(x - 1, COMMA);
        if (is_selected(part))
            dots_block(x, NUMBER_WIDTH, BOTTOM);
    }
}

static void draw_parts(uint8_t from)
{
    const uint8_t step = part_step(), count = ui.position.count;
    uint8_t x = middle(count * step) - from;
    for (uint8_t i = 0; i < count; i++, x += step)
        draw_part(step, x, i);
}

static void draw_heap(void)
{
    uint8_t stones = ui.position.stones, x = 0;
    if (as_after && ui.view.shows_move)
        stones -= ui.move.amount;
    dots_number(DOTS_WIDTH - 1, stones);
    if (stones > HEAP_STONES)
        stones = HEAP_STONES;
    for (; stones > DOTS_HEIGHT; stones -= DOTS_HEIGHT)
        dots_column(x++, stack(DOTS_HEIGHT));
    dots_column(x, stack(stones));
}

// Heads stand, tails lie.
static void draw_coins(void)
{
    const uint8_t count = ui.position.count;
    uint8_t step = DOTS_WIDTH / count;
    if (step > PILE_STEP)
        step = PILE_STEP;
    uint8_t x = middle(count * step);
    for (uint8_t i = 0; i < count; i++, x += step)
        dots_block(x, step - 1, part_at(i) ? HEAD : TAIL);
}

// Coins or tokens stand on the cells of a strip, or the vertices of a graph, one above the other. What the
// selected token can go to is marked.
static void draw_strip(void)
{
    uint8_t cells = STRIP_CELLS, step = DOTS_WIDTH / STRIP_CELLS, marked = NO_PART;
    if (ui.view.shape == SHAPE_TOKENS) {
        cells = ui.position.most;
        step = CELL_STEP;
        if (as_after)
            marked = ui.view.selected;
    }
    uint8_t x = middle(cells * step);
    for (uint8_t cell = 0; cell < cells; cell++, x += step) {
        uint8_t lines = 0;
        for (uint8_t i = 0; i < ui.position.count; i++)
            if (part_at(i) == cell)
                lines = lines >> 1 | MAN;
        lines |= BOTTOM;
        if (marked < ui.position.count && ui.position.successors[ui.position.part[marked]] & (vertex_set_t)1
                                                                                                 << cell)
            lines |= BOTTOM >> 1;
        dots_block(x, step - 1, lines);
    }
}

// Black men are wide, white ones narrow; the ends of the rows are marked.
static void draw_men(void)
{
    const uint8_t count = ui.position.count, width = ui.position.most * CELL_STEP;
    const uint8_t x = middle(width);
    uint8_t line = 1;
    for (uint8_t i = 0; i < count; i++) {
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
    const uint8_t rows = ui.position.count;
    uint8_t line = BOTTOM;
    for (uint8_t row = 0; row < rows; row++) {
        uint8_t x = 0;
        for (uint8_t left = part_at(row); left; left--, x += SQUARE_STEP) {
            dots_column(x, line);
            if (row || x)
                dots_column(x + 1, line);
            dots_column(x + 2, line);
        }
        line >>= rows <= LARGE_ROWS ? 2 : 1;
    }
}

void board_draw(bool after, uint8_t from)
{
    as_after = after;
    switch (ui.view.shape) {
    case SHAPE_HEAP:
        draw_heap();
        break;
    case SHAPE_COINS:
        draw_coins();
        break;
    case SHAPE_STRIP:
    case SHAPE_TOKENS:
        draw_strip();
        break;
    case SHAPE_MEN:
        draw_men();
        break;
    case SHAPE_BAR:
        draw_bar();
        break;
    default:
        draw_parts(from);
    }
}
