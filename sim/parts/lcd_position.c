// SPDX-License-Identifier: MIT
#include "parts/lcd_position.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ARROW_RIGHT = 0x7e, ARROW_LEFT = 0x7f, STONE_LINES_MIN = 3, LINES = 8 };
enum { FIELD = 3, FIELDS_ROW_1 = 5, FIELDS_ROW_2 = 3 };
enum { TOKEN_CELLS = 6, AT_REST_CELLS = 2, SPACED_MAX = 8, PILES = 8 };
enum { BAR_AT = 12, BAR_COLUMNS = 8, LARGE_ROWS = 4, LEFT_DOTS = 0x18, RIGHT_DOTS = 0x03 };

// Custom glyphs and their meanings. Lower-case letters are pieces that the move changes.
static const struct glyph {
    char meaning;
    uint8_t line[LINES];
} glyphs[] = {
    {'B', {0, 0x0e, 0x1f, 0x1f, 0x1f, 0x0e, 0, 0}},
    {'W', {0, 0x0e, 0x11, 0x11, 0x11, 0x0e, 0, 0}},
    {'.', {0, 0, 0, 0x04, 0, 0, 0, 0}},
    {'h', {0x1f, 0x15, 0x15, 0x11, 0x15, 0x15, 0x1f, 0}},
    {'t', {0x1f, 0x11, 0x1b, 0x1b, 0x1b, 0x1b, 0x1f, 0}},
    {'s', {0x1f, 0x19, 0x17, 0x1b, 0x1d, 0x13, 0x1f, 0}},
    {'o', {0x1f, 0x1b, 0x15, 0x15, 0x15, 0x1b, 0x1f, 0}},
};

void lcd_ascii(const struct lcd *lcd, unsigned row, char text[static LCD_TEXT_BYTES])
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

static bool is_glyph(const struct lcd *lcd, unsigned column, const struct glyph *glyph)
{
    for (unsigned line = 0; line < LINES; line++)
        if (lcd_cell_line(lcd, 1, column, line) != glyph->line[line])
            return false;
    return true;
}

// Copies row 1 as ASCII and replaces known custom glyphs by letters.
static void read_glyphs(const struct lcd *lcd, char text[static LCD_TEXT_BYTES])
{
    lcd_ascii(lcd, 1, text);
    for (unsigned column = 0; column < LCD_COLUMNS; column++)
        for (unsigned i = 0; i < sizeof glyphs / sizeof glyphs[0] && text[column] == '*'; i++)
            if (is_glyph(lcd, column, &glyphs[i]))
                text[column] = glyphs[i].meaning;
}

// Counts the stone in half of a cell as remaining or taken. Returns false for an unknown drawing.
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

// Counts the stones in a row of custom glyphs. Returns the column after them.
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
        if (sight->count == PILES)
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

bool lcd_is_field(const char *row)
{
    return strchr(" >*", row[0]) && (is_digit(row[1]) || row[1] == ' ') && is_digit(row[2]);
}

static void read_fields(const char *row, unsigned fields, struct sight *sight)
{
    for (; fields-- && lcd_is_field(row); row += FIELD) {
        const unsigned pile = sight->count++;

        if (*row == '>')
            sight->selected = (int)pile;
        sight->marked[pile] = *row == '*';
        sight->value[pile] = (unsigned)atoi((const char[]){row[1], row[2], '\0'});
    }
}

static bool read_piles(const struct lcd *lcd, struct sight *sight)
{
    char row[LCD_TEXT_BYTES];

    lcd_ascii(lcd, 1, row);
    sight->as_numbers = lcd_is_field(row);
    if (!sight->as_numbers)
        return read_stones(lcd, row, sight);
    read_fields(row, FIELDS_ROW_1, sight);
    if (sight->count == FIELDS_ROW_1) {
        lcd_ascii(lcd, 2, row);
        read_fields(row, FIELDS_ROW_2, sight);
    }
    return true;
}

// Reads a heap: its number, and any stones drawn before the number.
static bool read_heap(const struct lcd *lcd, struct sight *sight)
{
    char row[LCD_TEXT_BYTES];
    unsigned stones = 0;

    lcd_ascii(lcd, 1, row);
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

// Reads the gap between the two men in each row, and the men's columns.
static bool read_men(const char *row, const struct shown_position *position, struct sight *sight)
{
    const unsigned rows = position->count / 2;
    const char *const black = strchr(row, 'B'), *const white = strchr(row, 'W');

    if (!black || !white)
        return false;
    for (const char *at = row + position->cells + 1; sight->count < rows; at++) {
        if (*at == '>')
            sight->selected = (int)sight->count;
        else if (is_digit(*at))
            sight->value[sight->count++] = (unsigned)(*at - '0');
        else
            return false;
    }
    sight->value[sight->count++] = (unsigned)(black - row) + 1;
    sight->value[sight->count++] = (unsigned)(white - row) + 1;
    sight->marked[0] = memchr(row, '.', position->cells);
    return sight->selected != SHOWN_NONE;
}

// Reads one character per part. The second half of `signs` marks changed parts.
static bool read_signs(const char *row, const struct shown_position *position, const char *signs,
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

// Reads the vertex of each token. "3>7" means a move from 3 to 7.
static bool read_tokens(const char *row, const struct shown_position *position, struct sight *sight)
{
    const size_t words = strcspn(row, "0123456789");
    const unsigned width = words ? AT_REST_CELLS : TOKEN_CELLS;

    for (; sight->count < position->count; sight->count++) {
        const char *const at = row + words + sight->count * width;
        unsigned now, after;
        const int read = sscanf(at, "%u>%u", &now, &after);

        if (read < 1 || !is_digit(*at) || (read == 2 && now != position->before[sight->count]))
            return false;
        sight->value[sight->count] = read == 2 ? after : now;
        sight->marked[sight->count] = read == 2;
    }
    return true;
}

// Returns the two dots of a chocolate column at this height above the bottom.
static uint8_t bar_dots(const struct lcd *lcd, unsigned height, unsigned column)
{
    const unsigned row = height < LINES ? 2 : 1;

    return lcd_cell_line(lcd, row, BAR_AT + column / 2, LINES - 1 - height % LINES) &
           (column % 2 ? RIGHT_DOTS : LEFT_DOTS);
}

// Reads a chocolate bar. Counts the squares that the move leaves and the squares that it takes.
static bool read_squares(const struct lcd *lcd, const struct shown_position *position, struct sight *sight)
{
    const bool large = position->count <= LARGE_ROWS;

    for (unsigned row = 0; row < position->count; row++, sight->count++)
        for (unsigned column = 0; column < BAR_COLUMNS; column++) {
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

bool lcd_read_position(const struct lcd *lcd, const struct shown_position *position, struct sight *sight)
{
    char row[LCD_TEXT_BYTES];

    *sight = (struct sight){.selected = SHOWN_NONE};
    read_glyphs(lcd, row);
    switch (position->shape) {
    case SHOWN_HEAP:
        return read_heap(lcd, sight);
    case SHOWN_STRIP:
        return read_strip(row, sight);
    case SHOWN_MEN:
        return read_men(row, position, sight);
    case SHOWN_COINS:
        return read_signs(row, position, "THth", sight);
    case SHOWN_LETTERS:
        return read_signs(row, position, "_SO?so", sight);
    case SHOWN_TOKENS:
    case SHOWN_BOXES:
        return read_tokens(row, position, sight);
    case SHOWN_SQUARES:
        return read_squares(lcd, position, sight);
    default:
        return read_piles(lcd, sight);
    }
}

void sight_of(struct sight *sight, const struct shown_position *position, int row)
{
    const unsigned *const part = position->after;

    *sight = (struct sight){.count = position->count, .selected = row};
    if (position->shape == SHOWN_STRIP) {
        sight->count = LCD_COLUMNS;
        for (unsigned i = 0; i < position->count; i++)
            sight->value[part[i]]++;
    } else if (position->shape == SHOWN_MEN) {
        sight->count = position->count / 2 + 2;
        for (unsigned i = 0; i < position->count; i += 2)
            sight->value[i / 2] = (unsigned)abs((int)part[i] - (int)part[i + 1]) - 1;
        for (int i = 0; i < 2; i++)
            sight->value[sight->count - 2 + (unsigned)i] = part[2 * row + i];
    } else {
        memcpy(sight->value, part, position->count * sizeof *part);
    }
}

bool sight_has(const struct sight *sight, const struct shown_position *position, bool all)
{
    struct sight wanted;
    const bool covered = !all && sight->as_numbers && sight->count == FIELDS_ROW_1;

    sight_of(&wanted, position, sight->selected);
    return (sight->count == wanted.count || (covered && wanted.count > FIELDS_ROW_1)) &&
           !memcmp(sight->value, wanted.value, sight->count * sizeof sight->value[0]);
}

// Returns true if the display marks exactly the pieces that the move changes.
static bool has_marks(const struct sight *sight, const struct shown_position *position)
{
    for (unsigned i = 0; i < sight->count; i++) {
        const unsigned before = position->before[i], after = position->after[i];
        const bool has_arrow = (int)i == position->selected || position->selected == (int)position->count;

        switch (position->shape) {
        case SHOWN_PILES:
        case SHOWN_STAIRS:
            if (sight->as_numbers ? !has_arrow && sight->marked[i] != (before != after)
                                  : sight->taken[i] != before - after)
                return false;
            break;
        case SHOWN_COINS:
        case SHOWN_LETTERS:
        case SHOWN_TOKENS:
        case SHOWN_BOXES:
            if (sight->marked[i] != (before != after))
                return false;
            break;
        case SHOWN_SQUARES:
            if (sight->taken[i] != before - after)
                return false;
            break;
        default:
            break;
        }
    }
    return true;
}

static bool has_selection(const struct sight *sight, const struct shown_position *position)
{
    const int count = (int)position->count, selected = position->selected;

    switch (position->shape) {
    case SHOWN_PILES:
    case SHOWN_STAIRS:
        if (selected == count)
            return sight->selected == count - 1;
        return sight->selected == selected || selected >= (int)sight->count;
    case SHOWN_MEN:
        return sight->selected == (selected < 0 ? 0 : selected / 2);
    default:
        return true;
    }
}

bool lcd_has_position(const struct lcd *lcd, const struct shown_position *position)
{
    struct sight sight;

    return lcd_read_position(lcd, position, &sight) && sight_has(&sight, position, false) &&
           has_marks(&sight, position) && has_selection(&sight, position);
}
