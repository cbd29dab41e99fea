// SPDX-License-Identifier: MIT
// If this test fails, the other tests read wrong letters from the simulated LCD. Tests the simulator's text
// of its LCD. The text must show each character as a letter, as exact blocks, or dot by dot.
#include "draw.h"
#include "core/xorshift.h"
#include "parts/font_5x7.h"
#include "parts/lcd_glass.h"
#include "tap.h"

enum { LINES = 8, DOTS = 5, GAP = 1, GLYPHS = 8, TRIES = 300, TRIES_OF_ALL = 30000, CODES = 256, ROW_2 = 40 };
enum { BRAILLE = 0x2800 };

static struct lcd lcd;
static uint32_t random_state;

static unsigned draw_below(unsigned range)
{
    return xorshift(&random_state) % range;
}

// Reads the next UTF-8 character. Returns 0 at the end of the text.
static unsigned next(const char **text)
{
    const uint8_t first = (uint8_t) * (*text)++;
    const unsigned more = first < 0x80 ? 0 : first < 0xE0 ? 1 : 2;
    unsigned code = first < 0x80 ? first : first & (0x3F >> more);

    for (unsigned i = 0; i < more; i++)
        code = code << 6 | ((uint8_t) * (*text)++ & 0x3F);
    return code;
}

// Returns 1 if the braille character has this dot.
static unsigned dot(unsigned braille, unsigned x, unsigned y)
{
    static const unsigned char bit[4][2] = {{0, 3}, {1, 4}, {2, 5}, {6, 7}};

    return braille < BRAILLE ? 0 : (braille - BRAILLE) >> bit[y][x] & 1;
}

static void set_codes(uint8_t first, uint8_t step)
{
    for (unsigned i = 0; i < LCD_DDRAM_SIZE; i++)
        lcd.ddram[i] = (uint8_t)(first + step * (i % ROW_2 + (i >= ROW_2 ? LCD_COLUMNS : 0)));
}

static void check_rom(void)
{
    unsigned wrong = 0;

    for (unsigned first = LCD_GLYPHS; first < CODES; first++) {
        char text[LCD_ROW_BYTES];
        const char *at = text;

        set_codes((uint8_t)first, 0);
        lcd_row_text(&lcd, 1, text);
        for (unsigned column = 0; column < LCD_COLUMNS; column++) {
            const unsigned shown = next(&at);

            wrong += shown < ' ' || (shown == '?') != (first == '?') ||
                     (shown == ' ' && first > ' ' && first < 0x80);
        }
        wrong += *at != '\0';
    }
    tap_check(!wrong, "each ROM character is printed as one character, and only a question mark as ?");
}

// Returns the number of dots in which the printed text differs from the LCD.
static unsigned count_wrong_dots(void)
{
    char text[LCD_DOTS_BYTES];
    unsigned braille[LCD_DOTS_LINES][LCD_COLUMNS * 3], wrong = 0;
    const char *at = text;

    lcd_dots(&lcd, text);
    for (unsigned line = 0; line < LCD_DOTS_LINES; line++) {
        for (unsigned i = 0; i < LCD_COLUMNS * 3; i++)
            braille[line][i] = next(&at);
        wrong += *at++ != '\n';
    }
    for (unsigned y = 0; y < LCD_ROWS * LINES; y++)
        for (unsigned x = 0; x < LCD_COLUMNS * (DOTS + GAP); x++) {
            const unsigned column = x / (DOTS + GAP), right = x % (DOTS + GAP);
            const uint8_t line = lcd_cell_line(&lcd, y / LINES + 1, column, y % LINES);

            wrong +=
                dot(braille[y / 4][x / 2], x % 2, y % 4) != (right < DOTS && line >> (DOTS - 1 - right) & 1);
        }
    return wrong;
}

// Returns true if the printed character has exactly the LCD's dots.
static bool is_exact(unsigned shown, unsigned column)
{
    for (unsigned line = 0; line < LINES; line++) {
        const unsigned left = dot(shown, 0, line / 2), right = dot(shown, 1, line / 2);
        const unsigned dots = lcd_cell_line(&lcd, 1, column, line), sides = 0x18 * left | 0x03 * right;

        if (shown != ' ' && shown < BRAILLE ? dots != font_line((uint8_t)shown, line)
                                            : dots != sides && dots != (sides | (left & right) << 2))
            return false;
    }
    return true;
}

// Fills the custom glyphs with random dots, random blocks or letters.
static void draw_glyphs(void)
{
    for (unsigned glyph = 0; glyph < GLYPHS; glyph++) {
        const unsigned kind = draw_below(3), letter = 'A' + draw_below(26);

        for (unsigned line = 0; line < LINES; line++) {
            uint8_t *const dots = &lcd.cgram[glyph * LINES + line];

            *dots = kind == 0 ? (uint8_t)draw_below(32) : font_line((uint8_t)letter, line);
            if (kind == 1)
                *dots = line % 2 ? dots[-1] : (uint8_t)(0x18 * draw_below(2) | 0x03 * draw_below(2));
        }
    }
}

static void check_glyphs(void)
{
    const unsigned tries = draw_count(TRIES, TRIES_OF_ALL);
    unsigned wrong_dots = 0, unseen = 0, question_marks = 0, pictures = 0, letters = 0;

    set_codes(0, 1);
    for (unsigned try = 0; try < tries; try++) {
        char text[LCD_ROW_BYTES];
        const char *at = text;
        bool all_exact = true;

        draw_glyphs();
        set_codes((uint8_t)draw_below(GLYPHS), 0);
        lcd_row_text(&lcd, 1, text);
        for (unsigned column = 0; column < LCD_COLUMNS; column++) {
            const unsigned shown = next(&at);

            question_marks += shown == '?' && !is_exact(shown, column);
            letters += shown > ' ' && shown < BRAILLE;
            all_exact &= is_exact(shown, column);
        }
        wrong_dots += count_wrong_dots();
        unseen += lcd_has_picture(&lcd) == all_exact;
        pictures += lcd_has_picture(&lcd);
    }
    tap_check(!wrong_dots, "%u displays are printed right, dot by dot", tries);
    tap_check(!question_marks, "no custom character is printed as a question mark");
    tap_check(!unseen && pictures && letters, "the dots are printed if the text is not exact: %u times of %u",
              pictures, tries);
}

int main(void)
{
    random_state = draw_seed();
    lcd.display_on = lcd.two_lines = true;
    check_rom();
    check_glyphs();
    return tap_done();
}
