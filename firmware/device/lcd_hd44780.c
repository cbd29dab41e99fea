// SPDX-License-Identifier: MIT
#include "device/lcd_hd44780.h"

#include "board.h"      // LCD_ pins, TICK_MS
#include "game/flash.h" // FLASH
#include "port_pins.h"  // port_high, port_low, port_output, port_spend_ns

#include <stdbool.h>

enum { ROW = 16, CELLS = 2 * ROW, GLYPH_BYTES = 8 * 8, ALL = GLYPH_BYTES + CELLS };

// Commands that set the display's address counter, which goes on by itself with every byte of data.
enum { AT_GLYPHS = 0x40, AT_CELLS = 0x80, ROW_DISTANCE = 0x40, AT_UNKNOWN = 0 };

#define TICKS(ms) (((ms) + TICK_MS - 1) / TICK_MS)

// The set-up, "initializing by instruction" of the datasheet. Whatever state the display is in, 8-bit mode,
// 4-bit mode or the middle of a byte, three times 0x3 leave it in 8-bit mode and 0x2 then takes it to 4-bit
// mode. The waits are for a display whose clock is 1.35 times too slow; TICKS(0) is the next tick, enough for
// the usual 37 us.
struct step {
    uint8_t byte;
    bool half; // only its upper four bits
    uint8_t wait;
};
static const FLASH struct step steps[] = {
    {0x30, true, TICKS(6)},  // 4.1 ms, as it may have completed any instruction
    {0x30, true, TICKS(0)},  // 8 bits, if this was a second half
    {0x30, true, TICKS(0)},  // 8 bits in any case
    {0x20, true, TICKS(0)},  // 4 bits
    {0x28, false, TICKS(0)}, // once more with the rest: 2 lines, 5x8 dots
    {0x0c, false, TICKS(0)}, // display on, no cursor
    {0x06, false, TICKS(0)}, // the address counts up, nothing shifts
    {0x02, false, TICKS(3)}, // home, 1.52 ms: takes back a shift and, unlike clear, leaves the cells
};
enum { STEPS = sizeof steps / sizeof steps[0] };

uint8_t lcd_frame[2][ROW];

static uint8_t glass[CELLS]; // what the display shows, as far as we know
static bool due;             // a tick has something to do
static uint8_t wait;         // ticks until the display is ready, where it needs more than one
static uint8_t step;         // of the set-up, STEPS when through
static uint8_t new_glyphs;   // so many glyph bytes are yet to be sent before any cells,
static uint8_t glyph_byte;   // this one next, round the end
static uint8_t changed;      // no cell before this one differs from the glass
static uint8_t stale;        // the refresh has sent so many of all glyph bytes and cells
static uint8_t at;           // the command that would set the address counter to where it is

// E is high for 450 ns and rises every 1000 ns at most (write cycle at 2.7 V; faster at 5 V).
static __attribute__((noinline)) void send_half(uint8_t byte)
{
    byte & 0x10 ? port_high(LCD_D4) : port_low(LCD_D4);
    byte & 0x20 ? port_high(LCD_D5) : port_low(LCD_D5);
    byte & 0x40 ? port_high(LCD_D6) : port_low(LCD_D6);
    byte & 0x80 ? port_high(LCD_D7) : port_low(LCD_D7);
    port_high(LCD_E);
    port_spend_ns(450);
    port_low(LCD_E);
    port_spend_ns(550);
}

static void send(uint8_t byte)
{
    send_half(byte);
    send_half(byte << 4);
}

static void set_up(void)
{
    const FLASH struct step *now = &steps[step++];

    port_low(LCD_RS);
    send_half(now->byte);
    if (!now->half)
        send_half(now->byte << 4);
    wait = now->wait;
}

// Sends the byte if the address counter is there, else takes it there. True once the byte is sent.
static bool send_to(uint8_t place, uint8_t byte)
{
    if (at != place) {
        port_low(LCD_RS);
        send(place);
        at = place;
        return false;
    }
    port_high(LCD_RS);
    send(byte);
    at++;
    if (at == AT_GLYPHS + GLYPH_BYTES) // the counter wraps among the glyphs; this would be the first cell
        at = AT_UNKNOWN;
    return true;
}

static uint8_t wanted(uint8_t cell)
{
    return ((const uint8_t *)lcd_frame)[cell];
}

static bool send_cell(uint8_t cell)
{
    uint8_t code = wanted(cell);

    if (!send_to(AT_CELLS + cell + (cell < ROW ? 0 : ROW_DISTANCE - ROW), code))
        return false;
    glass[cell] = code;
    return true;
}

static bool find_changed(void)
{
    while (changed < CELLS && wanted(changed) == glass[changed])
        changed++;
    return changed < CELLS;
}

static bool send_glyph_byte(uint8_t byte)
{
    return send_to(AT_GLYPHS + byte, lcd_glyph_line(byte / 8, byte % 8));
}

static void send_new_glyph_byte(void)
{
    if (!send_glyph_byte(glyph_byte))
        return;
    glyph_byte = (glyph_byte + 1) % GLYPH_BYTES;
    new_glyphs--;
}

static bool send_stale(void)
{
    if (stale < GLYPH_BYTES)
        return send_glyph_byte(stale);
    return send_cell(stale - GLYPH_BYTES);
}

void lcd_init(void)
{
    port_output(LCD_RS);
    port_output(LCD_E);
    port_output(LCD_D4);
    port_output(LCD_D5);
    port_output(LCD_D6);
    port_output(LCD_D7);
    wait = TICKS(60); // 40 ms from power-up
    due = true;
}

void lcd_renew_glyphs(void)
{
    new_glyphs = GLYPH_BYTES;
    due = true;
}

void lcd_update(void)
{
    changed = 0;
    due = true;
}

void lcd_refresh(void)
{
    step = 0;
    stale = 0;
    at = AT_UNKNOWN;
    due = true;
}

// True as long as there is more to do. Not inlined, so that an idle tick need not save the registers for it.
static __attribute__((noinline)) bool work(void)
{
    if (wait && --wait)
        return true;
    if (step < STEPS)
        set_up();
    else if (new_glyphs)
        send_new_glyph_byte();
    else if (find_changed())
        send_cell(changed);
    else if (stale == ALL)
        return false;
    else if (send_stale())
        stale++;
    return true;
}

void lcd_tick(void)
{
    if (due)
        due = work();
}
