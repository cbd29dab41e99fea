// SPDX-License-Identifier: MIT
#include "front/picture.h"

#include "front/charset.h" // frames, also in ASCII
#include "front/lights.h"  // round ones
#include "front/picture_glass.h"

#include <ncurses.h>

enum {
    LEDS_WIDTH = 29,
    LEDS_HEIGHT = 9,
    MATRIX_WIDTH = 2 * MAX7219_COLUMNS,
    MATRIX_HEIGHT = MAX7219_ROWS,
};

void picture_frame(int top, int left, int width, int height)
{
    const int right = left + width + 1, bottom = top + height + 1;

    for (int x = left + 1; x < right; x++) {
        mvaddstr(top, x, charset_fit("─"));
        mvaddstr(bottom, x, charset_fit("─"));
    }
    for (int y = top + 1; y < bottom; y++) {
        mvaddstr(y, left, charset_fit("│"));
        mvaddstr(y, right, charset_fit("│"));
    }
    mvaddstr(top, left, charset_fit("┌"));
    mvaddstr(top, right, charset_fit("┐"));
    mvaddstr(bottom, left, charset_fit("└"));
    mvaddstr(bottom, right, charset_fit("┘"));
}

static int largest_scale(struct room room, int width, int height)
{
    const int wide = (room.width - PICTURE_BORDER) / width, high = (room.height - PICTURE_BORDER) / height;
    const int scale = wide < high ? wide : high;

    return scale > 1 ? scale : 1;
}

// As they are at this moment, so that blinking is seen to blink.
static int draw_leds(struct charlieplex *leds, struct room room)
{
    static const enum light lights[] = {[LED_OFF] = LIGHT_OFF, [LED_DIM] = LIGHT_HALF, [LED_ON] = LIGHT_ON};
    static const attr_t attributes[] = {[LED_OFF] = A_DIM, [LED_DIM] = 0, [LED_ON] = A_BOLD};
    const int scale = largest_scale(room, LEDS_WIDTH, LEDS_HEIGHT);

    picture_frame(room.top, room.left, scale * LEDS_WIDTH, scale * LEDS_HEIGHT);
    for (int row = 0; row < LED_ROWS; row++)
        for (int place = 0; place <= 2 * row; place++) {
            const enum led_look now =
                charlieplex_look_now(leds, charlieplex_led((unsigned)row, (unsigned)place));
            const int x = 2 + 4 * (LED_ROWS - 1 - row + place), y = 1 + 2 * row;

            attrset(attributes[now] | (now == LED_OFF ? 0 : COLOR_PAIR(PAIR_LED)));
            light_draw(room.top + 1 + scale * y, room.left + 1 + scale * x, scale, lights[now]);
        }
    attrset(A_NORMAL);
    return scale * LEDS_HEIGHT + PICTURE_BORDER;
}

// As they are at this moment; dim where the intensity is low.
static int draw_matrix(const struct max7219 *matrix, struct room room)
{
    enum { DIM = 2, BRIGHT = 10 };
    const int scale = largest_scale(room, MATRIX_WIDTH, MATRIX_HEIGHT);

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

int picture_draw(struct bench *bench, struct room room)
{
    if (bench->board->leds)
        return draw_leds(&bench->leds, room);
    if (bench->board->matrix)
        return draw_matrix(&bench->matrix, room);
    return picture_draw_glass(&bench->lcd, room);
}
