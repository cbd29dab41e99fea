// SPDX-License-Identifier: MIT
// Main loop: keys -> screens -> frame -> LCD, once a tick; settings and results -> EEPROM; the serial line
// gets the rest of the tick.

#include <board.h>                    // KEY_LADDER_ADC_CHANNEL, of the Uno or the Nano
#include "device/key_ladder.h"        // keys
#include "device/lcd_hd44780.h"       // the display
#include "device/tunes.h"             // tunes
#include "line/line.h"                // the serial line
#include "port/port.h"                // time, sleep, watchdog, serial port
#include "ui/input/keys.h"            // key events, and whether somebody is there
#include "storage/records.h"          // settings and results
#include "ui/lcd/lcd_view.h"          // draws the frames
#include "ui/owner/settings_record.h" // settings that outlive a loss of power
#include "ui/screens/ui.h"            // the screens

#include <string.h> // memset

// The display is refreshed every 8.2 s, in case it came loose or caught noise: when these bits of the upper
// byte of the time change.
#define LCD_REFRESH_BITS 0xe0

// The backlight goes out after IDLE_MS without a key; from then on the keys are read once in so many ms.
#define REST_MS 16

static struct ui ui;
static struct view view; // as drawn
static struct keys keys;
static struct idle idle;
static uint8_t make;      // enum ladder_make
static uint8_t refreshed; // LCD_REFRESH_BITS of the last refresh

// The first screen asks for OK
enum { ASKED_FOR = 1 << KEY_OK };

// Settings that have changed are kept when these bits of the time are 0: after a second at most.
#define KEEP_BITS 0x3f8

// Gives up a record of settings that is being written, so that keys need not wait for it. The settings still
// differ from their record then, so keep_settings writes them later.
static const uint8_t *load(uint8_t record)
{
    store_give_up(RECORD_CHOICES);
    return store_read(record);
}

static void count_match(uint8_t record, uint8_t level, uint8_t outcome)
{
    store_give_up(RECORD_CHOICES);
    records_count_game(record, level, outcome);
}

static void forget(uint8_t record, uint8_t level)
{
    store_give_up(RECORD_CHOICES);
    memset(records_edit(record, level), 0, RESULT_BYTES);
    store_write(record);
}

static const FLASH struct keeper keeper = {load, count_match, forget, 0};

static void load_settings(void)
{
    const struct settings_record *const record = (const void *)store_edit(RECORD_CHOICES);
    make = record->make;
    settings_load(&ui, record);
}

// Begins to write the settings and the make of the keys if they have changed.
static void keep_settings(void)
{
    struct settings_record *const record = (void *)store_edit(RECORD_CHOICES);
    if (settings_store(&ui, record) || record->make != make) {
        record->make = make;
        store_write(RECORD_CHOICES);
    }
}

// Keeps the settings once a second.
static void keep(uint16_t now)
{
    if (store_tick() && !(now & KEEP_BITS))
        keep_settings();
}

_Static_assert((uint8_t)SOUND_CLICK == TUNE_CLICK && (uint8_t)SOUND_CALL == TUNE_CALL,
               "enum sound and enum tune have the same order");

static void sound(void)
{
    const uint8_t sound = ui.sound;
    ui.sound = SOUND_NONE;
    tunes_tick(ui.settings.quiet ? NO_TUNE : sound);
}

static bool play(uint16_t now)
{
    const uint16_t reading = port_adc_read(KEY_LADDER_ADC_CHANNEL);
    const uint8_t asked_for = ui_is(&ui, ASKS_FOR_OK) ? ASKED_FOR : 0;
    struct event event = keys_step(&keys, key_ladder_keys(&make, reading, asked_for, now), now);
    event = idle_step(&idle, event, keys.reported, event.key == KEY_OK && ui_has_move(&ui), now);
    lcd_light(!idle.is_on);
    bool changed = ui_tick(&ui, now);
    if (event.action != KEY_IDLE)
        changed |= ui_event(&ui, event, now);
    return changed;
}

// The glyphs that a frame does not use stay as they were, so that they are not sent. The view is computed
// before, so that the stack has room for both.
static void show(void)
{
    struct lcd_frame frame;

    lcd_frame_shown(&frame);
    lcd_view_draw(&frame, &view);
    lcd_show(&frame);
}

// Not while a key is down: its effect would have to wait for the set-up of the display.
static void refresh_lcd(uint16_t now)
{
    const uint8_t time = now >> 8 & LCD_REFRESH_BITS;
    if (time != refreshed && !keys_busy(&keys)) {
        refreshed = time;
        lcd_refresh();
    }
}

// Sets up all units again, four times a second: a bit of a register may have flipped.
static void renew_units(uint16_t now)
{
    static uint8_t renewed; // upper byte of the time

    const uint8_t time = now >> 8;
    if (time != renewed) {
        renewed = time;
        port_init();
        port_serial_set_up();
        tunes_init();
    }
}

// Sleeps until the next tick in which there may be something to do.
static uint16_t sleep(uint16_t now, bool rests)
{
    do
        now = port_sleep_until_tick(now);
    while (rests && now % REST_MS);
    return now;
}

int main(void)
{
    uint16_t now = 0;
    bool changed = false;    // since the last frame
    bool is_sending = false; // the line

    port_init();
    port_serial_set_up();
    port_adc_read(KEY_LADDER_ADC_CHANNEL);
    lcd_init();
    tunes_init();
    store_init();
    keys.on_ladder = true;
    ui_init(&ui, &keeper, 0, 0);
    load_settings();
    ui_view(&ui, &view);
    show();

    for (;;) {
        now = sleep(now, idle.is_on && !ui.thinking && !is_sending && !keys_busy(&keys));
        lcd_tick(); // first, so that a byte goes out at the beginning of a tick
        changed |= play(now);
        keep(now);
        refresh_lcd(now);
        renew_units(now);
        sound();
        const bool draws = changed && lcd_is_ready();
        if (draws) {
            changed = false;
            ui_view(&ui, &view);
            show();
        }
        is_sending = line_step(now, ui_shown_match(&ui), !draws && !ui.thinking);
        port_watchdog_feed();
        while (ui.thinking && port_ms() == now)
            changed |= ui_tick(&ui, now);
    }
}
