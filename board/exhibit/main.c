// SPDX-License-Identifier: MIT
// The table of contents with visitors: keys -> screens -> view -> dots, lamps, sounds; counters and settings
// -> store; in what is left of a tick the serial line.

#include "device/key_pins.h"        // keys and their lamps
#include "device/max7219.h"         // the dots
#include "storage/store.h"          // what survives
#include "device/tunes.h"           // what is to be heard
#include "console/serial_line.h"    // the console
#include "port/renewal.h"           // when to start anew
#include "port/port.h"              // time, sleep, watchdog
#include "ui/matrix/dots.h"         // the countdown
#include "ui/input/keys.h"          // what the keys mean
#include "ui/matrix/view_32x8.h"    // what it looks like
#include "ui/screens/kiosk/kiosk.h" // what happens then

#include <string.h> // memcpy, memset

// Records: the settings, and behind them the games.
enum { RECORD_SETTINGS, RECORD_GAMES };
_Static_assert(sizeof kiosk.settings == STORE_BYTES && RECORD_GAMES + KIOSK_GAMES == STORE_KEYS, "fit");

_Static_assert((int)COUNT_BYTES == (int)STORE_BYTES, "a count");
_Static_assert(SOUND_CLICK - 1 == TUNE_CLICK && SOUND_CALL - 1 == TUNE_CALL, "in the same order");

// No line is cut in two by starting anew, if it comes without such a pause.
#define LINE_REST_TICKS (1000 / TICK_MS)

static struct keys keys;
static uint16_t drawn;     // ms
static uint16_t line_rest; // ticks that are left of such a pause

// Waits for a record under way, up to 50 ms, which only an operator notices.
void kiosk_count(uint8_t game, uint8_t count[COUNT_BYTES])
{
    while (store_is_busy())
        store_tick();
    const uint8_t *stored = store_read(RECORD_GAMES + game);
    memset(count, 0, COUNT_BYTES);
    if (stored)
        memcpy(count, stored, COUNT_BYTES);
}

// The last digits are those of the ones.
static void add_one(uint8_t *digits)
{
    while (++*digits == HUNDRED)
        *digits-- = 0;
}

// One record at a time. True if there is none that is yet to be kept.
static bool keep(void)
{
    uint8_t count[COUNT_BYTES];

    if (store_is_busy()) {
        store_tick();
    } else if (kiosk.settings_changed) {
        kiosk.settings_changed = false;
        store_write(RECORD_SETTINGS, (const uint8_t *)&kiosk.settings);
    } else if (kiosk.reset_left > KIOSK_GAMES) { // a bit of it has flipped
        kiosk.reset_left = 0;
    } else if (kiosk.reset_left) {
        memset(count, 0, COUNT_BYTES);
        store_write(RECORD_GAMES + --kiosk.reset_left, count);
    } else if (kiosk.finished) {
        kiosk.finished = false;
        kiosk_count(kiosk.kind, count);
        add_one(&count[WON - 1]);
        if (kiosk.won)
            add_one(&count[COUNT_BYTES - 1]);
        store_write(RECORD_GAMES + kiosk.kind, count);
    } else {
        return true;
    }
    return false;
}

static bool play(uint16_t now)
{
    const struct event event = keys_step(&keys, key_pins_read(), now);
    bool changed = kiosk_tick(now, keys.told);

    if (event.action != KEY_IDLE)
        changed |= kiosk_event(event, now);
    return changed;
}

// The choices are: on, only while visitors play, off. In the test the piezo is always to be heard.
static void sound(void)
{
    if (kiosk.sound && (kiosk_test() || kiosk_choice(CHOICE_SOUND) <= !kiosk.attract_mode))
        tunes_play(kiosk.sound - 1);
    kiosk.sound = SOUND_NONE;
    tunes_tick();
}

// All dots, for the operator to find a dark one. Those on the side that a key stands for are dark while it is
// down, and with OK all are, to find one that is always lit.
static void draw_test(uint8_t dots[8][4])
{
    const uint8_t down = kiosk.down;
    memset(dots, down & 1 << KEY_OK ? 0 : 0xff, 8 * 4);
    if (down & 1 << KEY_UP)
        memset(dots[0], 0, 4 * 4);
    if (down & 1 << KEY_DOWN)
        memset(dots[4], 0, 4 * 4);
    for (uint8_t row = 0; row < 8; row++) {
        if (down & 1 << KEY_LEFT)
            dots[row][0] = dots[row][1] = 0;
        if (down & 1 << KEY_RIGHT)
            dots[row][2] = dots[row][3] = 0;
    }
}

static void show(uint16_t now)
{
    uint8_t dots[8][4];
    const uint8_t left = kiosk_countdown();

    if (kiosk_test())
        draw_test(dots);
    else
        view_32x8_draw(now, dots);
    if (left) { // three dots a second at the bottom
        memset(dots[7], 0, sizeof dots[7]);
        dots_block(0, 3 * left, 1 << 7);
    }
    max7219_show(dots);
    drawn = now;
}

int main(void)
{
    port_init();
    serial_line_init();
    key_pins_init();
    tunes_init();
    max7219_init();
    store_init();
    const uint8_t *settings = store_read(RECORD_SETTINGS);
    if (settings)
        memcpy(&kiosk.settings, settings, sizeof kiosk.settings);
    kiosk_init(0);

    for (;;) {
        const uint16_t now = port_sleep_until_tick();
        const bool changed = play(now);
        const bool draws = changed || (uint16_t)(now - drawn) >= VIEW_FRAME_MS;
        if (draws)
            show(now);
        max7219_tick();
        key_pins_light(kiosk_lamps());
        sound();
        const bool is_kept = keep();
        if (!draws && serial_line_step(now, ui.thinking))
            line_rest = LINE_REST_TICKS;
        else if (line_rest)
            line_rest--;
        if (is_stale(now) && kiosk.attract_mode && is_kept && !line_rest)
            port_restart();
        port_watchdog_feed();
    }
}
