// SPDX-License-Identifier: MIT
// Main loop: keys -> screens -> frame -> LCD, once a tick; settings and results -> EEPROM; the console gets
// the rest of the tick.

#include "board.h"               // KEY_LADDER_ADC_CHANNEL
#include "console/serial_line.h" // the console
#include "device/key_ladder.h"   // keys
#include "device/lcd_hd44780.h"  // the display
#include "device/tunes.h"        // tunes
#include "port/port.h"           // time, sleep, watchdog
#include "port/renewal.h"        // when to restart
#include "port/reset.h"          // cause of the last reset, restart
#include "port/serial.h"         // whether a byte waits
#include "ui/input/idle.h"       // is somebody there
#include "ui/input/keys.h"       // key events
#include "storage/records.h"     // settings and results
#include "ui/lcd/lcd_view.h"     // draws the frames
#include "ui/screens/kept.h"     // what is kept
#include "ui/screens/notes.h"    // the ends of matches
#include "ui/screens/sound.h"    // the next sound
#include "ui/screens/ui.h"       // the screens

#include <string.h> // memcmp

// The display is refreshed every 8.2 s, in case it came loose or caught noise.
#define LCD_REFRESH_LOG2_MS 13

// How often the keys are read while nobody is there
#define REST_MS 16

static struct keys keys;
static bool is_idle;      // nobody is there
static uint8_t refreshed; // time of the last refresh, in units of 8.2 s

// Settings that have changed are kept within such a time.
#define KEEP_LOG2_MS 10

static const FLASH struct keeper keeper = {store_read, records_reset};

// Keeps the settings if they have changed since they were last looked at.
static void keep_settings(uint16_t now)
{
    static uint8_t looked; // time, in units of 1 s
    uint8_t settings[RECORD_BYTES];
    const uint8_t time = now >> KEEP_LOG2_MS;

    if (!store_tick() || time == looked)
        return;
    looked = time;
    kept_settings(settings);
    const uint8_t *kept = store_read(RECORD_CHOICES);
    if (!kept || memcmp(kept, settings, sizeof settings))
        store_write(RECORD_CHOICES, settings);
}

// After a tick or an event that began on the screen `before`.
static void note(uint8_t before)
{
    if ((KEEPS || SOUNDS) && notes_end(before) && KEEPS && !ui_two_players())
        records_count_game(notes_record(), notes_level(), notes_ended());
}

_Static_assert(SOUND_CLICK - 1 == TUNE_CLICK && SOUND_CALL - 1 == TUNE_CALL,
               "enum sound and enum tune have the same order");

static void sound(void)
{
    const uint8_t sound = sound_fetch();

    if (sound && !ui.settings.quiet)
        tunes_play(sound - 1);
    tunes_tick();
}

static bool tick(uint16_t now)
{
    const uint8_t before = ui.screen;
    const bool changed = ui_tick(now);
    if (SOUNDS)
        notes_step(before);
    note(before);
    return changed;
}

static bool play(uint16_t now)
{
    uint8_t down = key_ladder_keys(port_adc_read(KEY_LADDER_ADC_CHANNEL));
    struct event event = keys_step(&keys, down, now);
    if (DIMS) {
        is_idle = idle_step(&event, keys.reported, now);
        lcd_light(!is_idle);
    }
    bool changed = tick(now);

    // A restart needs hours without a key, and no game under way
    if (event.action == KEY_PRESS || (ui.screen != SCREEN_SPLASH && ui.screen != SCREEN_MENU))
        renewal_postpone();
    if (event.action != KEY_IDLE) {
        const uint8_t before = ui.screen;
        changed |= ui_event(event, now);
        if (SOUNDS && event.action == KEY_PRESS)
            notes_press();
        note(before);
    }
    return changed;
}

// noinline: saves flash.
static __attribute__((noinline)) void show(void)
{
    static struct lcd_frame frame;

    lcd_view_draw(&ui.view, &frame);
    lcd_show(&frame);
}

// Not while a key is down: its effect would have to wait for the set-up of the display.
static void refresh_lcd(uint16_t now)
{
    const uint8_t time = now >> LCD_REFRESH_LOG2_MS;
    if (time != refreshed && !keys_busy(&keys)) {
        refreshed = time;
        lcd_refresh();
    }
}

// Until the next tick that there may be something to do in.
static uint16_t sleep(uint16_t now, bool rests)
{
    do
        now = port_sleep_until_tick(now);
    while (DIMS && rests && now % REST_MS && !port_serial_waits());
    return now;
}

int main(void)
{
    uint16_t now = 0;
    bool changed = false; // since the last frame
    bool answers = false; // the console does

    port_init();
    serial_line_init();
    port_adc_read(KEY_LADDER_ADC_CHANNEL);
    lcd_init();
    if (SOUNDS)
        tunes_init();
    ui_init(port_reset_cause() & RESET_WDRF, 0);
    if (KEEPS) {
        store_init();
        kept_init(&keeper, store_read(RECORD_CHOICES));
    }
    show();

    for (;;) {
        now = sleep(now, is_idle && !ui.thinking && !answers && !keys_busy(&keys));
        lcd_tick(); // first, as the display needs a pause between bytes
        changed |= play(now);
        const bool draws = changed && lcd_is_ready();
        if (draws) {
            changed = false;
            show();
        }
        refresh_lcd(now);
        if (SOUNDS)
            sound();
        if (KEEPS)
            keep_settings(now);
        answers = !draws && serial_line_step(now, ui.thinking); // drawing comes first
        if (answers)
            renewal_postpone();
        if (renewal_is_due(now))
            port_restart();
        port_watchdog_feed();
        while (ui.thinking && port_ms() == now)
            changed |= tick(now);
    }
}
