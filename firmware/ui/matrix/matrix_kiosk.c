// SPDX-License-Identifier: MIT
#include "ui/matrix/matrix_kiosk.h"

#include "ui/matrix/dots.h"         // the countdown
#include "ui/screens/kiosk/kiosk.h" // the test and the countdown

#include <string.h> // memset

// Lights all dots, to find a defective dark one. While an arrow key is down the dots on its side are dark,
// with OK all are, to find a dot that is always lit.
static void draw_test(struct matrix_frame *frame)
{
    const uint8_t down = kiosk_lamps();
    dots_begin(frame); // for the countdown
    for (uint8_t i = 0; i < MATRIX_HEIGHT; i++) {
        const uint8_t dark = down & (1 << KEY_OK | (i < MATRIX_HEIGHT / 2 ? 1 << KEY_UP : 1 << KEY_DOWN));
        uint8_t *const row = frame->row[i];
        row[0] = row[1] = dark || down & 1 << KEY_LEFT ? 0 : 0xff;
        row[2] = row[3] = dark || down & 1 << KEY_RIGHT ? 0 : 0xff;
    }
}

void matrix_kiosk_draw(const struct view *view, uint16_t now, struct matrix_frame *frame)
{
    const uint8_t left = kiosk_countdown(now);
    if (test_is_on())
        draw_test(frame);
    else
        matrix_view_draw(view, now, frame);
    if (left) { // three dots a second at the bottom
        uint8_t *const bottom = frame->row[MATRIX_HEIGHT - 1];
        memset(bottom, 0, sizeof frame->row[0]);
        dots_block(0, 3 * left, 1 << 7);
    }
}
