// SPDX-License-Identifier: MIT
#include "ui/matrix/matrix_view.h"

#include "ui/matrix/dots.h" // the pen

// Widths of parts that are drawn side by side, including the gap to the next part
enum { PILE_STEP = 4, STEP_STEP = 5, LETTER_STEP = 4, COIN_STEP = 4, STRIP_STEP = 2, CELL_STEP = 3 };
enum { BOX_STEP = 16, NUMBER_STEP = 8, NUMBER_WIDTH = 7 };
enum { MOST_STONES = DOTS_HEIGHT };      // maximum number of stones in a column
enum { HEAP_STONES = 19 * DOTS_HEIGHT }; // larger heaps are drawn as this many stones
enum { STRIP_CELLS = DOTS_WIDTH / STRIP_STEP, ABOVE_LINE = 6 };
enum { LARGE_ROWS = 4 }; // a bar with up to this many rows is drawn large
// Numbers of frames: a phase of blinking, and the time until a wide board scrolls back
enum { BLINK_FRAMES = 16, END_FRAMES = 256 };
enum { ALL = 0xff, BOTTOM = 0x80, HEAD = 0x7e, TAIL = 0x40, NO_LETTER = 0x20, MAN = 0x20, COMMA = 0xc0 };

// What to draw in a phase of blinking: the position with or without the chosen move
struct board {
    const struct view *view;
    const part_t *part;
    stones_t stones;
    uint8_t selected; // selected part, NO_PART or BOTH_PILES
    uint8_t vertex;   // while no token is selected: vertex whose successors are marked, or NO_PART
    uint8_t x;        // left column of the part that draw_part draws, or of the board
    uint8_t step;     // width of a cell, in columns
    uint8_t count;    // number of cells side by side
};

// Returns the dots that mark a selected pile, otherwise no dots.
static uint8_t mark(const struct board *board, uint8_t part)
{
    const uint8_t selected = board->selected;
    return selected == part || selected == board->view->position.count ? BOTTOM : 0;
}

// Draws a column of `stones` dots, from the bottom up.
static void draw_stack(uint8_t stones)
{
    uint8_t lines = 0;
    for (; stones; stones--)
        lines = lines >> 1 | BOTTOM;
    dots_put(lines);
}

static void draw_pile(const struct board *board, uint8_t part)
{
    const uint8_t lines = mark(board, part);
    dots_put(lines);
    draw_stack(board->part[part]);
    dots_put(lines);
}

// Draws a step of the stairs as a column, and beside it the coins on the step.
static void draw_step(const struct board *board, uint8_t part)
{
    draw_stack(part + 1);
    dots_put(0);
    draw_pile(board, part);
}

// Draws a pile as a number, after a comma unless it is the first pile.
static void draw_number(const struct board *board, uint8_t part)
{
    dots_go(board->x - 1);
    dots_put(part ? COMMA : 0);
    dots_block(NUMBER_WIDTH, mark(board, part));
    dots_number(board->x + NUMBER_WIDTH - 1, board->part[part]);
}

// Draws S and O as the digits 5 and 0.
static void draw_letter(const struct board *board, uint8_t part)
{
    const uint8_t letter = board->part[part];
    if (letter)
        dots_number(board->x + DIGIT_WIDTH - 1, letter == SOS_S ? 5 : 0);
    else
        dots_block(DIGIT_WIDTH, NO_LETTER);
}

// Draws a coin upright or flat.
static void draw_coin(const struct board *board, uint8_t part)
{
    dots_block(board->step - 1, board->part[part] ? HEAD : TAIL);
}

static void draw_box(const struct board *board, uint8_t part)
{
    dots_put(ALL);
    dots_block(BOX_STEP - 3, BOTTOM);
    dots_put(ALL);
    dots_number(board->x + BOX_STEP - 5, board->part[part]);
}

static void draw_heap(const struct board *board)
{
    stones_t stones = board->stones;
    dots_number(DOTS_WIDTH - 1, stones);
    if (stones > HEAP_STONES)
        stones = HEAP_STONES;
    dots_go(0);
    for (; stones > DOTS_HEIGHT; stones -= DOTS_HEIGHT)
        dots_put(ALL);
    draw_stack(stones);
}

// Draws coins on a strip, or tokens on a graph, as stacks on a line. Marks the cells of the set `marked`.
// Leaves a gap in the line at cell `looked`.
static void draw_cells(const struct board *board, vertex_set_t marked, uint8_t looked)
{
    const uint8_t parts = board->view->position.count;
    for (uint8_t cell = 0; cell < board->count; cell++, marked >>= 1) {
        uint8_t lines = 0, in_cell = 0;
        for (uint8_t i = 0; i < parts; i++)
            in_cell += board->part[i] == cell;
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

static void draw_strip(const struct board *board)
{
    draw_cells(board, 0, NO_PART);
}

// Draws tokens. Marks the successors of the selected token's vertex or, if no token is selected, of
// board->vertex.
static void draw_tokens(const struct board *board)
{
    const struct position *const position = &board->view->position;
    uint8_t vertex = board->vertex, looked = vertex;
    if (board->selected < position->count) {
        vertex = position->part[board->selected];
        looked = NO_PART;
    }
    draw_cells(board, vertex < board->count ? position->successors[vertex] : 0, looked);
}

// Draws black men as two dots, white men as one dot, and a dot at each end of a row.
static void draw_men(const struct board *board)
{
    const uint8_t x = board->x, width = board->step * board->count;
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

// What a board does if its cells are too wide for the display
enum fit { SCROLLS, GETS_NARROWER, BECOMES_NUMBERS };

// Special values of `places`. OF_PARTS: a cell for each part. OF_BOARD: a cell for each vertex or column.
enum { OF_PARTS = 0, OF_BOARD = 0xff };

// How to draw each shape. Its cells are side by side. A cell shows a part, a vertex or a column.
static const FLASH struct drawing {
    uint8_t step; // width of a cell, including a gap; 0: the shape has no cells
    uint8_t fit;  // enum fit
    // Draws a part at the pen, which is in column board->x.
    void (*draw_part)(const struct board *board, uint8_t part);
    // Draws all parts. If this is null, draw_part draws each part.
    void (*draw)(const struct board *board);
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

// True if the piles, each `step` columns wide, fit side by side, and no pile is too high.
static bool fits(const struct position *position, uint8_t step)
{
    const uint8_t count = position->count;
    for (uint8_t i = 0; i < count; i++)
        if (position->part[i] > MOST_STONES)
            return false;
    return (uint8_t)(step * count) <= DOTS_WIDTH;
}

// Scrolls a wide board by one column, towards the selected part or from end to end. Returns the new `from`.
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
    struct board board = {view, position->part, position->stones, NO_PART, NO_PART, x, step, count};
    if (!(frames & BLINK_FRAMES)) {
        board.part = view->after;
        board.stones = view->left;
        board.selected = view->selected;
        board.vertex = view->vertex;
    }
    dots_go(x);
    if (drawing.draw) {
        drawing.draw(&board);
        return from;
    }
    for (uint8_t part = 0; part < count; part++, board.x += step) {
        dots_go(board.x);
        drawing.draw_part(&board, part);
    }
    return from;
}
