// SPDX-License-Identifier: MIT
#include "front/lights.h"

#include "front/charset.h" // blocks, also in ASCII

#include <ncurses.h>
#include <stdbool.h>

// Returns the character for place (x, y) of a lit light.
static const char *piece(int x, int y, int width, int height)
{
    const bool is_top = y == 0, is_bottom = y == height - 1;

    if (x == 0 && is_top)
        return "▟";
    if (x == 0 && is_bottom)
        return "▜";
    if (x == width - 1 && is_top)
        return "▙";
    if (x == width - 1 && is_bottom)
        return "▛";
    return "█";
}

void light_draw(int top, int left, int height, enum light light)
{
    static const char *const small[] = {[LIGHT_OFF] = "·", [LIGHT_HALF] = "○", [LIGHT_ON] = "●"};
    const int width = 2 * height - 1;

    if (height == 1 || light == LIGHT_OFF) {
        mvaddstr(top + (height - 1) / 2, left + width / 2, charset_fit(small[light]));
        return;
    }
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
            mvaddstr(top + y, left + x, charset_fit(light == LIGHT_HALF ? "▒" : piece(x, y, width, height)));
}
