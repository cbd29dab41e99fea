// SPDX-License-Identifier: MIT
// The datasheet requires waits: 40 ms after power-up, 4.1 ms after the first command, 1.52 ms after the last
// command of the set-up. The waits here are 35 % longer, because some displays have a slow clock. Other
// commands and data need 37 us, less than a tick. At 2.7 V, E must be high for 450 ns, in a cycle of 1000 ns.
//
// The set-up is the datasheet's "initializing by instruction". In any state (8-bit mode, 4-bit mode, middle
// of a byte), sending 0x3 three times selects 8-bit mode. Then 0x2 selects 4-bit mode.
#include "device/lcd_hd44780.h"

#include "board.h"          // LCD_ pins, TICK_MS
#include "game/flash.h"     // FLASH
#include "port/port_pins.h" // port_high, port_low, port_output, port_spend_ns
#include "text/language.h"  // FIRST_LETTER, LETTERS_END

#include <string.h> // memcpy

// Byte offsets in a frame. Glyphs come first, then characters.
enum { GLYPH_BYTES = LCD_GLYPHS * LCD_GLYPH_LINES, ROW_2 = GLYPH_BYTES + LCD_COLUMNS };
enum { BYTES = sizeof(struct lcd_frame) };
_Static_assert(BYTES == GLYPH_BYTES + LCD_ROWS * LCD_COLUMNS, "struct lcd_frame has no padding");

// Commands that set the display's address counter, and the address distance between rows
enum { AT_GLYPHS = 0x40, AT_CELLS = 0x80, ROW_DISTANCE = 0x40, AT_UNKNOWN = 0 };

#define TICKS(ms) (((ms) + TICK_MS - 1) / TICK_MS)

// Commands that set up the display
static const FLASH uint8_t commands[] = {
    0x30, 0x30, 0x30, 0x20, // only the upper four bits are sent, because the display may be in 8-bit mode
    0x28,                   // 4-bit mode, 2 lines, 5x8 dots
    0x0c,                   // display on, without a cursor
    0x06,                   // the address counts up, the display does not shift
    0x02,                   // returns to the first cell and undoes a shift of the text
};
enum { HALVES = 4, COMMANDS = sizeof commands };

enum { START_TICKS = TICKS(60), LONG_TICKS = TICKS(8) - 1 };

enum { CHANGED = 0x80 };

// Codes of ä ö ü ß _ ñ in the display's character ROM A00
static const FLASH uint8_t letters[] = {0xe1, 0xef, 0xf5, 0xe2, '_', 0xee};

static struct lcd {
    uint8_t wait;         // ticks until the display is ready
    uint8_t step;         // index of the next set-up command, or COMMANDS after the set-up
    uint8_t next;         // index of the first byte that may be marked CHANGED
    uint8_t sent;         // bytes sent since lcd_refresh
    uint8_t at;           // command that sets the display's current address, or AT_UNKNOWN
    uint8_t bytes[BYTES]; // current frame; bytes with the bit CHANGED must be sent
} lcd;

// Sends the upper four bits of a byte.
static void send_half(uint8_t byte)
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

// Returns the index of the next byte to send, or BYTES if all bytes are sent.
static uint8_t next_byte(struct lcd *state)
{
    for (; state->next < BYTES; state->next++)
        if (state->bytes[state->next] & CHANGED)
            return state->next;
    return state->sent;
}

void lcd_init(void)
{
    lcd_refresh();
    lcd.wait = START_TICKS;
    lcd.next = BYTES;
}

bool lcd_is_ready(void)
{
    return lcd.next >= BYTES;
}

void lcd_frame_shown(struct lcd_frame *frame)
{
    memcpy(frame, lcd.bytes, BYTES);
}

void lcd_show(const struct lcd_frame *frame)
{
    const uint8_t *from = frame->glyph[0];
    lcd.next = 0;
    for (uint8_t *byte = lcd.bytes; byte != lcd.bytes + BYTES; byte++) {
        const uint8_t wanted = *from++ | CHANGED;
        if ((*byte | CHANGED) != wanted)
            *byte = wanted;
    }
}

void lcd_refresh(void)
{
    port_output(LCD_RS);
    port_output(LCD_E);
    port_output(LCD_D4);
    port_output(LCD_D5);
    port_output(LCD_D6);
    port_output(LCD_D7);
    lcd.step = 0;
    lcd.sent = 0;
    lcd.at = AT_UNKNOWN;
}

void lcd_tick(void)
{
    uint8_t byte;
    bool half = false;

    if (lcd.wait) {
        lcd.wait--;
        return;
    }
    port_low(LCD_RS);
    if (lcd.step < COMMANDS) {
        byte = commands[lcd.step];
        half = lcd.step < HALVES;
        if (lcd.step == 0 || lcd.step == COMMANDS - 1)
            lcd.wait = LONG_TICKS;
        lcd.step++;
    } else {
        const uint8_t number = next_byte(&lcd);
        if (number == BYTES)
            return;
        byte = AT_GLYPHS + number;
        if (number >= ROW_2)
            byte += ROW_DISTANCE - LCD_COLUMNS;
        if (lcd.at != byte) {
            lcd.at = byte;
        } else {
            if (++lcd.at == AT_CELLS) // after the final glyph, the display's address counter wraps
                lcd.at = AT_UNKNOWN;
            if (number == lcd.sent)
                lcd.sent++;
            byte = lcd.bytes[number] &= (uint8_t)~CHANGED;
            if (byte >= FIRST_LETTER && byte < LETTERS_END)
                byte = letters[byte - FIRST_LETTER];
            port_high(LCD_RS);
        }
    }
    send_half(byte);
    if (!half)
        send_half(byte << 4);
    // The datasheet requires 37 us. Some displays are slower.
    port_spend_ns(47000);
}

void lcd_light(bool on)
{
    port_low(BACKLIGHT);
    if (on)
        port_input(BACKLIGHT);
    else
        port_output(BACKLIGHT);
}
