// SPDX-License-Identifier: MIT
#include "robot/glass.h"

#include "robot/shown.h"

#include <string.h>

enum { SHORT_AT = 9, BAR_TEXT = 11 };

bool sight_board(const struct robot *robot, struct sight *sight)
{
    struct shown_position shown;

    shown_at_rest(&shown, robot->game, &robot->position);
    return lcd_read_position(&robot->bench.lcd, &shown, sight);
}

bool sight_is(const struct sight *sight, const struct game *game, const struct position *position, bool all)
{
    struct shown_position shown;

    shown_at_rest(&shown, game, position);
    return sight_has(sight, &shown, all);
}

// Reads the text to the left of a chocolate bar, in both rows.
static void read_beside_bar(const struct lcd *lcd, char text[static 2 * LCD_TEXT_BYTES])
{
    char row[LCD_TEXT_BYTES];
    size_t length = 0;

    for (unsigned i = 1; i <= LCD_ROWS; i++) {
        lcd_ascii(lcd, i, row);
        for (unsigned column = 0; column < BAR_TEXT; column++)
            if (row[column] != ' ' || (length && text[length - 1] != ' '))
                text[length++] = row[column];
        if (length && text[length - 1] != ' ')
            text[length++] = ' ';
    }
    text[length] = '\0';
}

// Compares a row with a text. Ignores spaces at the end.
static bool is_text(const char *shown, const char *text, size_t length)
{
    return !strncmp(shown, text, length) && shown[length + strspn(shown + length, " ")] == '\0';
}

// Compares a row with a text. Ignores repeated spaces.
static bool has_same_words(const char *shown, const char *text, size_t length)
{
    for (; length; length--, text++)
        if (*text != ' ' || text[-1] != ' ')
            if (*text != *shown++)
                return false;
    return shown[strspn(shown, " ")] == '\0';
}

bool sight_reads(const struct robot *robot, unsigned row, const char *text)
{
    const struct lcd *lcd = &robot->bench.lcd;
    char shown[2 * LCD_TEXT_BYTES];
    const size_t length = strcspn(text, "|");

    lcd_ascii(lcd, row, shown);
    if (row == 2 && lcd_is_field(shown) && text[length])
        return is_text(shown + SHORT_AT, text + length + 1, strlen(text + length + 1));
    if (is_text(shown, text, length))
        return true;
    read_beside_bar(lcd, shown);
    return row == 2 && robot->game->shape == SHAPE_BAR && has_same_words(shown, text, length);
}
