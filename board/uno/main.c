// SPDX-License-Identifier: MIT
// Main loop: keys -> screens -> frame -> LCD, once a tick; the console gets the rest of the tick.

#include "board.h"               // KEY_LADDER_ADC_CHANNEL
#include "console/serial_line.h" // the console
#include "device/key_ladder.h"   // keys
#include "device/lcd_hd44780.h"  // the display
#include "port/port.h"           // time, sleep, watchdog
#include "port/renewal.h"        // when to restart
#include "port/reset.h"          // cause of the last reset, restart
#include "ui/input/keys.h"       // key events
#include "ui/lcd/lcd_view.h"     // draws the frames
#include "ui/screens/ui.h"       // the screens

// The display is refreshed every 8.2 s, in case it came loose or caught noise.
#define LCD_REFRESH_LOG2_MS 13

static struct keys keys;
static uint8_t refreshed; // time of the last refresh, in units of 8.2 s

static bool play(uint16_t now)
{
    uint8_t down = key_ladder_keys(port_adc_read(KEY_LADDER_ADC_CHANNEL));
    struct event event = keys_step(&keys, down, now);
    bool changed = ui_tick(now);

    // A restart needs hours without a key, and no game under way
    if (event.action == KEY_PRESS || (ui.screen != SCREEN_SPLASH && ui.screen != SCREEN_MENU))
        renewal_postpone();
    if (event.action != KEY_IDLE)
        changed |= ui_event(event, now);
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

int main(void)
{
    bool changed = false; // since the last frame

    port_init();
    serial_line_init();
    port_adc_read(KEY_LADDER_ADC_CHANNEL);
    lcd_init();
    ui_init(port_reset_cause() & RESET_WDRF, 0);
    show();

    for (;;) {
        uint16_t now = port_sleep_until_tick();
        lcd_tick(); // first, as the display needs a pause between bytes
        changed |= play(now);
        const bool draws = changed && lcd_is_ready();
        if (draws) {
            changed = false;
            show();
        }
        refresh_lcd(now);
        if (!draws && serial_line_step(now, ui.thinking)) // drawing comes first
            renewal_postpone();
        if (renewal_is_due(now))
            port_restart();
        port_watchdog_feed();
    }
}
