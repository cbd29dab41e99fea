// SPDX-License-Identifier: MIT
// The menu with the games and languages that are offered, in the order of the kiosk.
#include "ui/screens/titles.h"

#include "ui/messages/messages.h" // LANGUAGES
#include "ui/kiosk/settings.h"
#include "ui/screens/screen.h" // ui_ring

static uint8_t family_at(uint8_t place)
{
    return title_of(title_game(place))->family;
}

// Returns the next row that is offered and of the same family, or else of another family.
static uint8_t next(uint8_t row, int8_t step, bool same)
{
    uint8_t place = title_place(row), left = TITLED_GAMES;
    const uint8_t family = family_at(place);
    do
        place = ui_ring(place, TITLED_GAMES - 1, step);
    while (--left && !(settings_offers(place) && (family_at(place) == family) == same));
    return title_game(place);
}

uint8_t title_step(uint8_t row, int8_t step)
{
    return next(row, step, true);
}

uint8_t family_step(uint8_t row, int8_t step)
{
    return next(row, step, false);
}

bool has_languages(void)
{
    uint8_t offered = 0;
    for (uint8_t language = 0; language < LANGUAGES; language++)
        offered += settings_offers_language(language);
    return offered > 1;
}

void language_step(int8_t step)
{
    settings_step_language(step);
}
