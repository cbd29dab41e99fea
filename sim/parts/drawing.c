// SPDX-License-Identifier: MIT
#include "parts/drawing.h"

#include <string.h>

enum { WIDTH = MAX7219_COLUMNS, HEIGHT = MAX7219_ROWS, BOTTOM = 0x80, STRIP_CELLS = 16 };
enum { NUMBERS = 8, BOXES = 16, STAIRS = 5, PILES = 4, LARGE_ROWS = 4, HEAP_MAX = 19 * HEIGHT };
enum { COINS_ABOVE = 6 }; // number of coins that fit above the line of a cell
enum { BEFORE = 12 };     // number of columns to the left of a centred part

static const uint8_t digits[10][3] = {
    {0x3e, 0x22, 0x3e}, {0x24, 0x3e, 0x20}, {0x3a, 0x2a, 0x2e}, {0x2a, 0x2a, 0x3e}, {0x0e, 0x08, 0x3e},
    {0x2e, 0x2a, 0x3a}, {0x3e, 0x2a, 0x3a}, {0x02, 0x02, 0x3e}, {0x3e, 0x2a, 0x3e}, {0x2e, 0x2a, 0x3e},
};

// Draws a number to the left of column `end`.
static void draw_number(struct drawing *drawing, unsigned end, unsigned number)
{
    do {
        end -= 3;
        for (unsigned i = 0; i < 3; i++)
            drawing->column[end + i] |= digits[number % 10][i];
        end--;
        number /= 10;
    } while (number);
}

static void draw_block(struct drawing *drawing, unsigned x, unsigned width, uint8_t lines)
{
    while (width--)
        drawing->column[x++] |= lines;
}

// Returns a column whose `dots` lowest dots are lit.
static uint8_t stack(unsigned dots)
{
    return dots >= HEIGHT ? 0xff : (uint8_t)(0xff << (HEIGHT - dots));
}

static unsigned middle(unsigned width)
{
    return width < WIDTH ? (WIDTH - width) / 2 : 0;
}

// Draws piles as columns of stones, or as numbers if the columns do not fit.
static void draw_piles(struct drawing *drawing, const struct shown_position *position)
{
    const unsigned count = position->count, narrow = position->shape == SHOWN_STAIRS ? STAIRS : PILES;
    bool fits = count * narrow <= WIDTH;

    for (unsigned i = 0; i < count; i++)
        fits = fits && position->before[i] <= HEIGHT;

    const unsigned step = fits ? narrow : NUMBERS;
    unsigned x = middle(count * step);

    drawing->width = count * step;
    for (unsigned i = 0; i < count; i++, x += step) {
        const bool is_selected = position->selected == (int)i || position->selected == (int)count;

        if (!fits) {
            draw_number(drawing, x + NUMBERS - 1, position->after[i]);
            if (i)
                drawing->column[x - 1] |= 0xc0;
            if (is_selected)
                draw_block(drawing, x, NUMBERS - 1, BOTTOM);
            continue;
        }
        uint8_t *const stones = &drawing->column[step == STAIRS ? x + 3 : x + 1];

        if (step == STAIRS)
            drawing->column[x] |= stack(i + 1);
        *stones |= stack(position->after[i]);
        if (is_selected)
            stones[-1] = stones[1] = BOTTOM;
    }
}

static void draw_heap(struct drawing *drawing, const struct shown_position *position)
{
    unsigned stones = position->after[0], x = 0;

    draw_number(drawing, WIDTH, stones);
    if (stones > HEAP_MAX)
        stones = HEAP_MAX;
    for (; stones > HEIGHT; stones -= HEIGHT)
        drawing->column[x++] |= 0xff;
    drawing->column[x] |= stack(stones);
}

// Draws the cells of a strip or graph. Draws no line under the vertex whose arrows are shown.
static void draw_cells(struct drawing *drawing, const struct shown_position *position)
{
    const bool is_graph = position->shape == SHOWN_TOKENS;
    const unsigned cells = is_graph ? position->cells : STRIP_CELLS, step = is_graph ? 3 : 2;

    for (unsigned cell = 0, x = middle(cells * step); cell < cells; cell++, x += step) {
        uint8_t lines = position->looked == (int)cell ? 0 : BOTTOM;
        unsigned coins = 0;

        for (unsigned i = 0; i < position->count; i++)
            coins += position->after[i] == cell;
        if (coins <= COINS_ABOVE)
            lines |= stack(coins) >> 2;
        else
            lines = stack(coins);
        if (position->arrows >> cell & 1)
            lines |= BOTTOM >> 1;
        draw_block(drawing, x, step - 1, lines);
    }
}

static void draw_men(struct drawing *drawing, const struct shown_position *position)
{
    const unsigned width = position->cells * 3, x = middle(width);

    for (unsigned i = 0; i < position->count; i++) {
        const uint8_t line = (uint8_t)(1 << (i / 2 * 2));

        draw_block(drawing, x + (position->after[i] - 1) * 3, i & 1 ? 1 : 2, line);
        drawing->column[x - 2] |= line;
        drawing->column[x + width] |= line;
    }
}

// Draws the remaining squares. The poisoned square has a hole.
static void draw_squares(struct drawing *drawing, const struct shown_position *position)
{
    for (unsigned row = 0; row < position->count; row++)
        for (unsigned i = 0; i < position->after[row]; i++) {
            const uint8_t line = (uint8_t)(BOTTOM >> (position->count <= LARGE_ROWS ? 2 * row : row));

            draw_block(drawing, 4 * i, 3, line);
            if (row == 0 && i == 0)
                drawing->column[1] ^= line;
        }
}

static void draw_signs(struct drawing *drawing, const struct shown_position *position)
{
    const bool are_coins = position->shape == SHOWN_COINS;
    const unsigned count = position->count;
    const unsigned step = are_coins && PILES > WIDTH / count ? WIDTH / count : PILES;
    unsigned x = middle(drawing->width = count * step);

    for (unsigned i = 0; i < count; i++, x += step) {
        const unsigned sign = position->after[i];

        if (are_coins)
            draw_block(drawing, x, step - 1, sign ? 0x7e : 0x40);
        else if (sign)
            draw_number(drawing, x + 3, sign == 1 ? 5 : 0);
        else
            draw_block(drawing, x, 3, 0x20);
    }
}

static void draw_boxes(struct drawing *drawing, const struct shown_position *position)
{
    for (unsigned i = 0; i < position->count; i++) {
        const unsigned x = i * BOXES;

        draw_block(drawing, x, BOXES - 1, BOTTOM);
        drawing->column[x] = drawing->column[x + BOXES - 2] = 0xff;
        draw_number(drawing, x + BOXES - 4, position->after[i]);
    }
}

void drawing_make(struct drawing *drawing, const struct shown_position *position)
{
    static void (*const draw[SHOWN_SHAPES])(struct drawing *, const struct shown_position *) = {
        [SHOWN_PILES] = draw_piles,     [SHOWN_STAIRS] = draw_piles, [SHOWN_HEAP] = draw_heap,
        [SHOWN_STRIP] = draw_cells,     [SHOWN_TOKENS] = draw_cells, [SHOWN_MEN] = draw_men,
        [SHOWN_SQUARES] = draw_squares, [SHOWN_COINS] = draw_signs,  [SHOWN_LETTERS] = draw_signs,
        [SHOWN_BOXES] = draw_boxes,
    };

    *drawing = (struct drawing){.width = WIDTH};
    draw[position->shape](drawing, position);
}

uint64_t drawing_places(const struct drawing *drawing, const struct max7219 *chain)
{
    uint8_t seen[WIDTH] = {0};
    uint64_t places = 0;

    for (unsigned x = 0; x < WIDTH; x++)
        for (unsigned row = 0; row < HEIGHT; row++)
            seen[x] |= (uint8_t)(max7219_is_lit(chain, x, row) << row);
    for (unsigned from = 0; from <= (drawing->width > WIDTH ? drawing->width - WIDTH : 0); from++)
        places |= (uint64_t)!memcmp(seen, drawing->column + from, WIDTH) << from;
    return places;
}

unsigned drawing_middle(const struct drawing *drawing, unsigned part, unsigned count)
{
    if (drawing->width <= WIDTH)
        return 0;
    const unsigned x = part * drawing->width / count, from = x < BEFORE ? 0 : x - BEFORE;
    const unsigned last = drawing->width - WIDTH;

    return from < last ? from : last;
}

bool drawing_is_seen(const struct max7219 *chain, const struct shown_position *position)
{
    struct drawing drawing;

    drawing_make(&drawing, position);
    return drawing_places(&drawing, chain) != 0;
}
