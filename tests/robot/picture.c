// SPDX-License-Identifier: MIT
#include "robot/picture.h"

#include <string.h>

enum { WIDTH = MAX7219_COLUMNS, HEIGHT = MAX7219_ROWS, BOTTOM = 0x80, STRIP_CELLS = 16 };
enum { NUMBERS = 8, BOXES = 16, STAIRS = 5, PILES = 4, LARGE_ROWS = 4, HEAP_MAX = 19 * HEIGHT };
enum { COINS_ABOVE = 6 }; // of the line below a cell, with a gap; more stand in its place

static const uint8_t digits[10][3] = {
    {0x3e, 0x22, 0x3e}, {0x24, 0x3e, 0x20}, {0x3a, 0x2a, 0x2e}, {0x2a, 0x2a, 0x3e}, {0x0e, 0x08, 0x3e},
    {0x2e, 0x2a, 0x3a}, {0x3e, 0x2a, 0x3a}, {0x02, 0x02, 0x3e}, {0x3e, 0x2a, 0x3e}, {0x2e, 0x2a, 0x3e},
};

// The last digit ends left of `end`.
static void draw_number(struct picture *picture, unsigned end, unsigned number)
{
    do {
        end -= 3;
        for (unsigned i = 0; i < 3; i++)
            picture->column[end + i] |= digits[number % 10][i];
        end--;
        number /= 10;
    } while (number);
}

static void draw_block(struct picture *picture, unsigned x, unsigned width, uint8_t lines)
{
    while (width--)
        picture->column[x++] |= lines;
}

// Dots from the bottom up.
static uint8_t stack(unsigned dots)
{
    return dots >= HEIGHT ? 0xff : (uint8_t)(0xff << (HEIGHT - dots));
}

static unsigned middle(unsigned width)
{
    return width < WIDTH ? (WIDTH - width) / 2 : 0;
}

// Stones as columns where they fit, otherwise numbers with commas between.
static void draw_piles(const struct game *game, const struct position *before, const struct position *after,
                       int selected, struct picture *picture)
{
    const unsigned count = before->count, narrow = game->shape == SHAPE_STAIRS ? STAIRS : PILES;
    bool fits = count * narrow <= WIDTH;

    for (unsigned i = 0; i < count; i++)
        fits = fits && before->part[i] <= HEIGHT;

    const unsigned step = fits ? narrow : NUMBERS;
    unsigned x = middle(count * step);

    picture->width = count * step;
    for (unsigned i = 0; i < count; i++, x += step) {
        const bool is_selected = selected == (int)i || selected == (int)count;

        if (!fits) {
            draw_number(picture, x + NUMBERS - 1, after->part[i]);
            if (i)
                picture->column[x - 1] |= 0xc0;
            if (is_selected)
                draw_block(picture, x, NUMBERS - 1, BOTTOM);
            continue;
        }
        uint8_t *const stones = &picture->column[step == STAIRS ? x + 3 : x + 1];

        if (step == STAIRS)
            picture->column[x] |= stack(i + 1);
        *stones |= stack(after->part[i]);
        if (is_selected)
            stones[-1] = stones[1] = BOTTOM;
    }
}

static void draw_heap(const struct position *after, struct picture *picture)
{
    unsigned stones = after->stones, x = 0;

    draw_number(picture, WIDTH, stones);
    if (stones > HEAP_MAX)
        stones = HEAP_MAX;
    for (; stones > HEIGHT; stones -= HEIGHT)
        picture->column[x++] |= 0xff;
    picture->column[x] |= stack(stones);
}

// Coins on a strip, or tokens on the vertices of a graph with marks where the selected one can go.
static void draw_cells(const struct game *game, const struct position *before, const struct position *after,
                       int selected, struct picture *picture)
{
    const bool is_graph = game->shape == SHAPE_TOKENS;
    const unsigned cells = is_graph ? before->most : STRIP_CELLS, step = is_graph ? 3 : 2;

    for (unsigned cell = 0, x = middle(cells * step); cell < cells; cell++, x += step) {
        uint8_t lines = BOTTOM;
        unsigned coins = 0;

        for (unsigned i = 0; i < before->count; i++)
            coins += after->part[i] == cell;
        if (coins <= COINS_ABOVE)
            lines |= stack(coins) >> 2;
        else
            lines = stack(coins);
        if (is_graph && selected >= 0 && before->successors[before->part[selected]] >> cell & 1)
            lines |= BOTTOM >> 1;
        draw_block(picture, x, step - 1, lines);
    }
}

static void draw_men(const struct position *after, struct picture *picture)
{
    const unsigned width = after->most * 3u, x = middle(width);

    for (unsigned i = 0; i < after->count; i++) {
        const uint8_t line = (uint8_t)(1 << (i / 2 * 2));

        draw_block(picture, x + (after->part[i] - 1u) * 3, i & 1 ? 1 : 2, line);
        picture->column[x - 2] |= line;
        picture->column[x + width] |= line;
    }
}

// The poison is a square with a hole.
static void draw_bar(const struct position *after, struct picture *picture)
{
    for (unsigned row = 0; row < after->count; row++)
        for (unsigned i = 0; i < after->part[row]; i++) {
            const uint8_t line = (uint8_t)(BOTTOM >> (after->count <= LARGE_ROWS ? 2 * row : row));

            draw_block(picture, 4 * i, 3, line);
            if (row == 0 && i == 0)
                picture->column[1] ^= line;
        }
}

static void draw_signs(const struct game *game, const struct position *after, struct picture *picture)
{
    const unsigned count = after->count;
    unsigned step = PILES;

    if (game->shape == SHAPE_COINS && step > WIDTH / count)
        step = WIDTH / count;
    picture->width = count * step;

    unsigned x = middle(picture->width);

    for (unsigned i = 0; i < count; i++, x += step)
        if (game->shape == SHAPE_COINS)
            draw_block(picture, x, step - 1, after->part[i] ? 0x7e : 0x40);
        else if (after->part[i])
            draw_number(picture, x + 3, after->part[i] == 1 ? 5 : 0);
        else
            draw_block(picture, x, 3, 0x20);
}

static void draw_boxes(const struct position *after, struct picture *picture)
{
    for (unsigned i = 0; i < after->count; i++) {
        const unsigned x = i * BOXES;

        draw_block(picture, x, BOXES - 1, BOTTOM);
        picture->column[x] = picture->column[x + BOXES - 2] = 0xff;
        draw_number(picture, x + BOXES - 4, after->part[i]);
    }
}

void picture_draw(const struct game *game, const struct position *position, const struct move *move,
                  int selected, struct picture *picture)
{
    struct position after = *position;

    game_play(&after, move);
    *picture = (struct picture){.width = WIDTH};
    switch (game->shape) {
    case SHAPE_HEAP:
        draw_heap(&after, picture);
        break;
    case SHAPE_STRIP:
    case SHAPE_TOKENS:
        draw_cells(game, position, &after, selected, picture);
        break;
    case SHAPE_MEN:
        draw_men(&after, picture);
        break;
    case SHAPE_BAR:
        draw_bar(&after, picture);
        break;
    case SHAPE_COINS:
    case SHAPE_LETTERS:
        draw_signs(game, &after, picture);
        break;
    case SHAPE_BOXES:
        draw_boxes(&after, picture);
        break;
    default:
        draw_piles(game, position, &after, selected, picture);
    }
}

uint64_t picture_places(const struct robot *robot, const struct picture *picture)
{
    uint8_t seen[WIDTH] = {0};
    uint64_t places = 0;

    for (unsigned x = 0; x < WIDTH; x++)
        for (unsigned row = 0; row < HEIGHT; row++)
            seen[x] |= (uint8_t)(max7219_is_lit(&robot->bench.matrix, x, row) << row);
    for (unsigned from = 0; from <= (picture->width > WIDTH ? picture->width - WIDTH : 0); from++)
        places |= (uint64_t)!memcmp(seen, picture->column + from, WIDTH) << from;
    return places;
}

bool picture_is_seen(const struct robot *robot, const struct picture *picture)
{
    return picture_places(robot, picture) != 0;
}
