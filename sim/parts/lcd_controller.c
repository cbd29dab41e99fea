// SPDX-License-Identifier: MIT
#include "parts/lcd_controller.h"

#include "core/xorshift.h"

#include <string.h>

enum { ROW_LENGTH = 40, ROW_2 = 0x40 };

void controller_note_change(struct lcd *lcd)
{
    lcd->changes++;
    lcd->last_change = machine_now(lcd->machine);
}

static unsigned ddram_index(uint8_t address)
{
    return address & ROW_2 ? ROW_LENGTH + (address & (ROW_2 - 1u)) : address;
}

static bool is_visible(const struct lcd *lcd, unsigned index)
{
    unsigned column = (index % ROW_LENGTH + ROW_LENGTH - lcd->shift) % ROW_LENGTH;

    return lcd->display_on && column < LCD_COLUMNS && (index < ROW_LENGTH || lcd->two_lines);
}

static bool glyph_is_visible(const struct lcd *lcd, unsigned glyph)
{
    for (unsigned i = 0; i < LCD_DDRAM_SIZE; i++)
        if (lcd->ddram[i] < 16 && (lcd->ddram[i] & 7) == glyph && is_visible(lcd, i))
            return true;
    return false;
}

static void set_ddram(struct lcd *lcd, unsigned index, uint8_t code)
{
    if (lcd->ddram[index] != code && is_visible(lcd, index))
        controller_note_change(lcd);
    lcd->ddram[index] = code;
}

static void set_shift(struct lcd *lcd, unsigned shift)
{
    if (lcd->shift != shift && lcd->display_on)
        controller_note_change(lcd);
    lcd->shift = (uint8_t)shift;
}

static void set_address(struct lcd *lcd, uint8_t address)
{
    if (lcd->display_on && (lcd->cursor_on || lcd->blink_on))
        controller_note_change(lcd);
    lcd->address = address;
}

// Moves the address by one. At the end of a row, moves to the other row.
static void step_address(struct lcd *lcd, bool forward)
{
    if (lcd->in_cgram) {
        lcd->address = (uint8_t)(lcd->address + (forward ? 1 : -1)) % LCD_CGRAM_SIZE;
        return;
    }
    unsigned index = (ddram_index(lcd->address) + (forward ? 1 : LCD_DDRAM_SIZE - 1)) % LCD_DDRAM_SIZE;

    set_address(lcd, (uint8_t)(index < ROW_LENGTH ? index : ROW_2 + index - ROW_LENGTH));
}

void controller_write(struct lcd *lcd, uint8_t data)
{
    if (lcd->in_cgram) {
        bool differs = (lcd->cgram[lcd->address] ^ data) & 0x1F;

        lcd->cgram[lcd->address] = data;
        if (differs && glyph_is_visible(lcd, lcd->address / 8u))
            controller_note_change(lcd);
    } else {
        set_ddram(lcd, ddram_index(lcd->address), data);
        if (lcd->shift_on_write)
            set_shift(lcd, (lcd->shift + (lcd->increment ? 1u : ROW_LENGTH - 1u)) % ROW_LENGTH);
    }
    step_address(lcd, lcd->increment);
}

static void go_home(struct lcd *lcd)
{
    lcd->in_cgram = false;
    set_address(lcd, 0);
    set_shift(lcd, 0);
}

void controller_set_display(struct lcd *lcd, bool display_on, bool cursor_on, bool blink_on)
{
    if (lcd->display_on != display_on || lcd->cursor_on != cursor_on || lcd->blink_on != blink_on)
        controller_note_change(lcd);
    lcd->display_on = display_on;
    lcd->cursor_on = cursor_on;
    lcd->blink_on = blink_on;
}

static void set_function(struct lcd *lcd, uint8_t command)
{
    bool eight_bit = command & 0x10;

    lcd->set_ups += eight_bit && !lcd->eight_bit;

    // In 8-bit mode, the nibble 0x3 and then 0x2 synchronize firmware and display.
    if (lcd->eight_bit && !eight_bit && lcd->last_command == (0x30 | LOW_HALF_UNWIRED))
        lcd->in_step = true;
    // The bit for the number of lines is not connected in 8-bit mode.
    if (!lcd->eight_bit && !eight_bit)
        lcd->two_lines = command & 0x08;
    lcd->eight_bit = eight_bit;
}

static bool jump(struct lcd *lcd, uint8_t address)
{
    const bool is_good = (address & (ROW_2 - 1)) < ROW_LENGTH;

    lcd->in_cgram = false;
    set_address(lcd, is_good ? address : address & ROW_2);
    return is_good;
}

// Executes a command. The highest set bit identifies the command.
bool controller_command(struct lcd *lcd, uint8_t command)
{
    bool is_good = true;

    if (command & 0x80) {
        is_good = jump(lcd, command & 0x7F);
    } else if (command & 0x40) {
        lcd->in_cgram = true;
        lcd->address = command & 0x3F;
    } else if (command & 0x20) {
        set_function(lcd, command);
    } else if (command & 0x10) {
        if (command & 0x08)
            set_shift(lcd, (lcd->shift + (command & 0x04 ? ROW_LENGTH - 1u : 1u)) % ROW_LENGTH);
        else
            step_address(lcd, command & 0x04);
    } else if (command & 0x08) {
        controller_set_display(lcd, command & 0x04, command & 0x02, command & 0x01);
    } else if (command & 0x04) {
        lcd->increment = command & 0x02;
        lcd->shift_on_write = command & 0x01;
    } else if (command & 0x02) {
        go_home(lcd);
    } else if (command & 0x01) {
        for (unsigned i = 0; i < LCD_DDRAM_SIZE; i++)
            set_ddram(lcd, i, ' ');
        lcd->increment = true;
        go_home(lcd);
    }
    lcd->last_command = command;
    return is_good;
}

// Fills all registers and memories with random garbage.
static void fill_with_garbage(struct lcd *lcd, unsigned seed)
{
    uint32_t random = seed * 2654435761u + 1;

    for (unsigned i = 0; i < LCD_DDRAM_SIZE; i++)
        lcd->ddram[i] = (uint8_t)xorshift(&random);
    for (unsigned i = 0; i < LCD_CGRAM_SIZE; i++)
        lcd->cgram[i] = (uint8_t)xorshift(&random);
    lcd->shift = xorshift(&random) % ROW_LENGTH;
    lcd->address = xorshift(&random) % ROW_LENGTH;
    lcd->first_half = xorshift(&random) & 0xF0;

    uint32_t bits = xorshift(&random);

    lcd->eight_bit = bits & 0x0100;
    lcd->has_first_half = !lcd->eight_bit && bits & 0x0200;
    lcd->in_cgram = bits & 0x0400;
    lcd->increment = bits & 0x0800;
    lcd->shift_on_write = bits & 0x1000;
    lcd->display_on = bits & 0x2000;
    lcd->cursor_on = bits & 0x4000;
    lcd->blink_on = bits & 0x8000;
}

void controller_start(struct lcd *lcd, enum lcd_start start, unsigned seed)
{
    fill_with_garbage(lcd, seed);
    lcd->last_command = 0;
    if (start == LCD_GARBAGE)
        return;
    memset(lcd->ddram, ' ', sizeof lcd->ddram);
    lcd->shift = lcd->address = 0;
    lcd->in_cgram = lcd->shift_on_write = lcd->cursor_on = lcd->blink_on = false;
    lcd->increment = true;
    lcd->display_on = lcd->two_lines = start != LCD_8BIT;
    lcd->eight_bit = start == LCD_8BIT;
    lcd->has_first_half = start == LCD_4BIT_MID_NIBBLE;
    if (lcd->display_on)
        memcpy(lcd->ddram, "Old text", 8);
}
