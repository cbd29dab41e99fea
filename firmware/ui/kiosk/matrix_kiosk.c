// SPDX-License-Identifier: MIT
// Draws the screens of a kiosk on 32x8 dots.
#include "ui/kiosk/kiosk.h"

#include "ui/kiosk/settings.h" // mounting and brightness
#include "ui/matrix/dots.h"    // the countdown
#include "ui/matrix/matrix_view.h"

// brightness of the LED matrix, indexed by the value of CHOICE_BRIGHTNESS
static const FLASH uint8_t brightness[BRIGHTNESSES] = {4, 15, 0, 1};

enum { ALL_LINES = 0xff, BOTTOM = 0x80 }; // sets of dot rows, where bit 0 is the top row

// Pictures of the keys, and the column where each picture begins
enum { SIGN_WIDTH = 5 };
static const FLASH struct sign {
    uint8_t x, columns[SIGN_WIDTH];
} signs[] = {
    [KEY_RIGHT] = {5, {0, 0, 0x3e, 0x1c, 0x08}},       [KEY_UP] = {10, {0x10, 0x18, 0x1c, 0x18, 0x10}},
    [KEY_DOWN] = {15, {0x04, 0x0c, 0x1c, 0x0c, 0x04}}, [KEY_LEFT] = {0, {0x08, 0x1c, 0x3e, 0, 0}},
    [KEY_OK] = {20, {0, 0x1c, 0x1c, 0x1c, 0}},
};

// An F in the leftmost module, and a long arrow in the other modules
static const FLASH uint8_t modules_picture[DOTS_WIDTH] = {
    0,    0xfe, 0xfe, 0x12, 0x12, 0x12, 0x02, 0,    0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18,
    0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0xff, 0x7e, 0x3c, 0x18, 0,
};

static void draw_modules(void)
{
    for (uint8_t x = 0; x < DOTS_WIDTH; x++)
        dots_put(modules_picture[x]);
}

static void draw_all_dots(void)
{
    dots_block(DOTS_WIDTH, ALL_LINES);
}

// Draws the keys that are down, and the duration of the latest bounce.
static void draw_keys(const uint8_t *number)
{
    for (uint8_t key = KEY_RIGHT; key <= KEY_OK; key++) {
        const FLASH struct sign *const sign = &signs[key];
        dots_go(sign->x);
        for (uint8_t i = 0; i < SIGN_WIDTH; i++) {
            uint8_t lines = number[0] & 1 << key ? sign->columns[i] : 0;
            if (number[1] & 1 << key && i % (SIGN_WIDTH - 1))
                lines |= BOTTOM;
            dots_put(lines);
        }
    }
    dots_number(DOTS_WIDTH - 1, number[2]);
}

// Writes each LED module's number, counted from the left.
static void draw_numbers(void)
{
    for (uint8_t module = 0; module < DOTS_WIDTH / 8; module++) {
        dots_go(8 * module + 1);
        dots_character('1' + module);
    }
}

void matrix_kiosk_draw(struct matrix_picture *picture, struct matrix_frame *frame, const struct view *view,
                       const struct venue *venue, uint8_t countdown, uint16_t now, bool changed)
{
    dots_begin(frame);
    dots_go(0);
    if (view->kind == VIEW_ALL_DOTS)
        draw_all_dots();
    else if (view->kind == VIEW_KEYS)
        draw_keys(view->number);
    else if (view->kind == VIEW_NUMBERS)
        draw_numbers();
    else if (view->kind == VIEW_MODULES)
        draw_modules();
    else
        matrix_view_draw(picture, frame, view, now, changed);
    if (countdown) { // draws three dots for each remaining second
        dots_darken(BOTTOM);
        dots_go(0);
        dots_block(3 * countdown, BOTTOM);
    }
    frame->modules = settings_modules(venue);
    frame->brightness = brightness[settings_value(venue, CHOICE_BRIGHTNESS)];
}
