// SPDX-License-Identifier: MIT
#include "notation/text.h"

#include "text/codes.h"

#include <string.h>

struct console_line console_line;

#define WORD_TEXT(id, text) [id] = (text),
const char *const console_words[] = {LINE_FAULTS(WORD_TEXT) CHARACTER_FAULTS(WORD_TEXT)
                                         START_FAULTS(WORD_TEXT) OTHER_WORDS(WORD_TEXT) WHY_WORDS(WORD_TEXT)};

// When reading, skips a character of the line. When writing, writes `c`.
static void step_over(char c)
{
    if (console_line.mode == READ)
        console_line.at++;
    else if (console_line.mode != NUMBERS)
        console_line.put(c);
}

bool read_is_on(void)
{
    return console_line.mode == READ || console_line.mode == NUMBERS;
}

bool read_at_end(void)
{
    return console_line.at == console_line.length;
}

// Returns the next character of the line, or NUL at the end.
static char peek(void)
{
    return read_at_end() ? '\0' : console_line.characters[console_line.at];
}

char read_character(void)
{
    const char c = peek();

    console_line.at += c != '\0';
    return c;
}

static char lower_case(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c + 'a' - 'A') : c;
}

bool read_is_next(char c)
{
    return lower_case(peek()) == lower_case(c);
}

bool read_is_number_next(void)
{
    return (peek() >= '0' && peek() <= '9') || peek() == '.';
}

bool text_more(char c, uint8_t more)
{
    if (console_line.mode == READ ? !read_is_next(c) : !more)
        return false;
    step_over(c);
    return true;
}

void read_refuse(uint8_t fault)
{
    struct console_line *const line = &console_line;

    if (line->fault)
        return;
    if (fault < FAULT_NOT_A_NUMBER)
        line->start = line->at;
    line->fault = fault;
    line->at = line->length;
}

void read_refuse_above(uint8_t fault, stones_t max)
{
    if (!console_line.fault)
        console_line.expected.max = max;
    read_refuse(fault);
}

void read_refuse_at(column_t start, uint8_t fault)
{
    if (!console_line.fault)
        console_line.start = start;
    read_refuse(fault);
}

void read_refuse_for(uint8_t fault, const char *letters)
{
    if (!console_line.fault)
        console_line.expected.letters = letters;
    read_refuse(fault);
}

void text_char(char c)
{
    if (!text_more(c, true))
        read_refuse_above(FAULT_OTHER_CHARACTER, (uint8_t)c);
    else if (c == ' ')
        read_spaces();
}

void read_spaces(void)
{
    while (console_line.mode == READ && text_more(' ', true))
        ;
}

void text_gap(void)
{
    const column_t start = console_line.at;
    const bool reads = console_line.mode == READ;

    read_spaces();
    if (reads && text_more(',', true))
        read_spaces();
    else if (!reads || console_line.at == start)
        text_char(' ');
}

uint8_t text_letter(const char *letters, uint8_t place)
{
    char c;

    if (console_line.mode == DESCRIBE) {
        text_words(letters);
        return 0;
    }
    if (console_line.mode == NUMBERS)
        return (uint8_t)text_number(place, 0, (stones_t)strlen(letters) - 1);
    for (uint8_t i = 0; (c = letters[i]); i++)
        if (text_more(c, i == place))
            return i;
    read_refuse_for(FAULT_NOT_A_LETTER, letters);
    return 0;
}

static void put_digit(uint8_t digit)
{
    console_line.put((char)digit);
}

void write_number(stones_t number)
{
    put_digits(number, put_digit);
}

// Stands for every number above all limits.
#define BEYOND ((stones_t)-1)
_Static_assert(BEYOND / 2 >= STONES_MAX, "the cap of fib is at most 2 * STONES_MAX, below BEYOND");

stones_t text_number(stones_t number, part_t min, stones_t max)
{
    struct console_line *const line = &console_line;
    stones_t value = 0;

    if (line->mode == WRITE) {
        write_number(number);
        return number;
    }
    if (line->mode == DESCRIBE) {
        line->expected.min = min;
        line->expected.max = max;
        text_say(WORDS_RANGE);
        return max;
    }
    if (line->fault)
        return number;
    if (line->mode == NUMBERS && read_character() != ' ')
        read_refuse(FAULT_NOT_A_NUMBER);
    line->start = line->at;
    do {
        const uint8_t digit = (uint8_t)(peek() - '0');
        if (digit > 9)
            break;
        value = value > (BEYOND - digit) / 10 ? BEYOND : value * 10 + digit;
        line->at++;
    } while (value);
    if (line->at != line->start && value >= min && value <= max)
        return value;
    read_refuse_above(FAULT_NOT_A_NUMBER, max);
    line->expected.min = min;
    return number;
}

void read_end(void)
{
    read_spaces();
    if (!read_at_end())
        read_refuse(FAULT_NOT_THE_END);
}

static bool is_letter(char c)
{
    return lower_case(c) >= 'a' && lower_case(c) <= 'z';
}

bool read_key(const char *key)
{
    const column_t start = console_line.at;

    while (is_letter(*key) && text_more(*key, true))
        key++;
    if (!is_letter(*key) && !is_letter(peek()))
        return true;
    console_line.at = start;
    return false;
}

bool read_word(const char *word)
{
    const column_t start = console_line.at;
    bool is_next = true;
    char c;

    while (is_next && ((c = *word++) > ' ' || (c && *word >= 'a'))) {
        is_next = lower_case(peek()) == c;
        if (is_next)
            console_line.at++;
        if (c == ' ')
            read_spaces();
    }
    if (is_next && (read_at_end() || peek() == ' ' || peek() == ':'))
        return true;
    console_line.at = start;
    return false;
}

void text_words(const char *words)
{
    char c;

    while ((c = *words++))
        text_char(c);
}

const char *text_read(const char *text, void (*put)(char c))
{
    for (; *text; text++) {
        if (*text == '|')
            return text + 1;
        put(*text);
    }
    return 0;
}

// Writes a character of a text. For a placeholder (words.h), writes its value.
static void put_word(char c)
{
    const struct expected *expected = &console_line.expected;

    if (c == '^')
        write_number(console_line.start + 1);
    else if (c == '#')
        write_number(expected->min);
    else if (c == '&')
        write_number(expected->max);
    else if (c == '$')
        text_words(expected->letters);
    else
        text_char(c == '@' ? (char)expected->max : c);
}

void text_say(uint8_t words)
{
    text_read(console_words[words], put_word);
}

void write_limit(stones_t max)
{
    console_line.expected.max = max;
    text_say(WORDS_LIMIT);
}
