// SPDX-License-Identifier: MIT
#include "front/view_lcd.h"

#include "front/charset.h" // UTF-8 or ASCII

#include <ncurses.h>

enum {
    CELL_WIDTH = 6,
    CELL_HEIGHT = 10, // height of a character cell in dots, with its gap
    GLASS_WIDTH = LCD_COLUMNS * CELL_WIDTH,
    GLASS_HEIGHT = LCD_ROWS * CELL_HEIGHT,
    SMALL_WIDTH = 3,
    SMALL_HEIGHT = 5, // height of a small cell in characters, with its gap
};

// Size of a drawn dot in half characters, so {2, 2} is one character
struct dot {
    int width, height;
};

static const struct dot smallest = {1, 1}, no_dot = {0, 0};

// Returns true if the dot is at least as high as wide, and at most twice as high.
static bool is_good_dot(struct dot dot)
{
    const bool is_whole = dot.width % 2 == 0 && dot.height % 2 == 0;

    return dot.height <= dot.width && dot.width <= 2 * dot.height && (charset_is_utf8() || is_whole);
}

// Returns the largest dot that fits. If none fits, returns `smallest`, or no_dot on a terminal without UTF-8.
static struct dot largest_dot(struct room room)
{
    const int width_max = 2 * (room.width - PICTURE_BORDER) / GLASS_WIDTH;
    const int height_max = 2 * (room.height - PICTURE_BORDER) / GLASS_HEIGHT;
    struct dot largest = charset_is_utf8() ? smallest : no_dot;

    for (int height = 1; height <= height_max; height++)
        for (int width = 1; width <= width_max; width++)
            if (is_good_dot((struct dot){width, height}) && width * height >= largest.width * largest.height)
                largest = (struct dot){width, height};
    return largest;
}

static bool is_dot_lit(const struct lcd *lcd, int x, int y)
{
    const unsigned line = (unsigned)y % CELL_HEIGHT, dot = (unsigned)x % CELL_WIDTH;

    return dot < 5 && line < 8 &&
           lcd_cell_line(lcd, (unsigned)y / CELL_HEIGHT + 1, (unsigned)x / CELL_WIDTH, line) >> (4 - dot) & 1;
}

// Returns a block character. Each bit of `halves` is a quarter of the character.
static const char *block(unsigned halves)
{
    // Bit 0 is upper left. Upper right, lower left and lower right follow.
    static const char *const blocks[16] = {" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛",
                                           "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"};

    return charset_fit(blocks[halves]);
}

static unsigned lit_halves(const struct lcd *lcd, struct dot dot, int x, int y)
{
    unsigned halves = 0;

    for (int half = 0; half < 4; half++)
        if (is_dot_lit(lcd, (2 * x + half % 2) / dot.width, (2 * y + half / 2) / dot.height))
            halves |= 1u << half;
    return halves;
}

static void draw_dots(const struct lcd *lcd, struct dot dot, int top, int left, int width, int height)
{
    for (int y = 0; y < height; y++) {
        move(top + y, left);
        for (int x = 0; x < width; x++)
            addstr(block(lit_halves(lcd, dot, x, y)));
    }
}

// Draws a small cell of the LCD, as a character or as blocks.
static void draw_small_cell(const struct lcd *lcd, unsigned row, unsigned column, int top, int left)
{
    const uint8_t code = lcd_cell_code(lcd, row, column);

    const char *const letter = lcd_letter(lcd, code);

    if (letter) {
        mvaddstr(top + 1, left, charset_fit(letter));
        return;
    }
    for (unsigned y = 0; y < 4; y++)
        for (unsigned x = 0; x < 2; x++)
            if (lcd_has_block(lcd, code, x, y))
                mvaddch(top + (int)y, left + (int)x, '#');
}

static int draw_small(const struct lcd *lcd, struct room room)
{
    const int width = LCD_COLUMNS * SMALL_WIDTH, height = LCD_ROWS * SMALL_HEIGHT;

    picture_frame(room.top, room.left, width, height);
    for (unsigned row = 1; row <= LCD_ROWS; row++)
        for (unsigned column = 0; column < LCD_COLUMNS; column++)
            draw_small_cell(lcd, row, column, room.top + 1 + (int)(row - 1) * SMALL_HEIGHT,
                            room.left + 1 + (int)column * SMALL_WIDTH);
    return height + PICTURE_BORDER;
}

static int draw_picture(struct bench *bench, struct room room)
{
    const struct lcd *lcd = &bench->lcd;
    const struct dot dot = largest_dot(room);
    const int width = GLASS_WIDTH * dot.width / 2, height = GLASS_HEIGHT * dot.height / 2;

    if (dot.width == 0)
        return draw_small(lcd, room);
    picture_frame(room.top, room.left, width, height);
    const int look = bench_light(bench) ? (int)COLOR_PAIR(PAIR_GLASS) : (int)A_DIM;

    attron(look);
    draw_dots(lcd, dot, room.top + 1, room.left + 1, width, height);
    attroff(look);
    return height + PICTURE_BORDER;
}

static void draw_text(struct bench *bench, int left, int top)
{
    char text[LCD_ROW_BYTES];

    picture_frame(top, left, LCD_COLUMNS, LCD_ROWS);
    for (unsigned row = 1; row <= LCD_ROWS; row++) {
        lcd_row_text(&bench->lcd, row, text);
        mvaddstr(top + (int)row, left + 1, charset_fit(text));
    }
}

const struct view view_lcd = {
    .draw_picture = draw_picture,
    .draw_text = draw_text,
    .keys_help = "arrows  the four keys     Enter  OK     r  reset     q  quit",
    .hold_help = "h, then a key: hold it (OK: hint, left: menu)",
    .more_help = "",
};
