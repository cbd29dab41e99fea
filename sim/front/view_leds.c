// SPDX-License-Identifier: MIT
#include "front/view_leds.h"

#include "front/lights.h" // round lights

#include <ncurses.h>

enum { LEDS_WIDTH = 29, LEDS_HEIGHT = 9 };

// Draws the LEDs as they are now, so blinking LEDs blink.
static int draw_picture(struct bench *bench, struct room room)
{
    static const enum light lights[] = {[LED_OFF] = LIGHT_OFF, [LED_DIM] = LIGHT_HALF, [LED_ON] = LIGHT_ON};
    static const attr_t attributes[] = {[LED_OFF] = A_DIM, [LED_DIM] = 0, [LED_ON] = A_BOLD};
    const int scale = picture_scale(room, LEDS_WIDTH, LEDS_HEIGHT);

    picture_frame(room.top, room.left, scale * LEDS_WIDTH, scale * LEDS_HEIGHT);
    for (int row = 0; row < LED_ROWS; row++)
        for (int place = 0; place <= 2 * row; place++) {
            const enum led_look now =
                charlieplex_look_now(&bench->leds, charlieplex_led((unsigned)row, (unsigned)place));
            const int x = 2 + 4 * (LED_ROWS - 1 - row + place), y = 1 + 2 * row;

            attrset(attributes[now] | (now == LED_OFF ? 0 : COLOR_PAIR(PAIR_LED)));
            light_draw(room.top + 1 + scale * y, room.left + 1 + scale * x, scale, lights[now]);
        }
    attrset(A_NORMAL);
    return scale * LEDS_HEIGHT + PICTURE_BORDER;
}

// Writes as text how the LEDs looked during the last second.
static void draw_text(struct bench *bench, int left, int top)
{
    char text[LED_TEXT_BYTES];

    charlieplex_text(&bench->leds, text);
    mvaddstr(top + 1, left, "O lit   o dim   * blinks   + blinks dimly   . off");
    mvaddstr(top, left, text);
    if (bench->machine.is_down)
        addstr("   asleep: any key wakes it");
}

const struct view view_leds = {
    .draw_picture = draw_picture,
    .draw_text = draw_text,
    .keys_help = "n or right  NEXT   t or up  TAKE   o or Enter  OK   r  reset   q  quit",
    .hold_help = "h, then a key: hold it",
    .more_help = "what the lights and the menu say: board/pocket/README.md",
};
