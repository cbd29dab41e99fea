// SPDX-License-Identifier: MIT
#include "console/text.h"

#include "console/commands.h" // SET

#include "text/digits.h" // numbers
#include "text/packed.h" // the words

struct console_line console_line;

// Steps over a character, and writes it if it is in the room of this step; there is none in mode READ.
static void put(uint8_t c)
{
    struct console_line *const line = IN_REGISTER(&console_line);

    if ((column_t)(line->at - line->length) < line->room)
        line->calls->put((char)c);
    line->at++;
}

bool read_at_end(void)
{
    return console_line.at == console_line.length;
}

// The next character of the line, or NUL at its end.
static char peek(void)
{
    return read_at_end() ? '\0' : console_line.characters[console_line.at];
}

bool text_more(char c, uint8_t more)
{
    if (console_line.mode == READ ? peek() != c : !more)
        return false;
    put((uint8_t)c);
    return true;
}

void read_refuse(uint8_t fault)
{
    struct console_line *const line = IN_REGISTER(&console_line);

    if (line->fault) // only the first fault counts
        return;
    if (fault < NOT_A_NUMBER)
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

void read_refuse_for(uint8_t fault, const FLASH char *letters)
{
    if (!console_line.fault)
        console_line.expected.letters = letters;
    read_refuse(fault);
}

const FLASH char *text_nth(const FLASH char *strings, uint8_t n)
{
    while (n)
        n -= !*strings++;
    return strings;
}

void text_char(char c)
{
    if (!text_more(c, true))
        read_refuse_above(OTHER_CHARACTER, (uint8_t)c);
    else if (c == ' ')
        read_spaces();
}

void read_spaces(void)
{
    while (console_line.mode == READ && text_more(' ', true))
        ;
}

uint8_t text_letter(const FLASH char *letters, uint8_t place)
{
    char c;

    if (console_line.mode == DESCRIBE) {
        text_words(letters);
        return 0;
    }
    for (uint8_t i = 0; (c = letters[i]); i++)
        if (text_more(c, i == place))
            return i;
    read_refuse_for(NOT_A_LETTER, letters);
    return 0;
}

void write_number(stones_t number)
{
    put_digits(number, put);
}

stones_t text_number(stones_t number, part_t min, stones_t max)
{
    struct console_line *const line = IN_REGISTER(&console_line);
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
    if (CONSOLE_GLASS && line->command == SET && max > GLASS_NUMBER_MAX)
        max = GLASS_NUMBER_MAX;
    line->start = line->at;
    do {
        const uint8_t digit = (uint8_t)(peek() - '0');
        if (digit > 9)
            break;
        value = value > STONES_MAX / 10 ? (stones_t)STONES_MAX + 1 : value * 10 + digit;
        line->at++;
    } while (value);
    if (line->at != line->start && value >= min && value <= max)
        return value;
    read_refuse_above(NOT_A_NUMBER, max);
    line->expected.min = min;
    return number;
}

void read_end(void)
{
    read_spaces();
    if (!read_at_end())
        read_refuse(NOT_THE_END);
}

static char lower_case(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c + 'a' - 'A') : c;
}

bool read_word(const FLASH char *word)
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

void text_words(const FLASH char *words)
{
    char c;

    while ((c = *words++))
        text_char(c);
}

// Writes a character of a packed text, or the value that it stands for.
static void put_word(uint8_t c)
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
        text_char(c == '@' ? (char)expected->max : (char)c);
}

void text_say(uint8_t words)
{
    packed_read(packed_nth(console_words, words), put_word);
}

void write_limit(stones_t max)
{
    console_line.expected.max = max;
    text_say(WORDS_LIMIT);
}
