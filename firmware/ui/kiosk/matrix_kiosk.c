// SPDX-License-Identifier: MIT
// Draws the screens of a kiosk on 32x8 dots.
#include "ui/kiosk/kiosk.h"

#include "ui/kiosk/settings.h" // mounting and brightness
#include "ui/matrix/dots.h"    // the countdown
#include "ui/matrix/matrix_view.h"

// Brightness of the dots, indexed by the value of CHOICE_BRIGHTNESS.
static const FLASH uint8_t brightness[BRIGHTNESSES] = {4, 15, 0, 1};

enum { UPPER_HALF = 0x0f, LOWER_HALF = 0xf0, BOTTOM = 0x80 }; // sets of lines; bit 0 is the top line

// Lights all dots, to show defective dots. An arrow key darkens half of the dots, OK all dots.
static void draw_test(struct matrix_frame *frame, uint8_t down)
{
    uint8_t lines = down & 1 << KEY_OK ? 0 : UPPER_HALF | LOWER_HALF;
    if (down & 1 << KEY_UP)
        lines &= LOWER_HALF;
    if (down & 1 << KEY_DOWN)
        lines &= UPPER_HALF;
    dots_begin(frame);
    dots_go(0);
    dots_block(DOTS_WIDTH / 2, down & 1 << KEY_LEFT ? 0 : lines);
    dots_block(DOTS_WIDTH / 2, down & 1 << KEY_RIGHT ? 0 : lines);
}

// An F in the left module, and an arrow to the right in the others.
static const FLASH uint8_t modules_picture[DOTS_WIDTH] = {
    0,    0xfe, 0xfe, 0x12, 0x12, 0x12, 0x02, 0,    0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18,
    0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0xff, 0x7e, 0x3c, 0x18, 0,
};

static void draw_modules(struct matrix_frame *frame)
{
    dots_begin(frame);
    dots_go(0);
    for (uint8_t x = 0; x < DOTS_WIDTH; x++)
        dots_put(modules_picture[x]);
}

void matrix_kiosk_draw(struct matrix_picture *picture, struct matrix_frame *frame, const struct view *view,
                       const struct venue *venue, uint8_t countdown, uint16_t now, bool changed)
{
    if (view->kind == VIEW_TEST)
        draw_test(frame, view->number[0]);
    else if (view->kind == VIEW_MODULES)
        draw_modules(frame);
    else
        matrix_view_draw(picture, frame, view, now, changed);
    if (countdown) { // three dots for each second left
        dots_darken(BOTTOM);
        dots_go(0);
        dots_block(3 * countdown, BOTTOM);
    }
    frame->modules = settings_modules(venue);
    frame->brightness = brightness[settings_value(venue, CHOICE_BRIGHTNESS)];
}
