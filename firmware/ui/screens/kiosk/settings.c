// SPDX-License-Identifier: MIT
#include "ui/screens/kiosk/settings.h"

#include "ui/screens/ui.h" // ui_ring

// Made of bytes, as they are kept.
static struct {
    uint8_t choice[SETTINGS];
    uint8_t hidden[HIDDEN_BYTES]; // games that are not offered: bit n is record n + 1
} settings;
_Static_assert(sizeof settings == SETTINGS_BYTES, "no byte is left out");

static const FLASH struct kiosk_records *kept_in;

void settings_init(const FLASH struct kiosk_records *records)
{
    kept_in = records;
    records->read(RECORD_SETTINGS, (uint8_t *)&settings);
}

const FLASH struct kiosk_records *settings_records(void)
{
    return kept_in;
}

uint8_t settings_value(uint8_t choice)
{
    const uint8_t value = settings.choice[choice];
    return value < VALUES ? value : 0;
}

static void keep(void)
{
    kept_in->keep_settings((const uint8_t *)&settings);
}

void settings_step(uint8_t choice, int8_t step)
{
    settings.choice[choice] = ui_ring(settings_value(choice), VALUES - 1, step);
    keep();
}

static uint8_t mask(uint8_t bit)
{
    return 1 << bit % 8;
}

bool settings_offers(uint8_t place)
{
    const uint8_t bit = order_record(place) - 1;
    return !(settings.hidden[bit / 8] & mask(bit));
}

static void toggle(uint8_t place)
{
    const uint8_t bit = order_record(place) - 1;
    settings.hidden[bit / 8] ^= mask(bit);
}

void settings_toggle(uint8_t place)
{
    toggle(place);
    for (uint8_t other = 0; other < KIOSK_GAMES; other++)
        if (settings_offers(other)) {
            keep();
            return;
        }
    toggle(place);
}
