// SPDX-License-Identifier: MIT
// The table of contents: keys -> screens -> view -> display, once a tick; in what is left of it the serial
// line
// -> console -> serial line.

#include "board.h"              // KEY_LADDER_ADC_CHANNEL
#include "console/console.h"    // the notation
#include "console/line_end.h"   // as terminals send it
#include "device/key_ladder.h"  // which keys
#include "device/lcd_hd44780.h" // the glass
#include "port/port.h"          // time, sleep, watchdog
#include "ui/keys.h"            // what the keys mean
#include "ui/ui.h"              // what happens then
#include "ui/view_16x2.h"       // what it looks like

// How soon a display that came loose or caught noise is well again.
#define LCD_REFRESH_MS 8000

static struct keys keys;
static struct ui ui;
static struct line_end line_end;
static uint16_t refreshed;
static uint8_t glyphs; // the set in use

static struct event next_event(uint16_t now)
{
    uint16_t reading = port_adc_read();

    port_adc_start(KEY_LADDER_ADC_CHANNEL);
    return keys_step(&keys, key_ladder_keys(reading), now);
}

static bool play(uint16_t now)
{
    struct event event = next_event(now);
    bool changed = ui_tick(&ui, now);

    if (event.action != KEY_IDLE)
        changed |= ui_event(&ui, event, now);
    return changed;
}

uint8_t lcd_glyph_line(uint8_t line)
{
    return view_16x2_glyph_line(&ui.view, glyphs, line);
}

static void show(void)
{
    uint8_t cells[2][16], wanted = view_16x2_glyphs(&ui.view, glyphs);

    if (wanted != glyphs || wanted == GLYPHS_BAR)
        lcd_renew_glyphs();
    glyphs = wanted;
    view_16x2_draw(&ui.view, cells);
    lcd_show(cells[0]);
}

// Not while a key is down: what the key changes is not to wait for the set-up of the display.
static void heal_display(uint16_t now)
{
    if ((uint16_t)(now - refreshed) >= LCD_REFRESH_MS && !keys_busy(&keys)) {
        refreshed = now;
        lcd_refresh();
    }
}

static void send(char c)
{
    if (line_end_needs_cr(&line_end, (uint8_t)c))
        port_serial_write('\r');
    port_serial_write((uint8_t)c);
}

static void hear(void)
{
    uint8_t byte = port_serial_read();

    if (line_end_take(&line_end, &byte))
        console_byte((char)byte);
}

// Takes a byte, or works on the answer. False if that is enough for this tick: one step of a search may be as
// long as keys can wait. There is one search at a time, the one for the glass goes before.
static bool converse(void)
{
    uint8_t room = port_serial_room() / 2; // each byte may want a CR before it
    bool works = console_is_working();

    if (!console_is_busy() && port_serial_waiting())
        hear();
    else if (console_is_busy() && (works ? !ui.thinking : room))
        console_step(room);
    else
        return false;
    return !works;
}

int main(void)
{
    port_init();
    port_serial_init();
    console_init(send);
    port_adc_start(KEY_LADDER_ADC_CHANNEL);
    lcd_init();
    ui_init(&ui, port_reset_cause() & RESET_WDRF, port_ms());
    show();
    port_watchdog_start();

    for (;;) {
        port_sleep_until_tick();
        lcd_tick(); // first, as its bytes must not come closer than a tick
        uint16_t now = port_ms();
        if (play(now))
            show();
        heal_display(now);
        while (port_ms() == now && converse())
            ;
        port_watchdog_feed();
    }
}
