// SPDX-License-Identifier: MIT
// Main loop: keys -> screens -> frame -> LCD, once a tick; the console gets the rest of the tick.

#include "board.h"               // KEY_LADDER_ADC_CHANNEL
#include "device/key_ladder.h"   // which keys
#include "device/lcd_hd44780.h"  // the glass
#include "console/serial_line.h" // the console
#include "port/port.h"           // time, sleep, watchdog
#include "port/renewal.h"        // when to start anew
#include "port/reset.h"          // why and how
#include "ui/input/keys.h"       // what the keys mean
#include "ui/screens/ui.h"       // what happens then
#include "ui/lcd/lcd_view.h"     // what it looks like

// How soon a display that came loose or caught noise is well again: about 8 s.
#define LCD_REFRESH_LOG2_MS 13

static struct keys keys;
static uint8_t refreshed; // when, in that unit

static bool play(uint16_t now)
{
    uint8_t down = key_ladder_keys(port_adc_read(KEY_LADDER_ADC_CHANNEL));
    struct event event = keys_step(&keys, down, now);
    bool changed = ui_tick(now);

    // Hours without a key, and no game that somebody may come back to
    if (event.action == KEY_PRESS || (ui.screen != SCREEN_SPLASH && ui.screen != SCREEN_MENU))
        renewal_postpone();
    if (event.action != KEY_IDLE)
        changed |= ui_event(event, now);
    return changed;
}

static void show(void)
{
    static struct lcd_frame frame;

    lcd_view_draw(&ui.view, &frame);
    lcd_show(&frame);
}

// Not while a key is down: what the key changes is not to wait for the set-up of the display.
static void refresh_lcd(uint16_t now)
{
    const uint8_t time = now >> LCD_REFRESH_LOG2_MS;
    if (time != refreshed && !keys_busy(&keys)) {
        refreshed = time;
        lcd_refresh();
    }
}

int main(void)
{
    bool changed = false; // and not drawn yet

    port_init();
    serial_line_init();
    port_adc_read(KEY_LADDER_ADC_CHANNEL);
    lcd_init();
    ui_init(port_reset_cause() & RESET_WDRF, 0);
    show();

    for (;;) {
        uint16_t now = port_sleep_until_tick();
        lcd_tick(); // first, as its bytes must not come closer than a tick
        changed |= play(now);
        const bool draws = changed && lcd_is_ready();
        if (draws) {
            changed = false;
            show();
        }
        refresh_lcd(now);
        if (!draws && serial_line_step(now, ui.thinking)) // what has changed is to reach the glass first
            renewal_postpone();
        if (renewal_is_due(now))
            port_restart();
        port_watchdog_feed();
    }
}
