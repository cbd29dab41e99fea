// SPDX-License-Identifier: MIT
// Main loop of the boards with a kiosk: keys -> screens -> frame -> matrix, lamps and sounds, once a tick;
// records -> EEPROM; the console gets the rest of the tick.

#include "console/serial_line.h"    // the console
#include "device/key_pins.h"        // keys and their lamps
#include "device/max7219.h"         // the dots
#include "device/tunes.h"           // tunes
#include "port/port.h"              // time, sleep, watchdog
#include "port/renewal.h"           // when to restart
#include "port/reset.h"             // restart
#include "storage/records.h"        // settings and counts
#include "ui/input/keys.h"          // key events
#include "ui/matrix/matrix_kiosk.h" // draws the frames
#include "ui/screens/kiosk/kiosk.h" // the screens
#include "ui/screens/watch.h"       // the match on the dots

#include <string.h> // memcpy

static void keep_record(uint8_t record, const uint8_t bytes[RECORD_BYTES])
{
    memcpy(store_edit(record), bytes, RECORD_BYTES);
    store_write(record);
}

static const FLASH struct kiosk_records records = {store_read, keep_record, records_count_game,
                                                   records_reset_all};
_Static_assert(SOUND_CLICK - 1 == TUNE_CLICK && SOUND_CALL - 1 == TUNE_CALL,
               "enum sound and enum tune have the same order");

static const FLASH struct console_calls calls = {.put = serial_line_put,
                                                 .fetch = CONSOLE_GLASS ? watch_fetch : 0,
                                                 .start = CONSOLE_GLASS ? kiosk_start_from : 0};

// No restart until the serial line has been idle for 1 s, so that none splits a line, and not in a tick that
// plays or draws, in which a line may have begun unseen.
#define LINE_REST_TICKS (1000 / TICK_MS)

static struct keys keys;

static bool play(uint16_t now)
{
    const struct event event = keys_step(&keys, key_pins_read(), now);
    bool changed = kiosk_tick(now, keys.reported);

    if (event.action != KEY_IDLE)
        changed |= kiosk_event(event, now);
    return changed;
}

// noinline: the frame is on the stack only while it is drawn.
__attribute__((noinline)) static void show(uint16_t now)
{
    struct matrix_frame frame;

    matrix_kiosk_draw(now, &frame);
    max7219_show(&frame);
}

static void sound(void)
{
    const uint8_t sound = kiosk_sound();

    tunes_tick();
    if (sound)
        tunes_play(sound - 1);
}

// OS_main: there is no caller whose registers are to be kept.
__attribute__((OS_main)) int main(void)
{
    port_init();
    serial_line_init(&calls);
    key_pins_init();
    tunes_init();
    max7219_init();
    store_init();
    kiosk_init(0, &records);

    uint16_t now = 0;
    uint16_t drawn = 0;     // ms, when the last frame was drawn
    uint16_t line_rest = 0; // ticks until the line counts as idle
    bool changed = false;   // since the last frame
    for (;;) {
        now = port_sleep_until_tick(now);
        bool has_time = false;
        // What changes is drawn in the next tick, as both together may take longer than two.
        if (play(now)) {
            changed = true;
        } else if (changed || (uint16_t)(now - drawn) >= MATRIX_FRAME_MS) {
            show(now);
            drawn = now;
            changed = false;
        } else {
            has_time = true;
        }
        max7219_tick();
        key_pins_light(kiosk_lamps());
        sound();
        const bool is_kept = records_tick();
        if (has_time && serial_line_step(now, ui.thinking))
            line_rest = LINE_REST_TICKS;
        else if (line_rest)
            line_rest--;
        if (renewal_is_due(now) && attract_is_on() && is_kept && !line_rest && has_time)
            port_restart();
        port_watchdog_feed();
        while (ui.thinking && port_ms() == now)
            changed |= kiosk_tick(now, keys.reported);
    }
}
