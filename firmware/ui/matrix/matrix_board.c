// SPDX-License-Identifier: MIT
#include "ui/matrix/matrix_board.h"

#include "game/edges.h"        // arrows
#include "ui/matrix/dots.h"    // the pen
#include "ui/screens/screen.h" // the move

enum {
    MOST_STONES = DOTS_HEIGHT,
    PILE_STEP = 4,
    STEP_STEP = 5
}; // stones in a column; width of a pile, of a step
enum { NUMBER_STEP = 8, NUMBER_WIDTH = 7, BOX_STEP = 16, LETTER_STEP = 4, SQUARE_STEP = 4, CELL_STEP = 3 };
enum { FRAME_LOG2_MS = 4, BLINK_MS = 256, END_MS = 4096 };
enum { HEAP_STONES = 19 * DOTS_HEIGHT };               // beside the number of the heap
enum { STRIP_CELLS = DOTS_WIDTH / 2, LARGE_ROWS = 4 }; // up to this many rows of a bar are drawn large
enum { ALL = 0xff, BOTTOM = 0x80, HEAD = 0x7e, TAIL = 0x40, NO_LETTER = 0x20, MAN = 0x20, COMMA = 0xc0 };

static struct view view;    // a copy: saves flash
static uint8_t from, frame; // the column of the board at the left edge, and the frame in which it came there

// noinline, here and below: saves flash.
static __attribute__((noinline)) uint8_t part_at(uint8_t part)
{
    return view_after(&view, part);
}

static __attribute__((noinline)) bool is_selected(uint8_t part)
{
    const uint8_t selected = view.selected;
    return part == selected || selected == view.position->count; // or both piles
}

// Returns the lines of a column with this many dots, from the bottom up.
static __attribute__((noinline)) uint8_t stack(uint8_t stones)
{
    uint8_t lines = 0;
    for (; stones; stones--)
        lines = lines >> 1 | BOTTOM;
    return lines;
}

// Returns the first column of a picture of this width in the middle.
static __attribute__((noinline)) uint8_t middle(uint8_t width)
{
    return width < DOTS_WIDTH ? (uint8_t)(DOTS_WIDTH - width) / 2 : 0;
}

// Draws S and O like the digits 5 and 0.
static void draw_letter(uint8_t x, uint8_t letter)
{
    if (letter)
        dots_number(x + DIGIT_WIDTH - 1, letter == 1 ? 5 : 0);
    else
        dots_block(x, DIGIT_WIDTH, NO_LETTER);
}

// Draws a part: the stones of a pile as a column of dots; the coins of a step beside a column as high as the
// step; a letter; a number in a box, or after a comma.
static void draw_part(uint8_t step, uint8_t x, uint8_t part)
{
    const uint8_t now = part_at(part);
    if (view.shape == SHAPE_LETTERS) {
        draw_letter(x, now);
        return;
    }
    switch (step) {
    case STEP_STEP:
        dots_column(x, stack(part + 1));
        x += 2;
        // fall through
    case PILE_STEP:
        x++;
        dots_column(x, stack(now));
        if (is_selected(part)) {
            dots_column(x - 1, BOTTOM);
            dots_column(x + 1, BOTTOM);
        }
        break;
    case BOX_STEP:
        dots_column(x, ALL);
        dots_column(x + BOX_STEP - 2, ALL);
        dots_block(x, BOX_STEP - 1, BOTTOM);
        dots_number(x + BOX_STEP - 5, now);
        break;
    default:
        dots_number(x + NUMBER_WIDTH - 1, now);
        if (part)
            dots_column(x - 1, COMMA);
        if (is_selected(part))
            dots_block(x, NUMBER_WIDTH, BOTTOM);
    }
}

static void draw_heap(void)
{
    uint8_t stones = view.position->stones, x = 0;
    if (view.shows_move)
        stones -= ui.move.amount;
    dots_number(DOTS_WIDTH - 1, stones);
    if (stones > HEAP_STONES)
        stones = HEAP_STONES;
    for (; stones > DOTS_HEIGHT; stones -= DOTS_HEIGHT)
        dots_column(x++, ALL);
    dots_column(x, stack(stones));
}

// Heads are upright, tails flat.
static void draw_coins(void)
{
    const uint8_t count = view.position->count;
    uint8_t step = PILE_STEP;
    while ((uint8_t)(step * count) > DOTS_WIDTH)
        step--;
    uint8_t x = middle(count * step);
    for (uint8_t i = 0; i < count; i++, x += step)
        dots_block(x, step - 1, part_at(i) ? HEAD : TAIL);
}

// Draws coins on the cells of a strip, or tokens on the vertices of a graph, several in a cell one above the
// other. The successors of the selected token's vertex are marked, or those of the vertex that is looked at,
// which has no line below.
static void draw_strip(void)
{
    const struct position *const position = view.position;
    const uint8_t count = position->count, selected = view.selected;
    uint8_t cells = STRIP_CELLS, step = DOTS_WIDTH / STRIP_CELLS, looked = NO_PART;
    vertex_set_t marked = 0;
    if (view.shape == SHAPE_TOKENS) {
        cells = position->vertices;
        step = CELL_STEP;
        uint8_t vertex = looked = view.vertex;
        if (selected < count) {
            vertex = position->part[selected];
            looked = NO_PART;
        }
        if (vertex < cells)
            marked = position->successors[vertex];
    }
    uint8_t x = middle(cells * step);
    for (uint8_t cell = 0; cell < cells; cell++, x += step, marked >>= 1) {
        uint8_t lines = 0;
        for (uint8_t i = 0; i < count; i++)
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
static void draw_men(void)
{
    const uint8_t count = view.position->count, width = view.position->columns * CELL_STEP;
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
    const uint8_t rows = view.position->count;
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

// Returns the width of a part if the parts stand side by side, else 0. Shapes that are not named here are
// drawn as numbers, and so are piles that do not fit.
static uint8_t part_step(void)
{
    const struct position *const position = view.position;
    uint8_t step = PILE_STEP;
    switch (view.shape) {
    case SHAPE_STAIRS:
        step = STEP_STEP;
        // fall through
    case SHAPE_PILES:
    case SHAPE_PAIR:
        for (uint8_t i = 0; i < position->count; i++)
            if (position->part[i] > MOST_STONES)
                return NUMBER_STEP;
        return (uint8_t)(position->count * step) <= DOTS_WIDTH ? step : NUMBER_STEP;
    case SHAPE_LETTERS:
        return LETTER_STEP;
    case SHAPE_BOXES:
        return BOX_STEP;
    case SHAPE_HEAP:
    case SHAPE_STRIP:
    case SHAPE_TOKENS:
    case SHAPE_COINS:
    case SHAPE_MEN:
    case SHAPE_BAR:
        return 0;
    default:
        return NUMBER_STEP;
    }
}

static void draw_parts(void)
{
    const uint8_t step = part_step(), count = view.position->count;
    uint8_t x = middle(count * step) - from;
    for (uint8_t i = 0; i < count; i++, x += step)
        draw_part(step, x, i);
}

// Returns the column of the board to be at the left edge: so that the selected part is in the middle, or else
// so that the left or the right end of the board is shown. 0 if the whole board fits.
static uint8_t wanted_from(bool right_end)
{
    const uint8_t count = view.position->count, selected = view.selected;
    const uint8_t step = part_step(), width = count * step;
    if (width <= DOTS_WIDTH)
        return 0;
    const uint8_t last = width - DOTS_WIDTH;
    if (selected >= count)
        return right_end ? last : 0;
    const uint8_t middle = (DOTS_WIDTH - NUMBER_STEP) / 2; // where the part is to stand
    uint8_t x = selected * step;
    if (x <= middle)
        return 0;
    x -= middle;
    return x < last ? x : last;
}

// Scrolls by at most a column a frame.
static void move_on(uint16_t now)
{
    const uint8_t to = wanted_from(now & END_MS), new_frame = (uint8_t)now >> FRAME_LOG2_MS;
    if (frame != new_frame && from != to)
        from += from < to ? 1 : -1;
    frame = new_frame;
}

void matrix_board_draw(const struct view *wanted, uint16_t now, uint16_t since)
{
    view = *wanted;
    move_on(now);
    if ((now - since) & BLINK_MS) { // without the move and the selection
        view.shows_move = false;
        view.selected = view.vertex = NO_PART;
    }
    switch (view.shape) {
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
        draw_parts();
    }
}
