// SPDX-License-Identifier: MIT
#include "ui/kiosk/settings.h"

#include "ui/messages/messages.h" // the language
#include "ui/screens/titles.h"
#include "ui/screens/screen.h" // ui_ring

#include <string.h> // memcpy

// The choices, then what is hidden: games, whose bits follow from the numbers of their records, and
// languages. They are kept as two records. If the second one was never kept, the rest of the first one tells
// what is hidden.
static uint8_t settings[SETTINGS + RECORD_BYTES];
#define HIDDEN (&settings[SETTINGS])
// The bits of the languages lie between those of the games with the first numbers and of all others.
enum { LANGUAGE_BIT = 24, LANGUAGE_BITS = 8 };
_Static_assert(LANGUAGE_BIT + LANGUAGES <= LANGUAGE_BIT + LANGUAGE_BITS &&
                   RECORDS + LANGUAGE_BITS <= 8 * RECORD_BYTES,
               "a record has a bit for each game and language");

static const FLASH struct kiosk_records *storage;

static void read(uint8_t record, uint8_t *bytes)
{
    const uint8_t *stored = storage->read(record);
    if (stored)
        memcpy(bytes, stored, RECORD_BYTES);
}

void settings_init(const FLASH struct kiosk_records *records)
{
    storage = records;
    read(RECORD_CHOICES, settings);
    read(RECORD_HIDDEN, HIDDEN);
}

const FLASH struct kiosk_records *settings_records(void)
{
    return storage;
}

uint8_t settings_value(uint8_t choice)
{
    const uint8_t value = settings[choice];
    return value < VALUES ? value : 0;
}

// Keeps a record.
static void keep(uint8_t record, const uint8_t *bytes)
{
    storage->keep(record, bytes);
}

void settings_step(uint8_t choice, int8_t step)
{
    settings[choice] = ui_ring(settings_value(choice), VALUES - 1, step);
    keep(RECORD_CHOICES, settings);
}

// True if what this bit stands for is offered; first toggles the bit, if so wanted.
static bool offers(uint8_t bit, bool toggles)
{
    const uint8_t mask = 1 << bit % 8;
    uint8_t *const hidden = &HIDDEN[bit / 8];
    if (toggles)
        *hidden ^= mask;
    return !(*hidden & mask);
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
            keep(RECORD_HIDDEN, HIDDEN);
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
            keep(RECORD_HIDDEN, HIDDEN);
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
