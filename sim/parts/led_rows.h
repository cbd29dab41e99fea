// SPDX-License-Identifier: MIT
// The LEDs as a player reads them: rows of stones from the left, of which the marked ones, on the right, are
// dim.
#pragma once

#include "parts/charlieplex.h"

struct led_rows {
    unsigned stones[LED_ROWS]; // lit or dim
    unsigned marked[LED_ROWS]; // dim
    bool is_tidy;              // no gaps, no light behind a dim one
};

// Takes the brightest that each LED was in the last milliseconds, at most 1200: with 500, a row that blinks
// counts as lit.
void led_rows_read(struct charlieplex *leds, unsigned ms, struct led_rows *rows);

unsigned led_rows_stones(const struct led_rows *rows); // in all
bool led_rows_equal(const struct led_rows *one, const struct led_rows *other);
