// SPDX-License-Identifier: MIT
#include "front/view_matrix.h"

#include "front/lights.h" // round lights

#include <ncurses.h>

enum { MATRIX_WIDTH = 2 * MAX7219_COLUMNS, MATRIX_HEIGHT = MAX7219_ROWS };

// Draws the LEDs in their current state, dim at low intensity.
static int draw_picture(struct bench *bench, struct room room)
{
    const struct max7219 *matrix = &bench->matrix;
    enum { DIM = 2, BRIGHT = 10 };
    const int scale = picture_scale(room, MATRIX_WIDTH, MATRIX_HEIGHT);

    picture_frame(room.top, room.left, scale * MATRIX_WIDTH, scale * MATRIX_HEIGHT);
    for (int y = 0; y < MAX7219_ROWS; y++)
        for (int x = 0; x < MAX7219_COLUMNS; x++) {
            const bool is_lit = max7219_is_lit(matrix, (unsigned)x, (unsigned)y);
            const unsigned brightness = is_lit ? max7219_brightness(matrix, (unsigned)x / 8) : 0;

            attrset(brightness <= DIM ? A_DIM : brightness >= BRIGHT ? A_BOLD : A_NORMAL);
            if (is_lit)
                attron(COLOR_PAIR(PAIR_LED));
            light_draw(room.top + 1 + scale * y, room.left + 1 + scale * 2 * x, scale,
                       is_lit ? LIGHT_ON : LIGHT_OFF);
        }
    attrset(A_NORMAL);
    return scale * MATRIX_HEIGHT + PICTURE_BORDER;
}

// Writes the text that scrolled over the LEDs, and below it the lamps.
static void draw_text(struct bench *bench, int left, int top)
{
    char text[MATRIX_TAPE_BYTES];
    const struct pin *keys = bench->board->key;

    matrix_read(&bench->matrix, text);
    mvprintw(top + 1, left, "%.*s", PICTURE_WIDTH + 1, text);
    mvaddstr(top + 3, left, "lamps  ");
    for (unsigned key = 0; key < board_key_count(bench->board); key++) {
        attrset(bench_lamp(bench, key) ? A_REVERSE | COLOR_PAIR(PAIR_LED) : A_DIM);
        printw(bench_lamp(bench, key) ? "[%s]" : " %s ", keys[key].name);
        attrset(A_NORMAL);
        addstr("  ");
    }
}

const struct view view_matrix = {
    .draw_picture = draw_picture,
    .draw_text = draw_text,
    .keys_help = "arrows  the four keys     Enter  OK     r  reset     q  quit",
    .hold_help = "h, then a key: hold it (OK: hint, left: menu)",
    .more_help = "h, then two keys at once: both stay down, until h lets them go",
};
