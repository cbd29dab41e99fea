// SPDX-License-Identifier: MIT
#include "device/lcd_hd44780.h"

#include "board.h"          // LCD_ pins, TICK_MS
#include "game/flash.h"     // FLASH
#include "port/port_pins.h" // port_high, port_low, port_output, port_spend_ns

// The bytes of a frame: the lines of the glyphs, then the cells.
enum { GLYPH_BYTES = LCD_GLYPHS * LCD_GLYPH_LINES, ROW_2 = GLYPH_BYTES + LCD_COLUMNS };
enum { BYTES = sizeof(struct lcd_frame) };
_Static_assert(BYTES == GLYPH_BYTES + LCD_ROWS * LCD_COLUMNS, "nothing between them");

// Commands that set the display's address counter, which goes on by itself with every byte of data.
enum { AT_GLYPHS = 0x40, AT_CELLS = 0x80, ROW_DISTANCE = 0x40, AT_UNKNOWN = 0 };

#define TICKS(ms) (((ms) + TICK_MS - 1) / TICK_MS)

// The set-up, "initializing by instruction" of the datasheet. Whatever state the display is in, 8-bit mode,
// 4-bit mode or the middle of a byte, three times 0x3 leave it in 8-bit mode and 0x2 then takes it to 4-bit
// mode.
static const FLASH uint8_t commands[] = {
    0x30, 0x30, 0x30, 0x20, // only the upper four bits are sent
    0x28,                   // once more with the rest: 2 lines, 5x8 dots
    0x0c,                   // display on, no cursor
    0x06,                   // the address counts up, nothing shifts
    0x02,                   // home: takes back a shift and, unlike clear, leaves the cells
};
enum { HALVES = 4, COMMANDS = sizeof commands };

// The longest waits, for a display whose clock is 1.35 times too slow: 40 ms from power-up; 4.1 ms after the
// first command, as it may have completed any instruction, and 1.52 ms after the last one. The next tick is
// enough for the usual 37 us.
enum { START_TICKS = TICKS(60), LONG_TICKS = TICKS(6) - 1 };

enum { CHANGED = 0x80 };

static uint8_t bytes[BYTES]; // what the display shows as far as we know, or what it is to show with CHANGED
static bool idle;            // nothing is to be sent: ticks are short then
static uint8_t wait;         // ticks that the display needs to be ready
static uint8_t step;         // of the set-up, COMMANDS when through
static uint8_t next;         // those before it have no CHANGED
static uint8_t sent;         // so many bytes since all were to be sent afresh
static uint8_t at;           // the command that would set the address counter to where it is

// E is high for 450 ns and rises every 1000 ns at most (write cycle at 2.7 V; faster at 5 V).
static __attribute__((noinline)) void send_half(uint8_t byte)
{
    port_low(LCD_D4);
    port_low(LCD_D5);
    port_low(LCD_D6);
    port_low(LCD_D7);
    if (byte & 0x10)
        port_high(LCD_D4);
    if (byte & 0x20)
        port_high(LCD_D5);
    if (byte & 0x40)
        port_high(LCD_D6);
    if (byte & 0x80)
        port_high(LCD_D7);
    port_high(LCD_E);
    port_spend_ns(450);
    port_low(LCD_E);
    port_spend_ns(550);
}

// The byte to send: the next changed one, or else one to be sent afresh; BYTES if there is none.
static uint8_t next_byte(void)
{
    for (; next < BYTES; next++)
        if (bytes[next] & CHANGED)
            return next;
    return sent;
}

void lcd_init(void)
{
    port_output(LCD_RS);
    port_output(LCD_E);
    port_output(LCD_D4);
    port_output(LCD_D5);
    port_output(LCD_D6);
    port_output(LCD_D7);
    wait = START_TICKS;
    next = BYTES;
}

bool lcd_is_ready(void)
{
    return next >= BYTES;
}

void lcd_show(const struct lcd_frame *frame)
{
    const uint8_t *from = frame->glyph[0];
    idle = false;
    next = 0;
    for (uint8_t *byte = bytes; byte != bytes + BYTES; byte++) {
        const uint8_t wanted = *from++ | CHANGED;
        if ((*byte | CHANGED) != wanted)
            *byte = wanted;
    }
}

void lcd_refresh(void)
{
    idle = false;
    step = 0;
    sent = 0;
    at = AT_UNKNOWN;
}

// Commands but for the last ones, as long as the display may be in 8-bit mode, are one half only.
void lcd_tick(void)
{
    uint8_t byte;
    bool half = false;

    if (idle)
        return;
    if (wait) {
        wait--;
        return;
    }
    port_low(LCD_RS);
    if (step < COMMANDS) {
        byte = commands[step];
        half = step < HALVES;
        if (step == 0 || step == COMMANDS - 1)
            wait = LONG_TICKS;
        step++;
    } else {
        const uint8_t number = next_byte();
        if (number == BYTES) {
            idle = true;
            return;
        }
        byte = AT_GLYPHS + number;
        if (number >= ROW_2)
            byte += ROW_DISTANCE - LCD_COLUMNS;
        if (at != byte) {
            at = byte;
        } else {
            if (++at == AT_CELLS) // the counter wraps among the glyphs
                at = AT_UNKNOWN;
            if (number == sent)
                sent++;
            byte = bytes[number] &= (uint8_t)~CHANGED;
            port_high(LCD_RS);
        }
    }
    send_half(byte);
    if (!half)
        send_half(byte << 4);
}
