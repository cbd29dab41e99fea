// SPDX-License-Identifier: MIT
#include "front/picture.h"

#include "front/charset.h" // frames, also in ASCII

#include <ncurses.h>

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

int picture_scale(struct room room, int width, int height)
{
    const int wide = (room.width - PICTURE_BORDER) / width, high = (room.height - PICTURE_BORDER) / height;
    const int scale = wide < high ? wide : high;

    return scale > 1 ? scale : 1;
}
