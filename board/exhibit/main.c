// SPDX-License-Identifier: MIT
// Main loop of the exhibit. Each tick: keys -> screens -> frame -> matrix, lamps and sounds; records ->
// EEPROM; match -> serial line, if time remains.

#include "device/key_pins.h"       // keys and their lamps
#include "device/max7219.h"        // the dots
#include "device/tunes.h"          // tunes
#include "line/line.h"             // the serial line
#include "port/port.h"             // time, sleep, watchdog, restart, serial port
#include "storage/records.h"       // settings and counts
#include "ui/input/keys.h"         // key events
#include "ui/matrix/matrix_view.h" // pictures on the LED dots
#include "ui/kiosk/kiosk.h"        // the screens

#include <string.h> // memcpy

static struct ui ui;
static struct venue venue;
static struct view view; // the view on the dots
static struct matrix_picture picture;
static struct matrix_frame frame;
static struct keys keys;

static void keep_record(uint8_t record, const uint8_t *bytes)
{
    memcpy(store_edit(record), bytes, RECORD_BYTES);
    store_write(record);
}

static void forget(uint8_t record, uint8_t level)
{
    (void)record;
    (void)level;
    records_reset_all();
}

const FLASH struct keeper keeper = {store_read, records_count_game, forget, keep_record};
_Static_assert(STORE_WRITE_MS <= 200, "a function of the keeper waits at most 200 ms");
_Static_assert((uint8_t)SOUND_CLICK == TUNE_CLICK && (uint8_t)SOUND_CALL == TUNE_CALL,
               "enum sound and enum tune have the same order");

// Sets up peripherals and pointers again, because noise may have flipped bits.
static void renew(uint16_t now)
{
    static uint8_t renewed; // upper byte of `now` at the latest renewal

    const uint8_t time = now >> 8;
    if (time != renewed) {
        renewed = time;
        port_init();
        port_serial_set_up();
        key_pins_init();
        key_lamps_init();
        tunes_init();
        ui.venue = &venue;
    }
}

static void sound(void)
{
    const uint8_t sound = ui.sound;
    ui.sound = SOUND_NONE;
    tunes_tick(kiosk_sound(&ui, &venue, sound));
}

// Sends the match, or the service screen's numbers, on the serial port.
static void send(uint16_t now, bool has_time)
{
    uint8_t numbers[SERVICE_NUMBERS];
    if (kiosk_service(&ui, &venue, numbers))
        line_step_numbers(now, numbers, sizeof numbers, has_time);
    else
        line_step(now, ui_shown_match(&ui), has_time);
}

static bool play(uint16_t now)
{
    const struct event event = keys_step(&keys, key_pins_read(), now);
    bool changed = kiosk_tick(&ui, &venue, now, &keys);

    if (event.action != KEY_IDLE)
        changed |= kiosk_event(&ui, &venue, event, now);
    return changed;
}

// OS_main saves no registers, because main() has no caller.
__attribute__((OS_main)) int main(void)
{
    port_init();
    port_serial_set_up();
    key_pins_init();
    key_lamps_init();
    tunes_init();
    max7219_init();
    records_init();
    kiosk_init(&ui, &venue, 0);

    uint16_t now = 0;
    uint8_t drawn = 0;   // time of the latest frame in ms, lower byte only
    uint8_t viewed = 0;  // time of the latest call of kiosk_view(), in units of 1024 ms
    bool changed = true; // true if the match or the screen has changed since the latest frame
    for (;;) {
        now = port_sleep_until_tick(now);
        bool has_time = false;
        // Draws in a later tick, because playing and drawing in one tick takes too long.
        if (play(now)) {
            changed = true;
        } else if (changed || (uint8_t)((uint8_t)now - drawn) >= MATRIX_FRAME_MS) {
            const uint8_t second = now / 1024;
            if (changed || second != viewed)
                kiosk_view(&ui, &venue, &view);
            viewed = second;
            matrix_kiosk_draw(&picture, &frame, &view, &venue, kiosk_countdown(&venue, now), now, changed);
            max7219_show(&frame);
            drawn = (uint8_t)now;
            changed = false;
        } else {
            has_time = true;
        }
        renew(now);
        key_lamps_light(kiosk_lamps(&ui, &venue));
        sound();
        const bool is_kept = store_tick();
        send(now, has_time && !ui.thinking);
        if (renewal_is_due(now) && venue.attracts && is_kept && kiosk_record_renewal()) {
            port_restart();
            renewal_postpone(); // runs only if the bootloader is too old to restart the board
        }
        port_watchdog_feed();
        while (ui.thinking && port_ms() == now)
            changed |= kiosk_tick(&ui, &venue, now, &keys);
    }
}
