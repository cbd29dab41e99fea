// SPDX-License-Identifier: MIT
// The menu with the games and languages that are offered, in the order of the kiosk.
#include "ui/screens/title_steps.h"

#include "ui/screens/order.h"
#include "ui/screens/kiosk/settings.h"
#include "ui/screens/screen.h" // ui_ring
#include "ui/screens/titles.h"

static uint8_t family_at(uint8_t place)
{
    return title_of(order_row(place))->family;
}

// Returns the next row that is offered and of the same family, or else of another family.
static uint8_t next(uint8_t row, int8_t step, bool same)
{
    uint8_t place = order_place(row), left = KIOSK_GAMES;
    const uint8_t family = family_at(place);
    do
        place = ui_ring(place, KIOSK_GAMES - 1, step);
    while (--left && !(settings_offers(place) && (family_at(place) == family) == same));
    return order_row(place);
}

uint8_t title_step(uint8_t row, int8_t step)
{
    return next(row, step, true);
}

uint8_t family_step(uint8_t row, int8_t step)
{
    return next(row, step, false);
}

void language_step(int8_t step)
{
    settings_step_language(step);
}
