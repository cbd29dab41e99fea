// SPDX-License-Identifier: MIT
#include "console/text.h"

struct text text;

static void put(char c)
{
    if ((column_t)(text.at - text.from) < text.room)
        text.put(c);
    text.at++;
}

bool read_at_end(void)
{
    return text.at == text.length;
}

// The next character of the line, or NUL at its end.
static char peek(void)
{
    return read_at_end() ? '\0' : text.line[text.at];
}

bool text_more(char c, bool more)
{
    if (text.way != READ) {
        if (more)
            put(c);
        return more;
    }
    if (peek() != c)
        return false;
    text.at++;
    return true;
}

// True if this is the first fault; all that follows only comes from it.
static bool refuse(uint8_t form, column_t column, const FLASH char *what, stones_t limit)
{
    const bool first = text.fault.form == NO_FAULT;

    if (first)
        text.fault = (struct fault){.form = form, .column = column, .what = what, .max = limit};
    text.at = text.length;
    return first;
}

void text_words(const FLASH char *words)
{
    const column_t start = text.at;

    for (const FLASH char *c = words; *c; c++)
        if (!text_more(*c, true)) {
            refuse(FAULT_EXPECTED, start + 1, words, 0);
            return;
        }
}

void text_letter(const FLASH char *letters, part_t *place)
{
    if (text.way == READ)
        *place = 0;
    while (!text_more(letters[*place], true))
        if (!letters[++*place]) {
            if (refuse(FAULT_TEXT, text.at + 1, TEXT("expected one of "), 0))
                text.fault.how = letters;
            *place = 0;
            return;
        }
}

void write_number(stones_t number)
{
    char digits[10]; // of 4294967295, last digit first
    uint8_t count = 0;

    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    while (count)
        put(digits[--count]);
}

void write_range(stones_t min, stones_t max)
{
    write_number(min);
    text_words(TEXT(".."));
    write_number(max);
}

// Why the characters from the cursor on are no number in min..max, or NULL and the number.
static const FLASH char *scan(stones_t min, stones_t max, stones_t *number)
{
    const column_t start = text.at;
    stones_t value = 0;
    uint8_t digit;

    for (; (digit = (uint8_t)(peek() - '0')) <= 9; text.at++) {
        if (value > max / 10 || (value = value * 10 + digit) > max)
            return TEXT(" too large");
    }
    if (text.at == start)
        return TEXT(" expected");
    if (text.line[start] == '0' && text.at - start > 1)
        return TEXT(" with leading zeros");
    if (value < min)
        return TEXT(" too small");
    *number = value;
    return 0;
}

void text_number(const FLASH char *what, stones_t min, stones_t max, stones_t *number)
{
    const column_t start = text.at;

    if (text.way == WRITE) {
        write_number(*number);
    } else if (text.way == DESCRIBE) {
        write_range(min, max);
    } else {
        const FLASH char *how = scan(min, max, number);
        if (how && refuse(FAULT_RANGE, start + 1, what, max)) {
            text.fault.how = how;
            text.fault.min = min;
        }
    }
}

void text_part(const FLASH char *what, part_t min, part_t max, part_t *part)
{
    stones_t number = *part;

    text_number(what, min, max, &number);
    *part = (part_t)number;
}

void read_line(const char *line, column_t length)
{
    text.way = READ;
    text.at = 0;
    text.line = line;
    text.length = length;
    text.fault.form = NO_FAULT;
}

void read_refuse_line(const FLASH char *what, stones_t limit)
{
    refuse(limit ? FAULT_AT_MOST : FAULT_TEXT, 0, what, limit);
}

void read_refuse_at(column_t at, const FLASH char *what, stones_t limit)
{
    refuse(limit ? FAULT_AT_MOST : FAULT_TEXT, at + 1, what, limit);
}

void read_refuse_many(column_t at, stones_t limit)
{
    read_refuse_at(at, TEXT("too many"), limit);
}

void read_refuse_order(column_t at)
{
    read_refuse_at(at, TEXT("numbers must ascend"), 0);
}

void read_end(void)
{
    if (!read_at_end())
        read_refuse_at(text.at, TEXT("end of line expected"), 0);
}

bool read_word(const FLASH char *word)
{
    const column_t start = text.at;

    while (*word && text_more(*word, true))
        word++;
    if (!*word && (read_at_end() || peek() == ' '))
        return true;
    text.at = start;
    return false;
}

void write_fault(void)
{
    const struct fault *fault = &text.fault;

    text_words(TEXT("error: "));
    if (fault->column) {
        text_words(TEXT("column "));
        write_number(fault->column);
        text_words(TEXT(": "));
    }
    if (fault->form == FAULT_EXPECTED)
        text_words(TEXT("expected \""));
    text_words(fault->what);
    if (fault->form == FAULT_EXPECTED)
        text_words(TEXT("\""));
    if (fault->how)
        text_words(fault->how);
    if (fault->form == FAULT_RANGE) {
        text_words(TEXT(", a number "));
        write_range(fault->min, fault->max);
    } else if (fault->form == FAULT_AT_MOST) {
        text_words(TEXT(", at most "));
        write_number(fault->max);
    }
}
