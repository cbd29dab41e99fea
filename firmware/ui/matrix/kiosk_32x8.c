// SPDX-License-Identifier: MIT
#include "ui/matrix/kiosk_32x8.h"

#include "ui/matrix/dots.h"         // the countdown
#include "ui/matrix/view_32x8.h"    // the view
#include "ui/screens/kiosk/kiosk.h" // what is to be seen

#include <string.h> // memset

// All dots, for the operator to find a dark one. Those on the side that a key stands for are dark while it is
// down, and with OK all are, to find one that is always lit.
static void draw_test(uint8_t dots[8][4])
{
    const uint8_t down = kiosk_lamps();
    for (uint8_t row = 0; row < 8; row++) {
        const uint8_t dark = down & (1 << KEY_OK | (row < 4 ? 1 << KEY_UP : 1 << KEY_DOWN));
        dots[row][0] = dots[row][1] = dark || down & 1 << KEY_LEFT ? 0 : 0xff;
        dots[row][2] = dots[row][3] = dark || down & 1 << KEY_RIGHT ? 0 : 0xff;
    }
}

void kiosk_32x8_draw(uint16_t now, uint8_t dots[8][4])
{
    const uint8_t left = kiosk_countdown();
    if (test_is_on())
        draw_test(dots);
    else
        view_32x8_draw(now, dots);
    if (left) { // three dots a second at the bottom
        memset(dots[7], 0, sizeof dots[7]);
        dots_block(0, 3 * left, 1 << 7);
    }
}
