// SPDX-License-Identifier: MIT
#include "ui/screens/kiosk/settings.h"

#include "ui/screens/order.h"
#include "ui/screens/screen.h" // ui_ring

#include <string.h> // memcpy

// The choices, then the hidden games, bit n for record n + 1. They are kept as two records. If the second one
// was never kept, the rest of the first one tells which games are hidden.
static uint8_t settings[SETTINGS + RECORD_BYTES];
#define HIDDEN (&settings[SETTINGS])

static const FLASH struct kiosk_records *kept_in;

static void read(uint8_t record, uint8_t *bytes)
{
    const uint8_t *kept = kept_in->read(record);
    if (kept)
        memcpy(bytes, kept, RECORD_BYTES);
}

void settings_init(const FLASH struct kiosk_records *records)
{
    kept_in = records;
    read(RECORD_CHOICES, settings);
    read(RECORD_HIDDEN, HIDDEN);
}

const FLASH struct kiosk_records *settings_records(void)
{
    return kept_in;
}

uint8_t settings_value(uint8_t choice)
{
    const uint8_t value = settings[choice];
    return value < VALUES ? value : 0;
}

// Keeps a record. noinline: saves flash.
static __attribute__((noinline)) void keep(uint8_t record, const uint8_t *bytes)
{
    kept_in->keep(record, bytes);
}

void settings_step(uint8_t choice, int8_t step)
{
    settings[choice] = ui_ring(settings_value(choice), VALUES - 1, step);
    keep(RECORD_CHOICES, settings);
}

static uint8_t mask(uint8_t bit)
{
    return 1 << bit % 8;
}

bool settings_offers(uint8_t place)
{
    const uint8_t bit = order_record(place) - 1;
    return !(HIDDEN[bit / 8] & mask(bit));
}

static void toggle(uint8_t place)
{
    const uint8_t bit = order_record(place) - 1;
    HIDDEN[bit / 8] ^= mask(bit);
}

void settings_toggle(uint8_t place)
{
    toggle(place);
    for (uint8_t other = 0; other < KIOSK_GAMES; other++)
        if (settings_offers(other)) {
            keep(RECORD_HIDDEN, HIDDEN);
            return;
        }
    toggle(place);
}
