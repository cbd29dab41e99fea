// SPDX-License-Identifier: MIT
// Service image of the Uno and the Nano. Each tick: keys -> numbers -> LCD and serial line. The first row
// has the reading at A0 and the key's name. The second row has the bounce and the kind of shield. The EEPROM
// is unused.

#include "board.h"              // KEY_LADDER_ADC_CHANNEL, TICK_MS
#include "device/key_ladder.h"  // keys
#include "device/lcd_hd44780.h" // the display
#include "device/tunes.h"       // clicks
#include "line/line.h"          // the serial line
#include "port/port.h"          // time, sleep, watchdog, serial port
#include "text/codes.h"         // digits
#include "ui/input/keys.h"      // key events, bounce

#include <string.h> // memset

// time in ms for which all dots are on, including 300 ms for the LCD's start
enum { ALL_DOTS_MS = 1500, ALL_DOTS = 0x1f };
enum { NOISE = 2 };           // readings that differ by at most NOISE count as equal
enum { REFRESH_BITS = 0xe0 }; // a change of these bits in the time's upper byte refreshes the LCD

// Numbers to send to the serial port (firmware/line/README.md)
enum { GAME, NAMES, BOUNCE, SHIELD, HUNDREDS, REST, NUMBERS };
enum { NO_GAME = 255, HUNDRED = 100 };
static uint8_t number[NUMBERS] = {NO_GAME};

static struct keys keys;
static uint16_t shown = 1023; // reading on the display; 1023 is the reading without a key
static struct lcd_frame frame;
static uint8_t *pen; // next cell of the frame

// Computes the numbers to show. Returns true if a key went down.
static bool read_keys(uint16_t now)
{
    static struct bounce bounce;
    static uint8_t make;
    const uint16_t reading = port_adc_read(KEY_LADDER_ADC_CHANNEL);
    const bool pressed = keys_step(&keys, key_ladder_keys(&make, reading, 0, now), now).action == KEY_PRESS;

    bounce_step(&bounce, &keys, now);
    if (pressed)
        number[BOUNCE] = bounce.ms;
    if (keys.seen == keys.down && (reading > shown + NOISE || shown > reading + NOISE))
        shown = reading;
    number[NAMES] = key_ladder_names(&number[SHIELD], shown);
    number[HUNDREDS] = shown / HUNDRED;
    number[REST] = shown % HUNDRED;
    return pressed;
}

static void put(uint8_t code)
{
    *pen++ = code;
}

static void put_text(const FLASH char *text)
{
    while (*text)
        put((uint8_t)*text++);
}

// Writes all keys that can give this reading, or "?".
static void put_names(void)
{
    static const FLASH char names[][8] = {" RIGHT", " UP", " DOWN", " LEFT", " SELECT"}, unknown[] = " ?";

    for (uint8_t key = KEY_OK + 1; key--;)
        if (number[NAMES] >> key & 1)
            put_text(names[key]);
    if (!key_ladder_is_plausible(shown))
        put_text(unknown);
}

static void draw(void)
{
    static const FLASH char after_bounce[] = " ms      v1.",
                            versions[] = "?01"; // one character for each value of enum ladder_found

    memset(frame.cell, ' ', sizeof frame.cell);
    pen = frame.cell[0];
    put_digits(shown, put);
    put_names();
    pen = frame.cell[1];
    put_digits(number[BOUNCE], put);
    put_text(after_bounce);
    put((uint8_t)versions[number[SHIELD]]);
    lcd_show(&frame);
}

// Sets up peripherals and LCD again, in case noise has changed bits.
static void renew(uint16_t now)
{
    static uint8_t renewed; // upper byte of the time of the latest renewal

    const uint8_t time = now >> 8, changed = time ^ renewed;
    if (changed) {
        renewed = time;
        port_init();
        port_serial_set_up();
        tunes_init();
    }
    if (changed & REFRESH_BITS && !keys_busy(&keys))
        lcd_refresh();
}

int main(void)
{
    uint16_t now = 0;
    uint16_t ticks_of_dots = ALL_DOTS_MS / TICK_MS;

    port_init();
    port_serial_set_up();
    port_adc_read(KEY_LADDER_ADC_CHANNEL);
    lcd_init();
    tunes_init();
    memset(frame.glyph, ALL_DOTS, sizeof frame.glyph);
    lcd_show(&frame); // shows the first glyph, with all dots on, in each cell
    for (;;) {
        now = port_sleep_until_tick(now);
        lcd_tick();
        const bool pressed = read_keys(now);
        renew(now);
        tunes_tick(pressed ? TUNE_CLICK : NO_TUNE);
        if (ticks_of_dots)
            ticks_of_dots--;
        else if (lcd_is_ready())
            draw();
        line_step_numbers(now, number, sizeof number, true);
        port_watchdog_feed();
    }
}
