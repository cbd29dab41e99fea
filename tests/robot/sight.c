// SPDX-License-Identifier: MIT
#include "robot/sight.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ARROW_RIGHT = 0x7e, ARROW_LEFT = 0x7f, STONE_LINES_MIN = 3, LINES = 8 };
enum {
    FIELD = 3,
    FIELDS_ROW_1 = 5,
    FIELDS_ROW_2 = 3,
    SHORT_AT = 9,
    TOKEN_CELLS = 6,
    AT_REST_CELLS = 2,
    SPACED_MAX = 8
};
enum { BAR_AT = 12, BAR_TEXT = BAR_AT - 1, LARGE_ROWS = 4, LEFT_DOTS = 0x18, RIGHT_DOTS = 0x03 };

// Men and coins, and letters in dark on a lit block, which are about to come or to be turned.
static const struct picture {
    char meaning;
    uint8_t line[LINES];
} pictures[] = {
    {'B', {0, 0x0e, 0x1f, 0x1f, 0x1f, 0x0e, 0, 0}},
    {'W', {0, 0x0e, 0x11, 0x11, 0x11, 0x0e, 0, 0}},
    {'.', {0, 0, 0, 0x04, 0, 0, 0, 0}},
    {'h', {0x1f, 0x15, 0x15, 0x11, 0x15, 0x15, 0x1f, 0}},
    {'t', {0x1f, 0x11, 0x1b, 0x1b, 0x1b, 0x1b, 0x1f, 0}},
    {'s', {0x1f, 0x19, 0x17, 0x1b, 0x1d, 0x13, 0x1f, 0}},
    {'o', {0x1f, 0x1b, 0x15, 0x15, 0x15, 0x1b, 0x1f, 0}},
};

void sight_row(const struct lcd *lcd, unsigned row, char text[static ROW_BYTES])
{
    for (unsigned column = 0; column < LCD_COLUMNS; column++) {
        const uint8_t code = lcd_cell_code(lcd, row, column);

        if (code < LCD_GLYPHS)
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

// The same of row 1, with the meanings of custom glyphs.
static void picture_row(const struct lcd *lcd, char text[static ROW_BYTES])
{
    sight_row(lcd, 1, text);
    for (unsigned column = 0; column < LCD_COLUMNS; column++)
        for (unsigned i = 0; i < sizeof pictures / sizeof pictures[0] && text[column] == '*'; i++) {
            unsigned same = 0;

            for (unsigned line = 0; line < LINES; line++)
                same += lcd_cell_line(lcd, 1, column, line) == pictures[i].line[line];
            if (same == LINES)
                text[column] = pictures[i].meaning;
        }
}

// Two dots side by side, lit in several lines, are a stone; lit in one line they are the place where a stone
// is about to go.
static bool count_in_column(const struct lcd *lcd, unsigned column, uint8_t dots, unsigned *stones,
                            unsigned *taken)
{
    unsigned lines = 0;

    for (unsigned line = 0; line < LINES; line++)
        lines += (lcd_cell_line(lcd, 1, column, line) & dots) == dots;
    if (lines >= STONE_LINES_MIN)
        ++*stones;
    else if (lines == 1)
        ++*taken;
    return lines == 0 || lines == 1 || lines >= STONE_LINES_MIN;
}

// Custom glyphs from this column on; the column behind them, or none.
static unsigned count_stones(const struct lcd *lcd, const char *row, unsigned column, unsigned *stones,
                             unsigned *taken)
{
    for (; row[column] == '*'; column++)
        if (!count_in_column(lcd, column, LEFT_DOTS, stones, taken) ||
            !count_in_column(lcd, column, RIGHT_DOTS, stones, taken))
            return LCD_COLUMNS + 1;
    return column;
}

static bool read_stones(const struct lcd *lcd, const char *row, struct sight *sight)
{
    unsigned column = 0;

    while (column < LCD_COLUMNS) {
        if (row[column] == '>')
            sight->selected = (int)sight->count;
        else if (row[column] != ' ')
            return false;
        column++;
        if (column == LCD_COLUMNS || row[column] == ' ' || row[column] == '>')
            continue;
        if (sight->count == PILES_MAX)
            return false;
        if (row[column] == '-')
            column++;
        else
            column = count_stones(lcd, row, column, &sight->value[sight->count], &sight->taken[sight->count]);
        sight->count++;
    }
    return sight->count > 0 && column == LCD_COLUMNS;
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
        const unsigned pile = sight->count++;

        if (*row == '>')
            sight->selected = (int)pile;
        sight->marked[pile] = *row == '*';
        sight->value[pile] = (unsigned)atoi((const char[]){row[1], row[2], '\0'});
    }
}

static bool read_piles(const struct lcd *lcd, struct sight *sight)
{
    char row[ROW_BYTES];

    sight_row(lcd, 1, row);
    sight->as_numbers = is_field(row);
    if (!sight->as_numbers)
        return read_stones(lcd, row, sight);
    read_fields(row, FIELDS_ROW_1, sight);
    if (sight->count == FIELDS_ROW_1) {
        sight_row(lcd, 2, row);
        read_fields(row, FIELDS_ROW_2, sight);
    }
    return true;
}

// Stones and their number, or the number alone.
static bool read_heap(const struct lcd *lcd, struct sight *sight)
{
    char row[ROW_BYTES];

    sight_row(lcd, 1, row);

    unsigned stones = 0;
    const unsigned at = count_stones(lcd, row, 0, &stones, &sight->taken[0]);

    sight->count = 1;
    return at <= LCD_COLUMNS && sscanf(row + at, "%u", &sight->value[0]) == 1 &&
           (at == 0 || stones == sight->value[0]);
}

static bool read_strip(const char *row, struct sight *sight)
{
    for (; sight->count < LCD_COLUMNS; sight->count++) {
        const char cell = row[sight->count];

        if (cell >= '2' && cell <= '9')
            sight->value[sight->count] = (unsigned)(cell - '0');
        else if (cell == 'B')
            sight->value[sight->count] = 1;
        else if (cell != '_' && cell != '.')
            return false;
        sight->marked[sight->count] = cell == '.';
    }
    return true;
}

// One row with its men, an arrow at its gap among those of all rows.
static bool read_men(const char *row, const struct position *position, struct sight *sight)
{
    const unsigned rows = position->count / 2u;
    const char *const black = strchr(row, 'B'), *const white = strchr(row, 'W');

    if (!black || !white)
        return false;
    for (const char *at = row + position->columns + 1; sight->count < rows; at++) {
        if (*at == '>')
            sight->selected = (int)sight->count;
        else if (is_digit(*at))
            sight->value[sight->count++] = (unsigned)(*at - '0');
        else
            return false;
    }
    sight->value[sight->count++] = (unsigned)(black - row) + 1;
    sight->value[sight->count++] = (unsigned)(white - row) + 1;
    sight->marked[0] = memchr(row, '.', position->columns);
    return sight->selected != NO_PART;
}

// Signs, in the order of their values, and then the same for what is about to change.
static bool read_signs(const char *row, const struct position *position, const char *signs,
                       struct sight *sight)
{
    const unsigned kinds = (unsigned)strlen(signs) / 2, step = position->count <= SPACED_MAX ? 2 : 1;

    for (; sight->count < position->count; sight->count++) {
        const char cell = row[sight->count * step], *const sign = strchr(signs, cell);

        if (!cell || !sign)
            return false;
        sight->value[sight->count] = (unsigned)(sign - signs) % kinds;
        sight->marked[sight->count] = (unsigned)(sign - signs) >= kinds;
    }
    return true;
}

// Reads the vertices of tokens, "3>7" where a token will move. Until a move is chosen, words stand before
// them.
static bool read_tokens(const char *row, const struct position *position, struct sight *sight)
{
    const size_t words = strcspn(row, "0123456789");
    const unsigned width = words ? AT_REST_CELLS : TOKEN_CELLS;

    for (; sight->count < position->count; sight->count++) {
        const char *const at = row + words + sight->count * width;
        unsigned now, after;
        const int read = sscanf(at, "%u>%u", &now, &after);

        if (read < 1 || !is_digit(*at) || (read == 2 && now != position->part[sight->count]))
            return false;
        sight->value[sight->count] = read == 2 ? after : now;
        sight->marked[sight->count] = read == 2;
    }
    return true;
}

// Dots of the bar, counted from below: two for each column.
static uint8_t bar_dots(const struct lcd *lcd, unsigned height, unsigned column)
{
    const unsigned row = height < LINES ? 2 : 1;

    return lcd_cell_line(lcd, row, BAR_AT + column / 2, LINES - 1 - height % LINES) &
           (column % 2 ? RIGHT_DOTS : LEFT_DOTS);
}

// Squares that stay are as wide as two dots: in the middle line of a large one, in the only line of a small
// one. The poison is the lowest on the left, with a hole, or a small one with a second line.
static bool read_bar(const struct lcd *lcd, const struct position *position, struct sight *sight)
{
    const bool large = position->count <= LARGE_ROWS;

    for (unsigned row = 0; row < position->count; row++, sight->count++)
        for (unsigned column = 0; column < BAR_COLUMNS_MAX; column++) {
            const uint8_t whole = column % 2 ? RIGHT_DOTS : LEFT_DOTS;
            const uint8_t first = bar_dots(lcd, large ? 4 * row : 2 * row, column);
            const bool stays = large ? bar_dots(lcd, 4 * row + 2, column) == whole : first == whole;

            if (stays && column != sight->value[row])
                return false;
            sight->value[row] += stays;
            sight->taken[row] += !stays && first;
        }
    return bar_dots(lcd, 1, 0) == (large && sight->value[0] ? 0 : LEFT_DOTS);
}

bool sight_board(const struct robot *robot, struct sight *sight)
{
    const struct lcd *lcd = &robot->bench.lcd;
    const struct position *position = &robot->position;
    char row[ROW_BYTES];

    *sight = (struct sight){.selected = NO_PART};
    picture_row(lcd, row);
    switch (robot->game->shape) {
    case SHAPE_HEAP:
        return read_heap(lcd, sight);
    case SHAPE_STRIP:
        return read_strip(row, sight);
    case SHAPE_MEN:
        return read_men(row, position, sight);
    case SHAPE_COINS:
        return read_signs(row, position, "THth", sight);
    case SHAPE_LETTERS:
        return read_signs(row, position, "_SO?so", sight);
    case SHAPE_TOKENS:
    case SHAPE_BOXES:
        return read_tokens(row, position, sight);
    case SHAPE_BAR:
        return read_bar(lcd, position, sight);
    default:
        return read_piles(lcd, sight);
    }
}

bool sight_has_marks(const struct sight *sight)
{
    for (unsigned i = 0; i < sight->count; i++)
        if (sight->marked[i] || sight->taken[i])
            return true;
    return false;
}

// Sets *sight to the picture of a position; for men, with this row.
static void imagine(const struct game *game, const struct position *position, int row, struct sight *sight)
{
    const part_t *part = position->part;

    *sight = (struct sight){.count = position->count, .selected = row};
    if (game->shape == SHAPE_HEAP) {
        sight->count = 1;
        sight->value[0] = position->stones;
    } else if (game->shape == SHAPE_STRIP) {
        sight->count = LCD_COLUMNS;
        for (unsigned i = 0; i < position->count; i++)
            sight->value[part[i]]++;
    } else if (game->shape == SHAPE_MEN) {
        sight->count = position->count / 2 + 2u;
        for (unsigned i = 0; i < position->count; i += 2)
            sight->value[i / 2] = (unsigned)abs(part[i] - part[i + 1]) - 1;
        for (int i = 0; i < 2; i++)
            sight->value[sight->count - 2 + (unsigned)i] = part[2 * row + i];
    } else {
        for (unsigned i = 0; i < position->count; i++)
            sight->value[i] = part[i];
    }
}

bool sight_is(const struct sight *sight, const struct game *game, const struct position *position, bool all)
{
    struct sight wanted;
    const bool covered = !all && sight->as_numbers && sight->count == FIELDS_ROW_1;

    imagine(game, position, sight->selected, &wanted);
    return (sight->count == wanted.count || (covered && wanted.count > FIELDS_ROW_1)) &&
           !memcmp(sight->value, wanted.value, sight->count * sizeof sight->value[0]);
}

bool sight_is_same(const struct game *game, const struct position *one, const struct position *other)
{
    struct sight sight;

    imagine(game, one, 0, &sight);
    return sight_is(&sight, game, other, true);
}

void sight_take(const struct sight *sight, const struct game *game, struct position *position)
{
    if (game->shape == SHAPE_HEAP)
        position->stones = (stones_t)sight->value[0];
    else
        for (unsigned i = 0; i < sight->count && i < PARTS_MAX; i++)
            position->part[i] = (part_t)sight->value[i];
}

// Beside a bar: the beginning of both rows.
static void read_beside_bar(const struct lcd *lcd, char text[static 2 * ROW_BYTES])
{
    char row[ROW_BYTES];
    size_t length = 0;

    for (unsigned i = 1; i <= LCD_ROWS; i++) {
        sight_row(lcd, i, row);
        for (unsigned column = 0; column < BAR_TEXT; column++)
            if (row[column] != ' ' || (length && text[length - 1] != ' '))
                text[length++] = row[column];
        if (length && text[length - 1] != ' ')
            text[length++] = ' ';
    }
    text[length] = '\0';
}

// The same but for blanks at the end.
static bool is_text(const char *shown, const char *text, size_t length)
{
    return !strncmp(shown, text, length) && shown[length + strspn(shown + length, " ")] == '\0';
}

// The same but for the number of blanks between words.
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
    char shown[2 * ROW_BYTES];
    const size_t length = strcspn(text, "|");

    sight_row(lcd, row, shown);
    if (row == 2 && is_field(shown) && text[length])
        return is_text(shown + SHORT_AT, text + length + 1, strlen(text + length + 1));
    if (is_text(shown, text, length))
        return true;
    read_beside_bar(lcd, shown);
    return row == 2 && robot->game->shape == SHAPE_BAR && has_same_words(shown, text, length);
}
