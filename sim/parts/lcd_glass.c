// SPDX-License-Identifier: MIT
#include "parts/lcd_glass.h"

#include "parts/font_5x7.h" // the ROM

#include <string.h>

// sizes in dots; CELL_WIDTH includes the gap
enum { LINES = 8, CURSOR_LINE = 7, MIDDLE = 0x04, CELL_WIDTH = 6 };

// Returns the index of a cell in DDRAM.
static unsigned cell_index(const struct lcd *lcd, unsigned row, unsigned column)
{
    return (row - 1) * 40 + (column + lcd->shift) % 40;
}

static bool is_lit(const struct lcd *lcd, unsigned row)
{
    return lcd->display_on && (row == 1 || lcd->two_lines);
}

uint8_t lcd_cell_code(const struct lcd *lcd, unsigned row, unsigned column)
{
    return is_lit(lcd, row) ? lcd->ddram[cell_index(lcd, row, column)] : ' ';
}

static uint8_t glyph_line(const struct lcd *lcd, uint8_t code, unsigned line)
{
    return code < LCD_GLYPHS ? lcd->cgram[(code & 7) * 8 + line] & 0x1F : font_line(code, line);
}

static bool has_cursor(const struct lcd *lcd, unsigned row, unsigned column)
{
    unsigned index = lcd->address & 0x40 ? 40 + (lcd->address & 0x3Fu) : lcd->address;

    return !lcd->in_cgram && index == cell_index(lcd, row, column);
}

uint8_t lcd_cell_line(const struct lcd *lcd, unsigned row, unsigned column, unsigned line)
{
    if (!is_lit(lcd, row))
        return 0;
    if (lcd->cursor_on && line == CURSOR_LINE && has_cursor(lcd, row, column))
        return 0x1F;
    return glyph_line(lcd, lcd_cell_code(lcd, row, column), line);
}

// Returns true if at least half the dots in a 2x2 block are lit.
static bool is_half_lit(unsigned upper, unsigned lower)
{
    return (upper >> 1) + (upper & 1) + (lower >> 1) + (lower & 1) >= 2;
}

bool lcd_has_block(const struct lcd *lcd, uint8_t code, unsigned x, unsigned y)
{
    const unsigned shift = x == 0 ? 3 : 0;

    return is_half_lit(glyph_line(lcd, code, 2 * y) >> shift & 3,
                       glyph_line(lcd, code, 2 * y + 1) >> shift & 3);
}

static bool looks_like(const struct lcd *lcd, uint8_t code, uint8_t letter)
{
    for (unsigned line = 0; line < LINES; line++)
        if (glyph_line(lcd, code, line) != font_line(letter, line))
            return false;
    return true;
}

const char *lcd_letter(const struct lcd *lcd, uint8_t code)
{
    if (code >= LCD_GLYPHS)
        return font_text(code);
    for (unsigned letter = ' '; letter <= UINT8_MAX; letter++)
        if (font_is_known((uint8_t)letter) && looks_like(lcd, code, (uint8_t)letter))
            return font_text((uint8_t)letter);
    return NULL;
}

// Bits of braille dots in Unicode, by column and row
static const uint8_t braille_bit[2][4] = {{0x01, 0x02, 0x04, 0x40}, {0x08, 0x10, 0x20, 0x80}};

// Appends a braille character in UTF-8, or a blank. Returns the new end.
static char *append_braille(char *end, uint8_t dots)
{
    if (!dots)
        return stpcpy(end, " ");
    *end++ = (char)0xE2;
    *end++ = (char)(0xA0 | dots >> 6);
    *end++ = (char)(0x80 | (dots & 0x3F));
    *end = '\0';
    return end;
}

static uint8_t blocks_of(const struct lcd *lcd, uint8_t code)
{
    uint8_t dots = 0;

    for (unsigned x = 0; x < 2; x++)
        for (unsigned y = 0; y < 4; y++)
            if (lcd_has_block(lcd, code, x, y))
                dots |= braille_bit[x][y];
    return dots;
}

void lcd_row_text(const struct lcd *lcd, unsigned row, char text[static LCD_ROW_BYTES])
{
    char *end = text;

    for (unsigned column = 0; column < LCD_COLUMNS; column++) {
        const uint8_t code = lcd_cell_code(lcd, row, column);
        const char *const letter = lcd_letter(lcd, code);

        end = letter ? stpcpy(end, letter) : append_braille(end, blocks_of(lcd, code));
    }
}

// Returns true if a custom glyph consists of blocks. Ignores middle dots between two blocks.
static bool is_blocks(const struct lcd *lcd, uint8_t code)
{
    for (unsigned line = 0; line < LINES; line++) {
        const unsigned left = lcd_has_block(lcd, code, 0, line / 2),
                       right = lcd_has_block(lcd, code, 1, line / 2);
        const unsigned without_middle = 0x18 * left + 0x03 * right, dots = glyph_line(lcd, code, line);

        if (dots != without_middle && !(left && right && dots == (without_middle | MIDDLE)))
            return false;
    }
    return true;
}

bool lcd_has_picture(const struct lcd *lcd)
{
    for (unsigned row = 1; row <= LCD_ROWS; row++)
        for (unsigned column = 0; column < LCD_COLUMNS; column++) {
            const uint8_t code = lcd_cell_code(lcd, row, column);

            if (!lcd_letter(lcd, code) && !is_blocks(lcd, code))
                return true;
        }
    return false;
}

static bool is_dot_lit(const struct lcd *lcd, unsigned x, unsigned y)
{
    return x % CELL_WIDTH < 5 &&
           lcd_cell_line(lcd, y / LINES + 1, x / CELL_WIDTH, y % LINES) >> (4 - x % CELL_WIDTH) & 1;
}

void lcd_dots(const struct lcd *lcd, char text[static LCD_DOTS_BYTES])
{
    for (unsigned top = 0; top < LCD_ROWS * LINES; top += 4) {
        for (unsigned left = 0; left < LCD_COLUMNS * CELL_WIDTH; left += 2) {
            uint8_t dots = 0;

            for (unsigned x = 0; x < 2; x++)
                for (unsigned y = 0; y < 4; y++)
                    if (is_dot_lit(lcd, left + x, top + y))
                        dots |= braille_bit[x][y];
            text = append_braille(text, dots);
        }
        text = stpcpy(text, "\n");
    }
}

static size_t trimmed_length(const char *text)
{
    size_t length = strlen(text);

    while (length > 0 && text[length - 1] == ' ')
        length--;
    return length;
}

bool lcd_row_is(const struct lcd *lcd, unsigned row, const char *text)
{
    char shown[LCD_ROW_BYTES];

    lcd_row_text(lcd, row, shown);
    return trimmed_length(shown) == trimmed_length(text) && !strncmp(shown, text, trimmed_length(text));
}

bool lcd_shows(const struct lcd *lcd, const char *text)
{
    char shown[LCD_ROW_BYTES];

    for (unsigned row = 1; row <= LCD_ROWS; row++) {
        lcd_row_text(lcd, row, shown);
        if (strstr(shown, text))
            return true;
    }
    return false;
}
