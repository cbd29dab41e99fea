// SPDX-License-Identifier: MIT
#include "ui/kiosk/settings.h"

#include "device/matrix_frame.h"  // mountings of modules
#include "game/level.h"           // the level as delivered
#include "ui/messages/messages.h" // the language
#include "ui/screens/titles.h"
#include "ui/screens/screen.h" // ui_ring

#include <string.h> // memcpy, memset

// Bytes of the settings in their record. Earlier firmware had the first four settings, and kept what is
// hidden in the bytes after them; all other bytes of its record are 0.
enum { EARLIER_HIDDEN = CHOICE_IDLE + 1, BRIGHTNESS_BYTE = 16, MODULES_BYTE };

static uint8_t settings[RECORD_BYTES];
// What is hidden: a bit for each game, by the number of its record, and for each language.
static uint8_t hidden[RECORD_BYTES];
// The bits of the languages lie between those of the games with the first numbers and of all others.
enum { LANGUAGE_BIT = 24, LANGUAGE_BITS = 8 };
_Static_assert(LANGUAGE_BIT + LANGUAGES <= LANGUAGE_BIT + LANGUAGE_BITS &&
                   RECORDS + LANGUAGE_BITS <= 8 * RECORD_BYTES,
               "a record has a bit for each game and language");
_Static_assert(8 * (BRIGHTNESS_BYTE - EARLIER_HIDDEN) >= RECORDS + LANGUAGE_BITS,
               "earlier firmware kept nothing in the bytes of later settings");

static const FLASH struct kiosk_records *storage;
static bool are_new; // no setting was ever kept

// Reads a record; sets all bytes to 0 and returns false if it was never kept.
static bool read(uint8_t record, uint8_t *bytes)
{
    const uint8_t *stored = storage->read(record);
    memset(bytes, 0, RECORD_BYTES);
    if (stored)
        memcpy(bytes, stored, RECORD_BYTES);
    return stored;
}

void settings_init(const FLASH struct kiosk_records *records)
{
    storage = records;
    are_new = !read(RECORD_CHOICES, settings);
    if (are_new)
        settings[CHOICE_LEVEL] = LEVEL_MAX - LEVEL_NEWCOMER;
    if (!read(RECORD_HIDDEN, hidden))
        memcpy(hidden, &settings[EARLIER_HIDDEN], BRIGHTNESS_BYTE - EARLIER_HIDDEN);
}

const FLASH struct kiosk_records *settings_records(void)
{
    return storage;
}

// Returns the byte of a setting.
static uint8_t *byte_of(uint8_t choice)
{
    return &settings[choice == CHOICE_BRIGHTNESS ? BRIGHTNESS_BYTE : choice];
}

static uint8_t values_of(uint8_t choice)
{
    return choice == CHOICE_BRIGHTNESS ? BRIGHTNESSES : VALUES;
}

uint8_t settings_value(uint8_t choice)
{
    const uint8_t value = *byte_of(choice);
    return value < values_of(choice) ? value : 0;
}

// Keeps a record.
static void keep(uint8_t record, const uint8_t *bytes)
{
    storage->keep(record, bytes);
}

static void keep_settings(void)
{
    are_new = false;
    keep(RECORD_CHOICES, settings);
}

void settings_step(uint8_t choice, int8_t step)
{
    *byte_of(choice) = ui_ring(settings_value(choice), values_of(choice) - 1, step);
    keep_settings();
}

uint8_t settings_modules(void)
{
    return settings[MODULES_BYTE] % MATRIX_MOUNTINGS;
}

void settings_set_modules(uint8_t modules)
{
    settings[MODULES_BYTE] = modules;
    keep_settings();
}

bool settings_are_new(void)
{
    return are_new;
}

// True if what this bit stands for is offered; first toggles the bit, if so wanted.
static bool offers(uint8_t bit, bool toggles)
{
    const uint8_t mask = 1 << bit % 8;
    uint8_t *const byte = &hidden[bit / 8];
    if (toggles)
        *byte ^= mask;
    return !(*byte & mask);
}

// Returns the bit of the game at this place.
static uint8_t bit_of(uint8_t place)
{
    const uint8_t bit = title_of(title_game(place))->record - 1;
    return bit < LANGUAGE_BIT ? bit : bit + LANGUAGE_BITS;
}

bool settings_offers(uint8_t place)
{
    return offers(bit_of(place), false);
}

static void toggle(uint8_t place)
{
    offers(bit_of(place), true);
}

void settings_toggle(uint8_t place)
{
    toggle(place);
    for (uint8_t other = 0; other < TITLED_GAMES; other++)
        if (settings_offers(other)) {
            keep(RECORD_HIDDEN, hidden);
            return;
        }
    toggle(place);
}

bool settings_offers_language(uint8_t language)
{
    return offers(LANGUAGE_BIT + language, false);
}

void settings_toggle_language(uint8_t language)
{
    offers(LANGUAGE_BIT + language, true);
    for (uint8_t other = 0; other < LANGUAGES; other++)
        if (settings_offers_language(other)) {
            keep(RECORD_HIDDEN, hidden);
            return;
        }
    offers(LANGUAGE_BIT + language, true);
}

void settings_step_language(int8_t step)
{
    uint8_t language = message_language(), left = LANGUAGES;
    do
        language = ui_ring(language, LANGUAGES - 1, step);
    while (--left && !settings_offers_language(language));
    message_set_language(language);
}

void settings_first_language(void)
{
    message_set_language(LANGUAGES - 1);
    settings_step_language(1);
}
