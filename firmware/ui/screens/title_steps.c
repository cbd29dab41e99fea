// SPDX-License-Identifier: MIT
// The menu with all games. Boards that restrict it link another module in the place of this one.
#include "ui/screens/titles.h"

uint8_t title_step(uint8_t row, int8_t step)
{
    const uint8_t family = title_of(row)->family;
    do
        row += step;
    while (title_of(row)->family != family);
    return row;
}

// The families stand in the order of their words.
uint8_t family_step(uint8_t row, int8_t step)
{
    const uint8_t from = title_of(row)->family;
    uint8_t nearest = UINT8_MAX, i = 0;
    do {
        const uint8_t family = title_of(i)->family;
        const uint8_t distance = step > 0 ? family - from : from - family;
        if (family && distance && distance < nearest) {
            nearest = distance;
            row = i;
        }
    } while (i++ != ROW_MORRA);
    return row;
}
