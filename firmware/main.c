// SPDX-License-Identifier: MIT
// The table of contents: keys -> screens -> view -> display, once a tick; in what is left of it the serial
// line -> console -> serial line.

#include "board.h"              // KEY_LADDER_ADC_CHANNEL
#include "console/console.h"    // the notation
#include "device/key_ladder.h"  // which keys
#include "device/lcd_hd44780.h" // the glass
#include "port/port.h"          // time, sleep, watchdog
#include "ui/keys.h"            // what the keys mean
#include "ui/ui.h"              // what happens then
#include "ui/view_16x2.h"       // what it looks like

// How soon a display that came loose or caught noise is well again: about 8 s.
#define LCD_REFRESH_LOG2_MS 13

// Bytes of an answer that are sent at once, about 1 ms.
#define ANSWER_BYTES 12

static struct keys keys;
static uint8_t refreshed; // when, in that unit
static uint8_t heard;     // the last byte on the serial line

static bool play(uint16_t now)
{
    uint8_t down = key_ladder_keys(port_adc_read(KEY_LADDER_ADC_CHANNEL));
    struct event event = keys_step(&keys, down, now);
    bool changed = ui_tick(now);

    if (event.action != KEY_IDLE)
        changed |= ui_event(event, now);
    return changed;
}

uint8_t lcd_glyph_line(uint8_t line)
{
    return view_16x2_glyph_line(line);
}

static void show(void)
{
    uint8_t cells[2][16];

    if (view_16x2_change_glyphs())
        lcd_renew_glyphs();
    view_16x2_draw(cells);
    lcd_show(cells[0]);
}

// Not while a key is down: what the key changes is not to wait for the set-up of the display.
static void heal_display(uint16_t now)
{
    const uint8_t time = now >> LCD_REFRESH_LOG2_MS;
    if (time != refreshed && !keys_busy(&keys)) {
        refreshed = time;
        lcd_refresh();
    }
}

// A line ends with LF or CR LF from a program, with CR where a person presses Enter in a terminal; answers in
// LF, or in CR LF after a line that ended in CR, which is the last byte heard then.
void console_put(char c)
{
    if (c == '\n' && heard == '\r')
        port_serial_write('\r');
    port_serial_write((uint8_t)c);
}

// Takes a byte of a line. False if there is none, or the line before is yet to be answered.
static bool hear(void)
{
    if (console_is_busy() || !port_serial_waits())
        return false;

    uint8_t before = heard;

    heard = port_serial_read();
    if (heard == '\r')
        console_byte('\n');
    else if (heard != '\n' || before != '\r')
        console_byte((char)heard);
    return true;
}

// Does a part of the work on an answer, of a search as much as keys can wait. There is one search at a time,
// the one for the glass goes before.
static void answer(void)
{
    if (console_is_busy() && !(ui.thinking && console_is_working()))
        console_step(ANSWER_BYTES);
}

int main(void)
{
    port_init();
    port_serial_init();
    port_adc_read(KEY_LADDER_ADC_CHANNEL);
    lcd_init();
    ui_init(port_reset_cause() & RESET_WDRF, 0);
    show();

    for (;;) {
        uint16_t now = port_sleep_until_tick();
        lcd_tick(); // first, as its bytes must not come closer than a tick
        bool changed = play(now);
        if (changed)
            show();
        heal_display(now);
        if (!changed) { // which is to reach the glass first
            while (port_ms() == now && hear())
                ;
            answer();
        }
        port_watchdog_feed();
    }
}
