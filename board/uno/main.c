// SPDX-License-Identifier: MIT
// Main loop of the Uno and the Nano. Each tick: keys -> screens -> frame -> LCD; settings and results ->
// EEPROM; match -> serial line, if time remains.

#include <board.h>                    // KEY_LADDER_ADC_CHANNEL
#include "device/key_ladder.h"        // keys
#include "device/lcd_hd44780.h"       // the display
#include "device/tunes.h"             // tunes
#include "line/line.h"                // the serial line
#include "port/port.h"                // time, sleep, watchdog, serial port
#include "ui/input/keys.h"            // key events, idle time
#include "storage/records.h"          // settings and results
#include "ui/lcd/lcd_view.h"          // draws the frames
#include "ui/owner/settings_record.h" // settings in the EEPROM
#include "ui/screens/ui.h"            // the screens

// A change of these bits in the time's upper byte refreshes the LCD.
#define LCD_REFRESH_BITS 0xe0

// time in ms between readings of the keys while the backlight is off
#define REST_MS 16

static struct ui ui;
static struct view view; // the view on the LCD
static struct keys keys;
static struct idle idle;
static uint8_t make;      // kind of LCD shield (enum ladder_make)
static uint8_t refreshed; // value of the LCD_REFRESH_BITS when the LCD was last refreshed

// key that the first screen asks the player to press
enum { ASKED_FOR = 1 << KEY_OK };

// Changed settings are saved only when these bits of the time in ms are 0.
#define KEEP_BITS 0x3f8

// Loads a record. Abandons an unfinished write of the settings.
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
    *records_edit(record, level) = (struct results){0};
    store_write(record);
}

const FLASH struct keeper keeper = {load, count_match, forget, 0};

static void load_settings(void)
{
    const struct settings_record *const record = (const void *)store_edit(RECORD_CHOICES);
    make = record->make;
    settings_load(&ui.settings, &ui.match, record);
}

// Starts to save the settings and the kind of shield if they have changed.
static void keep_settings(void)
{
    struct settings_record *const record = (void *)store_edit(RECORD_CHOICES);
    if (settings_store(&ui.settings, &ui.match, record) || record->make != make) {
        record->make = make;
        store_write(RECORD_CHOICES);
    }
}

// Saves changed settings once a second, but not during a key press.
static void keep(uint16_t now)
{
    if (!keys_busy(&keys) && store_tick() && !(now & KEEP_BITS))
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
    event = idle_step(&idle, event, keys.reported, event.key == KEY_OK && has_move(&ui.chosen), now);
    lcd_light(!idle.is_on);
    bool changed = ui_tick(&ui, now);
    if (event.action != KEY_IDLE)
        changed |= ui_event(&ui, event, now);
    return changed;
}

// Draws the view over the previous frame, to keep the glyphs in the LCD.
static void show(void)
{
    struct lcd_frame frame;

    lcd_frame_shown(&frame);
    lcd_view_draw(&frame, &view);
    lcd_show(&frame);
}

// Repairs the LCD after electrical noise. Waits while a key is pressed.
static void refresh_lcd(uint16_t now)
{
    const uint8_t time = now >> 8 & LCD_REFRESH_BITS;
    if (time != refreshed && !keys_busy(&keys)) {
        refreshed = time;
        lcd_refresh();
    }
}

// Sets up the peripherals again, in case noise has changed bits.
static void renew(uint16_t now)
{
    static uint8_t renewed; // upper byte of the time of the latest renewal

    const uint8_t time = now >> 8;
    if (time != renewed) {
        renewed = time;
        port_init();
        port_serial_set_up();
        tunes_init();
    }
}

// Sleeps until the next tick. If `rests` is true, continues until the next reading of the keys.
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
    bool changed = false;    // true if the view has changed since the LCD was drawn
    bool is_sending = false; // true while a line is on its way to the serial port

    port_init();
    port_serial_set_up();
    port_adc_read(KEY_LADDER_ADC_CHANNEL);
    lcd_init();
    tunes_init();
    store_init();
    keys.on_ladder = true;
    ui_init(&ui, 0, 0);
    load_settings();
    ui_view(&ui, &view);
    show();

    for (;;) {
        now = sleep(now, idle.is_on && !ui.thinking && !is_sending && !keys_busy(&keys));
        lcd_tick(); // sends a byte to the LCD at the start of the tick
        bool has_time = true;
        if (play(now)) {
            changed = true; // drawn in a later tick, because playing and drawing in one tick takes too long
            has_time = false;
        } else if (changed && lcd_is_ready()) {
            changed = false;
            has_time = false;
            ui_view(&ui, &view);
            show();
        }
        keep(now);
        refresh_lcd(now);
        renew(now);
        sound();
        is_sending = line_step(now, ui_shown_match(&ui), has_time && !ui.thinking);
        port_watchdog_feed();
        while (ui.thinking && port_ms() == now)
            changed |= ui_tick(&ui, now);
    }
}
