// SPDX-License-Identifier: MIT
// The menu of a kiosk lists the offered games and languages, in the kiosk's order.
#include "ui/screens/venue.h"

#include "ui/kiosk/kiosk_screens.h"
#include "ui/kiosk/settings.h"
#include "ui/screens/titles.h"

// Returns SCREEN_OPENING or, in attract mode, `turn`.
enum screen_id venue_opening(const struct venue *venue, enum screen_id turn)
{
    return venue->attracts ? turn : SCREEN_OPENING;
}

bool venue_counts(const struct ui *ui)
{
    return !ui_venue(ui)->attracts;
}

void venue_confirm(struct ui *ui)
{
    (void)ui;
}

static uint8_t family_at(uint8_t place)
{
    return title_of(title_game(place))->family;
}

// Returns the next offered game, or the previous one if `step` is -1. If `same` is true, skips other
// families. Otherwise skips the same family.
static uint8_t next(const struct venue *venue, uint8_t row, int8_t step, bool same)
{
    uint8_t place = title_place(row), left = TITLED_GAMES;
    const uint8_t family = family_at(place);
    do
        place = ui_ring(place, TITLED_GAMES - 1, step);
    while (--left && !(settings_offers(venue, place) && (family_at(place) == family) == same));
    return title_game(place);
}

uint8_t title_step(const struct venue *venue, uint8_t row, int8_t step)
{
    return next(venue, row, step, true);
}

uint8_t family_step(const struct venue *venue, uint8_t row, int8_t step)
{
    return next(venue, row, step, false);
}

bool offers_languages(const struct venue *venue)
{
    uint8_t offered = 0;
    for (uint8_t language = 0; language < LANGUAGES; language++)
        offered += settings_offers_language(venue, language);
    return offered > 1;
}

static bool has_languages(const struct ui *ui)
{
    return offers_languages(ui_venue(ui));
}

static uint8_t language(const struct ui *ui, struct view *view)
{
    (void)ui;
    (void)view;
    return MSG_LANGUAGE_NAME;
}

void step_language(struct ui *ui, int8_t step)
{
    ui_set_language(ui, settings_next_language(ui_venue(ui), ui_language(ui), step));
}

const FLASH struct item venue_items[] = {{MSG_LANGUAGE, has_languages, language, step_language}};
const FLASH uint8_t venue_item_count = 1, venue_items_at = ITEM_PLAYERS;
