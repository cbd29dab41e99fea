// SPDX-License-Identifier: MIT
// LEDs as rows of stones from the left. The marked stones of a row are dim, at its right end.
#pragma once

#include "parts/charlieplex.h"

struct led_rows {
    unsigned stones[LED_ROWS]; // lit or dim
    unsigned marked[LED_ROWS]; // dim
    bool is_tidy;              // true if no row has a gap, and no bright LED follows a dim LED
};

// Reads the brightest state of each LED in the last `ms` milliseconds.
void led_rows_read(struct charlieplex *leds, unsigned ms, struct led_rows *rows);

unsigned led_rows_stones(const struct led_rows *rows); // sum of all rows
bool led_rows_equal(const struct led_rows *one, const struct led_rows *other);
