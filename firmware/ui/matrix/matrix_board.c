// SPDX-License-Identifier: MIT
#include "ui/matrix/matrix_view.h"

#include "ui/matrix/dots.h" // the pen

// Widths of parts that are drawn side by side, including a gap
enum { PILE_STEP = 4, STEP_STEP = 5, LETTER_STEP = 4, COIN_STEP = 4, STRIP_STEP = 2, CELL_STEP = 3 };
enum { BOX_STEP = 16, NUMBER_STEP = 8, NUMBER_WIDTH = 7 };
enum { MOST_STONES = DOTS_HEIGHT };      // most stones in a column
enum { HEAP_STONES = 19 * DOTS_HEIGHT }; // most stones drawn beside the heap's number
enum { STRIP_CELLS = DOTS_WIDTH / STRIP_STEP, ABOVE_LINE = 6 };
enum { LARGE_ROWS = 4 };                      // a bar with up to this many rows is drawn large
enum { BLINK_FRAMES = 16, END_FRAMES = 256 }; // frames of a blinking phase; of one end of a wide board
enum { ALL = 0xff, BOTTOM = 0x80, HEAD = 0x7e, TAIL = 0x40, NO_LETTER = 0x20, MAN = 0x20, COMMA = 0xc0 };

// Width of a part, by shape; 0: parts are not side by side. Piles that do not fit become numbers.
static const FLASH uint8_t steps[SHAPES] = {
    [SHAPE_PILES] = PILE_STEP,  [SHAPE_STAIRS] = STEP_STEP,    [SHAPE_PAIR] = PILE_STEP,
    [SHAPE_STRIP] = STRIP_STEP, [SHAPE_COINS] = COIN_STEP,     [SHAPE_TOKENS] = CELL_STEP,
    [SHAPE_MEN] = CELL_STEP,    [SHAPE_LETTERS] = LETTER_STEP, [SHAPE_BOXES] = BOX_STEP,
};

// What to draw in a blinking phase: the position with the chosen move, or without it
struct board {
    const struct view *view;
    const part_t *part;
    stones_t stones;
    uint8_t selected; // part, NO_PART or BOTH_PILES
    uint8_t vertex;   // vertex whose arrows are marked while no token is selected, or NO_PART
};

// Draws a column of this many dots, from the bottom up.
static void draw_stack(uint8_t stones)
{
    uint8_t lines = 0;
    for (; stones; stones--)
        lines = lines >> 1 | BOTTOM;
    dots_put(lines);
}

// Draws a part: S and O as digits 5 and 0, a coin upright or flat, a boxed number, or stones as a column of
// dots.
static void draw_part(const struct board *board, uint8_t step, uint8_t x, uint8_t part)
{
    const uint8_t now = board->part[part];
    switch (board->view->shape) {
    case SHAPE_LETTERS:
        if (now)
            dots_number(x + DIGIT_WIDTH - 1, now == SOS_S ? 5 : 0);
        else
            dots_block(DIGIT_WIDTH, NO_LETTER);
        return;
    case SHAPE_COINS:
        dots_block(step - 1, now ? HEAD : TAIL);
        return;
    case SHAPE_BOXES:
        dots_put(ALL);
        dots_block(BOX_STEP - 3, BOTTOM);
        dots_put(ALL);
        dots_number(x + BOX_STEP - 5, now);
        return;
    }
    const uint8_t selected = board->selected;
    uint8_t mark = 0;
    if (selected == part || selected == board->view->position.count) // or both piles
        mark = BOTTOM;
    if (step == NUMBER_STEP) {
        dots_put(part ? COMMA : 0);
        dots_block(NUMBER_WIDTH, mark);
        dots_number(x + NUMBER_WIDTH, now);
        return;
    }
    if (step == STEP_STEP) {
        draw_stack(part + 1);
        dots_put(0);
    }
    dots_put(mark);
    draw_stack(now);
    dots_put(mark);
}

static void draw_heap(uint8_t stones)
{
    dots_number(DOTS_WIDTH - 1, stones);
    if (stones > HEAP_STONES)
        stones = HEAP_STONES;
    dots_go(0);
    for (; stones > DOTS_HEIGHT; stones -= DOTS_HEIGHT)
        dots_put(ALL);
    draw_stack(stones);
}

// Draws coins on a strip or tokens on a graph, stacked in their cells. Marks the successors of a vertex.
static void draw_cells(const struct board *board, uint8_t step, uint8_t count)
{
    const struct position *const position = &board->view->position;
    const uint8_t parts = position->count;
    uint8_t looked = NO_PART;
    vertex_set_t marked = 0;
    if (board->view->shape == SHAPE_TOKENS) {
        uint8_t vertex = board->vertex;
        if (board->selected < parts)
            vertex = position->part[board->selected];
        else
            looked = vertex;
        if (vertex < count)
            marked = position->successors[vertex];
    }
    for (uint8_t cell = 0; cell < count; cell++, marked >>= 1) {
        uint8_t lines = 0, in_cell = 0;
        for (uint8_t i = 0; i < parts; i++)
            in_cell += board->part[i] == cell;
        for (uint8_t i = 0; i < in_cell; i++)
            lines = lines >> 1 | (in_cell > ABOVE_LINE ? BOTTOM : MAN);
        if (cell != looked && in_cell <= ABOVE_LINE)
            lines |= BOTTOM;
        if (marked & 1)
            lines |= BOTTOM >> 1;
        dots_block(step - 1, lines);
        dots_put(0);
    }
}

// Draws black men wide, white men narrow, and the ends of the rows.
static void draw_men(const struct board *board, uint8_t x, uint8_t width)
{
    uint8_t line = 1;
    for (uint8_t i = 0; i < board->view->position.count; i++) {
        const bool is_white = i & 1;
        dots_go(x + (uint8_t)(board->part[i] - 1) * CELL_STEP);
        dots_block(is_white ? 1 : 2, line);
        if (is_white) {
            dots_go(x - 2);
            dots_put(line);
            dots_go(x + width);
            dots_put(line);
            line <<= 2;
        }
    }
}

// Draws a bar. The poison is a square with a hole.
static void draw_bar(const struct board *board)
{
    const uint8_t rows = board->view->position.count;
    uint8_t line = BOTTOM, inside = 0;
    for (uint8_t row = 0; row < rows; row++) {
        dots_go(0);
        for (uint8_t left = board->part[row]; left; left--) {
            dots_put(line);
            dots_put(inside);
            dots_put(line);
            dots_put(0);
            inside = line;
        }
        line >>= 1;
        if (rows <= LARGE_ROWS)
            line >>= 1;
        inside = line;
    }
}

// Returns the number of parts, cells or columns side by side.
static uint8_t places(const struct view *view)
{
    const struct position *const position = &view->position;
    const uint8_t shape = view->shape;
    if (shape == SHAPE_STRIP)
        return STRIP_CELLS;
    if (shape == SHAPE_TOKENS || shape == SHAPE_MEN)
        return position->vertices; // or columns
    return position->count;
}

// Returns the width of each of `count` parts; 0: not side by side.
static uint8_t step_of(const struct view *view, uint8_t count)
{
    const uint8_t shape = view->shape;
    uint8_t step = steps[shape];
    while (shape == SHAPE_COINS && (uint8_t)(step * count) > DOTS_WIDTH)
        step--;
    if (shape != SHAPE_PILES && shape != SHAPE_STAIRS && shape != SHAPE_PAIR)
        return step;
    bool fits = (uint8_t)(step * count) <= DOTS_WIDTH;
    for (uint8_t i = 0; i < count; i++)
        if (view->position.part[i] > MOST_STONES)
            fits = false;
    return fits ? step : NUMBER_STEP;
}

// Moves the left column by one, towards the selected part or from end to end. Returns the new column.
static uint8_t moved_on(const struct view *view, uint8_t from, uint16_t frames, uint8_t step, uint8_t width)
{
    const uint8_t selected = view->selected, before = (DOTS_WIDTH - NUMBER_STEP) / 2,
                  last = width - DOTS_WIDTH;
    uint8_t to = frames & END_FRAMES ? last : 0;
    if (selected < view->position.count) {
        to = selected * step;
        to = to > before ? to - before : 0;
        if (to > last)
            to = last;
    }
    if (from < to)
        return from + 1;
    return from > to ? from - 1 : from;
}

uint8_t matrix_board_draw(const struct view *view, uint8_t from, uint16_t frames, bool scrolls)
{
    const struct board changed = {view, view->after, view->left, view->selected, view->vertex};
    const struct board plain = {view, view->position.part, view->position.stones, NO_PART, NO_PART};
    const struct board *const board = frames & BLINK_FRAMES ? &plain : &changed;
    const uint8_t count = places(view), step = step_of(view, count), width = count * step;
    uint8_t x = (uint8_t)(DOTS_WIDTH - width) / 2;
    if (width <= DOTS_WIDTH) {
        from = 0;
    } else {
        if (from > width - DOTS_WIDTH) // the board was wider before
            from = width - DOTS_WIDTH;
        if (scrolls)
            from = moved_on(view, from, frames, step, width);
        x = -from;
    }
    dots_go(x);
    switch (view->shape) {
    case SHAPE_HEAP:
        draw_heap(board->stones);
        break;
    case SHAPE_STRIP:
    case SHAPE_TOKENS:
        draw_cells(board, step, count);
        break;
    case SHAPE_MEN:
        draw_men(board, x, width);
        break;
    case SHAPE_BAR:
        draw_bar(board);
        break;
    default:
        if (step == NUMBER_STEP)
            x--;
        for (uint8_t i = 0; i < count; i++, x += step) {
            dots_go(x);
            draw_part(board, step, x, i);
        }
    }
    return from;
}
