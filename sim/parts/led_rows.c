// SPDX-License-Identifier: MIT
#include "parts/led_rows.h"

#include <string.h>

void led_rows_read(struct charlieplex *leds, unsigned ms, struct led_rows *rows)
{
    *rows = (struct led_rows){.is_tidy = true};
    for (unsigned row = 0; row < LED_ROWS; row++) {
        enum led_look before = LED_ON;

        for (unsigned place = 0; place <= 2 * row; place++) {
            enum led_look look = charlieplex_brightest(leds, charlieplex_led(row, place), ms);

            rows->stones[row] += look != LED_OFF;
            rows->marked[row] += look == LED_DIM;
            rows->is_tidy &= look <= before;
            before = look;
        }
    }
}

unsigned led_rows_stones(const struct led_rows *rows)
{
    unsigned stones = 0;

    for (unsigned row = 0; row < LED_ROWS; row++)
        stones += rows->stones[row];
    return stones;
}

bool led_rows_equal(const struct led_rows *one, const struct led_rows *other)
{
    return !memcmp(one->stones, other->stones, sizeof one->stones) &&
           !memcmp(one->marked, other->marked, sizeof one->marked) && one->is_tidy == other->is_tidy;
}
