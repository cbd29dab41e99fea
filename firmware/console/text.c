// SPDX-License-Identifier: MIT
#include "console/notation.h"

struct text text;
union memory memory;

static void put(char c)
{
    if ((column_t)(text.at - text.length) < text.room)
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
    return read_at_end() ? '\0' : memory.line[text.at];
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

void read_refuse(column_t at, const FLASH char *what, stones_t max)
{
    struct fault *fault = &memory.fault;

    if (text.failed) // what follows a fault only comes from it
        return;
    text.failed = true;
    fault->what = what;
    fault->column = at + 1;
    fault->max = max;
    text.at = text.length;
}

void read_refuse_many(column_t at, stones_t max)
{
    read_refuse(at, TEXT("too many%"), max);
}

void text_char(char c)
{
    if (!text_more(c, true))
        read_refuse(text.at, TEXT("expected \"@\""), (stones_t)c);
}

void text_words(const FLASH char *words)
{
    while (*words)
        text_char(*words++);
}

uint8_t text_letter(const FLASH char *letters, uint8_t place)
{
    if (text.way == WRITE) {
        put(letters[place]);
        return place;
    }
    if (text.way == DESCRIBE) {
        text_words(letters);
        return 0;
    }
    for (place = 0; letters[place]; place++)
        if (text_more(letters[place], true))
            return place;
    if (!text.failed) {
        read_refuse(text.at, TEXT("expected one of $"), 0);
        memory.fault.letters = letters;
    }
    return 0;
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

static void write_range(part_t min, stones_t max)
{
    write_number(min);
    text_words(TEXT(".."));
    write_number(max);
}

void write_limit(stones_t max)
{
    text_words(TEXT(", at most "));
    write_number(max);
}

stones_t text_number(stones_t number, part_t min, stones_t max)
{
    const column_t start = text.at;
    stones_t value = 0;
    uint8_t digit;

    if (text.way == WRITE) {
        write_number(number);
        return number;
    }
    if (text.way == DESCRIBE) {
        write_range(min, max);
        return max;
    }
    while ((value || text.at == start) && (digit = (uint8_t)(peek() - '0')) <= 9) {
        value = value > STONES_MAX / 10 ? (stones_t)STONES_MAX + 1 : value * 10 + digit;
        text.at++;
    }
    if (text.at != start && value >= min && value <= max)
        return value;
    if (!text.failed) {
        read_refuse(start, TEXT("expected a number #"), max);
        memory.fault.min = min;
    }
    return number;
}

void read_end(void)
{
    if (!read_at_end())
        read_refuse(text.at, TEXT("expected end of line"), 0);
}

bool read_word(const FLASH char *word)
{
    const column_t start = text.at;

    while (*word > ' ' && text_more(*word, true))
        word++;
    if (*word <= ' ' && (read_at_end() || peek() == ' '))
        return true;
    text.at = start;
    return false;
}

void write_fault(void)
{
    const struct fault *fault = &memory.fault;

    text_words(TEXT("error: "));
    if (fault->column) {
        text_words(TEXT("column "));
        write_number(fault->column);
        text_words(TEXT(": "));
    }
    for (const FLASH char *c = fault->what; *c; c++)
        switch (*c) {
        case '#':
            write_range(fault->min, fault->max);
            break;
        case '%':
            write_limit(fault->max);
            break;
        case '@':
            put((char)fault->max);
            break;
        case '$':
            text_words(fault->letters);
            break;
        case '~':
            write_cycle(&memory.task.state.position);
            break;
        default:
            put(*c);
        }
}
