// SPDX-License-Identifier: MIT
#include "ui/matrix/matrix_view.h"

#include "ui/matrix/dots.h" // the pen

// Widths in dots of piles and other parts, including a gap
enum { PILE_STEP = 4, STEP_STEP = 5, LETTER_STEP = 4, COIN_STEP = 4, STRIP_STEP = 2, CELL_STEP = 3 };
enum { BOX_STEP = 16, NUMBER_STEP = 8, NUMBER_WIDTH = 7 };
enum { MOST_STONES = DOTS_HEIGHT };      // largest number of stones in a column
enum { HEAP_STONES = 19 * DOTS_HEIGHT }; // largest number of stones that are drawn for a heap
enum { STRIP_CELLS = DOTS_WIDTH / STRIP_STEP, ABOVE_LINE = 6 };
enum { LARGE_ROWS = 4 }; // a bar with at most this many rows is drawn large
// Frames in a phase of blinking, and frames before a wide board scrolls back
enum { BLINK_FRAMES = 16, END_FRAMES = 256 };
enum { ALL = 0xff, BOTTOM = 0x80, HEAD = 0x7e, TAIL = 0x40, NO_LETTER = 0x20, MAN = 0x20, COMMA = 0xc0 };

// View to draw, and current part of the position
struct board {
    struct walk walk;
    bool is_after; // true in the blinking phase that shows the position after the move
    uint8_t x;     // left column of the current part or of the board
    uint8_t step;  // width of a cell in dots
    uint8_t count; // number of cells side by side
};

static void begin(struct board *board)
{
    walk_begin(&board->walk, board->walk.view);
}

static bool next_part(struct board *board)
{
    return walk_next(&board->walk);
}

// Returns a part's value before or after the move, depending on the blinking phase.
static part_t value(const struct board *board)
{
    return board->is_after ? board->walk.after : board->walk.now;
}

// Returns the dots below a selected pile, or 0 for other piles.
static uint8_t mark(const struct board *board)
{
    return board->is_after && board->walk.is_selected ? BOTTOM : 0;
}

// Draws a column of `stones` dots, from the bottom up.
static void draw_stack(uint8_t stones)
{
    uint8_t lines = 0;
    for (; stones; stones--)
        lines = lines >> 1 | BOTTOM;
    dots_put(lines);
}

static void draw_pile(const struct board *board)
{
    const uint8_t lines = mark(board);
    dots_put(lines);
    draw_stack(value(board));
    dots_put(lines);
}

// Draws a step of the stairs, with the step's coins beside it.
static void draw_step(const struct board *board)
{
    draw_stack(board->walk.number + 1);
    dots_put(0);
    draw_pile(board);
}

// Draws a pile as a number. A comma separates two piles.
static void draw_number(const struct board *board)
{
    dots_go(board->x - 1);
    dots_put(board->walk.number ? COMMA : 0);
    dots_block(NUMBER_WIDTH, mark(board));
    dots_number(board->x + NUMBER_WIDTH - 1, value(board));
}

// Draws a letter: S as the digit 5, O as the digit 0.
static void draw_letter(const struct board *board)
{
    const uint8_t letter = value(board);
    if (letter)
        dots_number(board->x + DIGIT_WIDTH - 1, letter == SOS_S ? 5 : 0);
    else
        dots_block(DIGIT_WIDTH, NO_LETTER);
}

// Draws a coin upright (heads) or flat (tails).
static void draw_coin(const struct board *board)
{
    dots_block(board->step - 1, value(board) ? HEAD : TAIL);
}

static void draw_box(const struct board *board)
{
    dots_put(ALL);
    dots_block(BOX_STEP - 3, BOTTOM);
    dots_put(ALL);
    dots_number(board->x + BOX_STEP - 5, value(board));
}

static void draw_heap(struct board *board)
{
    const struct view *const view = board->walk.view;
    stones_t stones = board->is_after ? view->left : view->position.stones;
    dots_number(DOTS_WIDTH - 1, stones);
    if (stones > HEAP_STONES)
        stones = HEAP_STONES;
    dots_go(0);
    for (; stones > DOTS_HEIGHT; stones -= DOTS_HEIGHT)
        dots_put(ALL);
    draw_stack(stones);
}

// Draws a row of cells with stacks. Cells in `marked` get a dot.
static void draw_cells(struct board *board, vertex_set_t marked, uint8_t looked)
{
    for (uint8_t cell = 0; cell < board->count; cell++, marked >>= 1) {
        uint8_t lines = 0, in_cell = 0;
        for (begin(board); next_part(board);)
            in_cell += value(board) == cell;
        for (uint8_t i = 0; i < in_cell; i++)
            lines = lines >> 1 | (in_cell > ABOVE_LINE ? BOTTOM : MAN);
        if (cell != looked && in_cell <= ABOVE_LINE)
            lines |= BOTTOM;
        if (marked & 1)
            lines |= BOTTOM >> 1;
        dots_block(board->step - 1, lines);
        dots_put(0);
    }
}

static void draw_strip(struct board *board)
{
    draw_cells(board, 0, NO_PART);
}

// Draws the tokens. Marks the cells to which the selected token can move.
static void draw_tokens(struct board *board)
{
    const struct view *const view = board->walk.view;
    const struct position *const position = &view->position;
    uint8_t vertex = NO_PART, looked = NO_PART;
    if (board->is_after && view->selected < position->count)
        vertex = position->part[view->selected];
    else if (board->is_after)
        vertex = looked = view->vertex;
    draw_cells(board, vertex < board->count ? position->successors[vertex] : 0, looked);
}

// Draws the rows of men. Black men have two dots, white men one dot.
static void draw_men(struct board *board)
{
    const uint8_t x = board->x, width = board->step * board->count;
    uint8_t line = 1;
    while (next_part(board)) {
        const bool is_white = board->walk.number & 1;
        dots_go(x + (uint8_t)(value(board) - 1) * CELL_STEP);
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

// Draws a bar of chocolate. The poisoned square has a hole.
static void draw_bar(struct board *board)
{
    uint8_t line = BOTTOM, inside = 0;
    while (next_part(board)) {
        dots_go(0);
        for (uint8_t left = value(board); left; left--) {
            dots_put(line);
            dots_put(inside);
            dots_put(line);
            dots_put(0);
            inside = line;
        }
        line >>= 1;
        if (board->walk.count <= LARGE_ROWS)
            line >>= 1;
        inside = line;
    }
}

// What happens if a board is too wide for the display
enum fit { SCROLLS, GETS_NARROWER, BECOMES_NUMBERS };

// OF_PARTS means one cell per part, OF_BOARD one cell per vertex or column.
enum { OF_PARTS = 0, OF_BOARD = 0xff };

// How to draw each shape. A cell stands for a part, a vertex or a column.
static const FLASH struct drawing {
    uint8_t step; // width of a cell and its gap, or 0 if the shape has no cells
    uint8_t fit;  // enum fit
    // Draws one part. The pen is in column board->x.
    void (*draw_part)(const struct board *board);
    // Draws all parts. If null, draw_part draws each part.
    void (*draw)(struct board *board);
    uint8_t places; // number of cells, OF_PARTS or OF_BOARD
} drawings[SHAPES] = {
    [SHAPE_PILES] = {PILE_STEP, BECOMES_NUMBERS, .draw_part = draw_pile},
    [SHAPE_HEAP] = {.draw = draw_heap},
    [SHAPE_STAIRS] = {STEP_STEP, BECOMES_NUMBERS, .draw_part = draw_step},
    [SHAPE_PAIR] = {PILE_STEP, BECOMES_NUMBERS, .draw_part = draw_pile},
    [SHAPE_STRIP] = {STRIP_STEP, .draw = draw_strip, .places = STRIP_CELLS},
    [SHAPE_BAR] = {.draw = draw_bar},
    [SHAPE_COINS] = {COIN_STEP, GETS_NARROWER, .draw_part = draw_coin},
    [SHAPE_TOKENS] = {CELL_STEP, .draw = draw_tokens, .places = OF_BOARD},
    [SHAPE_MEN] = {CELL_STEP, .draw = draw_men, .places = OF_BOARD},
    [SHAPE_LETTERS] = {LETTER_STEP, .draw_part = draw_letter},
    [SHAPE_BOXES] = {BOX_STEP, .draw_part = draw_box},
};

// Returns true if the piles fit side by side, each `step` columns wide.
static bool fits(const struct position *position, uint8_t step)
{
    const uint8_t count = position->count;
    for (uint8_t i = 0; i < count; i++)
        if (position->part[i] > MOST_STONES)
            return false;
    return (uint8_t)(step * count) <= DOTS_WIDTH;
}

// Scrolls a wide board by one column. Returns the new left column.
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
    const struct position *const position = &view->position;
    struct drawing drawing = drawings[view->shape];
    uint8_t count = drawing.places;
    if (count == OF_PARTS)
        count = position->count;
    else if (count == OF_BOARD)
        count = position->vertices; // or columns
    while (drawing.fit == GETS_NARROWER && (uint8_t)(drawing.step * count) > DOTS_WIDTH)
        drawing.step--;
    if (drawing.fit == BECOMES_NUMBERS && !fits(position, drawing.step)) {
        drawing.step = NUMBER_STEP;
        drawing.draw_part = draw_number;
    }
    const uint8_t step = drawing.step, width = count * step;
    uint8_t x = (uint8_t)(DOTS_WIDTH - width) / 2;
    if (width <= DOTS_WIDTH) {
        from = 0;
    } else {
        if (from > width - DOTS_WIDTH) // the previous board was wider, so `from` is too large
            from = width - DOTS_WIDTH;
        if (scrolls)
            from = moved_on(view, from, frames, step, width);
        x = -from;
    }
    struct board board = {.is_after = !(frames & BLINK_FRAMES), .x = x, .step = step, .count = count};
    walk_begin(&board.walk, view);
    dots_go(x);
    if (drawing.draw) {
        drawing.draw(&board);
        return from;
    }
    for (; next_part(&board); board.x += step) {
        dots_go(board.x);
        drawing.draw_part(&board);
    }
    return from;
}
