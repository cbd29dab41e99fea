// SPDX-License-Identifier: MIT
#include "ui/kiosk/settings.h"

#include "device/matrix_frame.h"  // mountings of modules
#include "game/level.h"           // the level as delivered
#include "ui/messages/messages.h" // the language
#include "ui/screens/titles.h"
#include "ui/screens/ui.h" // struct keeper, ui_ring

#include <string.h> // memcpy, memset

// Indexes of bytes in the settings record. Earlier firmware used some bytes for hidden games.
enum { EARLIER_HIDDEN = CHOICE_IDLE + 1, BRIGHTNESS_BYTE = 16, MODULES_BYTE };

// Bits in venue.hidden. Bits from LANGUAGE_BIT on hide languages, other bits hide games.
enum { LANGUAGE_BIT = 24, LANGUAGE_BITS = 8 };
_Static_assert(LANGUAGE_BIT + LANGUAGES <= LANGUAGE_BIT + LANGUAGE_BITS &&
                   RECORDS + LANGUAGE_BITS <= 8 * RECORD_BYTES,
               "a record has a bit for each game and language");
_Static_assert(8 * (BRIGHTNESS_BYTE - EARLIER_HIDDEN) >= RECORDS + LANGUAGE_BITS,
               "earlier firmware kept nothing in the bytes of later settings");

// Loads a record into `bytes`. Returns false if the record was never saved.
static bool read(uint8_t record, uint8_t *bytes)
{
    const uint8_t *stored = keeper.load(record);
    memset(bytes, 0, RECORD_BYTES);
    if (stored)
        memcpy(bytes, stored, RECORD_BYTES);
    return stored;
}

void settings_init(struct venue *venue)
{
    uint8_t *const settings = venue->settings;
    venue->is_new = !read(RECORD_CHOICES, settings);
    if (venue->is_new)
        settings[CHOICE_LEVEL] = LEVEL_MAX - LEVEL_NEWCOMER;
    if (!read(RECORD_HIDDEN, venue->hidden))
        memcpy(venue->hidden, &settings[EARLIER_HIDDEN], BRIGHTNESS_BYTE - EARLIER_HIDDEN);
}

// Returns the index of a setting's byte in the settings record.
static uint8_t byte_of(uint8_t choice)
{
    return choice == CHOICE_BRIGHTNESS ? BRIGHTNESS_BYTE : choice;
}

static uint8_t values_of(uint8_t choice)
{
    return choice == CHOICE_BRIGHTNESS ? BRIGHTNESSES : VALUES;
}

uint8_t settings_value(const struct venue *venue, uint8_t choice)
{
    const uint8_t value = venue->settings[byte_of(choice)];
    return value < values_of(choice) ? value : 0;
}

static void keep_settings(struct venue *venue)
{
    venue->is_new = false;
    keeper.save(RECORD_CHOICES, venue->settings);
}

void settings_step(struct venue *venue, uint8_t choice, int8_t step)
{
    venue->settings[byte_of(choice)] = ui_ring(settings_value(venue, choice), values_of(choice) - 1, step);
    keep_settings(venue);
}

uint8_t settings_modules(const struct venue *venue)
{
    return venue->settings[MODULES_BYTE] % MATRIX_MOUNTINGS;
}

void settings_set_modules(struct venue *venue, uint8_t modules)
{
    venue->settings[MODULES_BYTE] = modules;
    keep_settings(venue);
}

static bool is_offered(const struct venue *venue, uint8_t bit)
{
    return !(venue->hidden[bit / 8] & 1 << bit % 8);
}

// Returns the bit number in venue.hidden of the game with index `place`.
static uint8_t bit_of(uint8_t place)
{
    const uint8_t bit = titles[title_game(place)].record - 1;
    return bit < LANGUAGE_BIT ? bit : bit + LANGUAGE_BITS;
}

bool settings_offers(const struct venue *venue, uint8_t place)
{
    return is_offered(venue, bit_of(place));
}

bool settings_offers_language(const struct venue *venue, uint8_t language)
{
    return is_offered(venue, LANGUAGE_BIT + language);
}

static bool offers_any_game(const struct venue *venue)
{
    for (uint8_t place = 0; place < TITLED_GAMES; place++)
        if (settings_offers(venue, place))
            return true;
    return false;
}

static bool offers_any_language(const struct venue *venue)
{
    for (uint8_t language = 0; language < LANGUAGES; language++)
        if (settings_offers_language(venue, language))
            return true;
    return false;
}

// Toggles a bit in venue.hidden, unless `offers_any` would then return false.
static void toggle(struct venue *venue, uint8_t bit, bool (*offers_any)(const struct venue *))
{
    uint8_t *const byte = &venue->hidden[bit / 8];
    const uint8_t mask = 1 << bit % 8;
    *byte ^= mask;
    if (offers_any(venue))
        keeper.save(RECORD_HIDDEN, venue->hidden);
    else
        *byte ^= mask;
}

void settings_toggle(struct venue *venue, uint8_t place)
{
    toggle(venue, bit_of(place), offers_any_game);
}

void settings_toggle_language(struct venue *venue, uint8_t language)
{
    toggle(venue, LANGUAGE_BIT + language, offers_any_language);
}

uint8_t settings_next_language(const struct venue *venue, uint8_t language, int8_t step)
{
    uint8_t left = LANGUAGES;
    do
        language = ui_ring(language, LANGUAGES - 1, step);
    while (--left && !settings_offers_language(venue, language));
    return language;
}

uint8_t settings_first_language(const struct venue *venue)
{
    return settings_next_language(venue, LANGUAGES - 1, 1);
}
