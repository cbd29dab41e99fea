// SPDX-License-Identifier: MIT
#include "eye.h"

#include <string.h>

enum { ARROW_RIGHT = 0x7e, ARROW_LEFT = 0x7f, CUSTOM_GLYPHS = 16, STONE_LINES_MIN = 3 };
enum { FIELD = 3, FIELDS_ROW_1 = 5, FIELDS_ROW_2 = 3 };

void eye_row(const struct lcd *lcd, unsigned row, char text[static EYE_ROW_BYTES])
{
    for (unsigned column = 0; column < LCD_COLUMNS; column++) {
        uint8_t code = lcd_cell_code(lcd, row, column);

        if (code < CUSTOM_GLYPHS)
            text[column] = '*';
        else if (code == ARROW_RIGHT)
            text[column] = '>';
        else if (code == ARROW_LEFT)
            text[column] = '<';
        else
            text[column] = code >= ' ' && code < ARROW_RIGHT ? (char)code : '?';
    }
    text[LCD_COLUMNS] = '\0';
}

// Two dots side by side, lit in several lines, are a stone; lit in one line they are the place where a stone
// is about to go.
static bool count_in_column(const struct lcd *lcd, unsigned column, uint8_t dots, struct sight *sight)
{
    unsigned lines = 0;

    for (unsigned line = 0; line < 8; line++)
        lines += (lcd_cell_line(lcd, 1, column, line) & dots) == dots;
    if (lines >= STONE_LINES_MIN)
        sight->piles.stones[sight->piles.count]++;
    else if (lines == 1)
        sight->taken[sight->piles.count]++;
    return lines == 0 || lines == 1 || lines >= STONE_LINES_MIN;
}

static bool read_stones(const struct lcd *lcd, const char *row, struct sight *sight)
{
    unsigned column = 0;

    while (column < LCD_COLUMNS) {
        if (row[column] == '>' && sight->selected == NO_PILE)
            sight->selected = (int)sight->piles.count;
        else if (row[column] != ' ')
            return false;
        column++;
        if (column == LCD_COLUMNS || row[column] == ' ' || row[column] == '>')
            continue;
        if (sight->piles.count == PILES_MAX)
            return false;
        if (row[column] == '-')
            column++;
        else
            for (; column < LCD_COLUMNS && row[column] == '*'; column++)
                if (!count_in_column(lcd, column, 0x18, sight) || !count_in_column(lcd, column, 0x03, sight))
                    return false;
        sight->piles.count++;
    }
    return sight->piles.count > 0;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

// A mark or none, and a number of one or two digits.
static bool is_field(const char *field)
{
    return strchr(" >*", field[0]) && (is_digit(field[1]) || field[1] == ' ') && is_digit(field[2]);
}

static void read_fields(const char *row, unsigned fields, struct sight *sight)
{
    for (; fields-- && is_field(row); row += FIELD) {
        unsigned pile = sight->piles.count++;

        if (*row == '>')
            sight->selected = (int)pile;
        sight->marked[pile] = *row == '*';
        sight->piles.stones[pile] =
            (row[1] == ' ' ? 0 : (unsigned)(row[1] - '0') * 10) + (unsigned)(row[2] - '0');
    }
}

bool eye_message_is_short(const struct lcd *lcd)
{
    char row[EYE_ROW_BYTES];

    eye_row(lcd, 2, row);
    return is_field(row);
}

bool eye_board(const struct lcd *lcd, struct sight *sight)
{
    char row[EYE_ROW_BYTES];

    *sight = (struct sight){.selected = NO_PILE};
    eye_row(lcd, 1, row);
    sight->as_numbers = is_field(row);
    if (!sight->as_numbers)
        return read_stones(lcd, row, sight);
    read_fields(row, FIELDS_ROW_1, sight);
    if (sight->piles.count == FIELDS_ROW_1) {
        eye_row(lcd, 2, row);
        read_fields(row, FIELDS_ROW_2, sight);
    }
    return true;
}
