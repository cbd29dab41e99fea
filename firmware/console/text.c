// SPDX-License-Identifier: MIT
#include "console/console.h" // console_put
#include "console/notation.h"

struct text text;
union memory memory;

// Steps over a character. What is read has no room for it.
static void put(char c)
{
    if ((column_t)(text.at - text.length) < text.room)
        console_put(c);
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
    if (text.way == READ)
        more = peek() == c;
    if (more)
        put(c);
    return more;
}

void read_refuse(uint8_t fault, stones_t max)
{
    if (text.fault) // what follows a fault only comes from it
        return;
    if (fault < NOT_A_NUMBER)
        text.start = text.at;
    text.fault = fault;
    text.at = text.length;
    memory.expected.max = max;
}

void read_refuse_at(column_t start, uint8_t fault)
{
    if (!text.fault)
        text.start = start;
    read_refuse(fault, 0);
}

void read_refuse_for(uint8_t fault, const FLASH char *letters)
{
    if (!text.fault)
        memory.expected.letters = letters;
    read_refuse(fault, 0);
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
        read_refuse(OTHER_CHARACTER, (stones_t)c);
    else if (c == ' ')
        read_spaces();
}

void read_spaces(void)
{
    while (text.way == READ && text_more(' ', true))
        ;
}

uint8_t text_letter(const FLASH char *letters, uint8_t place)
{
    char c;

    if (text.way == DESCRIBE) {
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
    char digits[10]; // of 4294967295, last digit first
    uint8_t count = 0;

    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    while (count)
        put(digits[--count]);
}

stones_t text_number(stones_t number, part_t min, stones_t max)
{
    stones_t value = 0;
    uint8_t digit;

    if (text.way == WRITE) {
        write_number(number);
        return number;
    }
    if (text.way == DESCRIBE) {
        memory.expected.min = min;
        memory.expected.max = max;
        text_words(TEXT("#..&"));
        return max;
    }
    if (text.fault)
        return number;
    text.start = text.at;
    while ((value || text.at == text.start) && (digit = (uint8_t)(peek() - '0')) <= 9) {
        value = value > STONES_MAX / 10 ? (stones_t)STONES_MAX + 1 : value * 10 + digit;
        text.at++;
    }
    if (text.at != text.start && value >= min && value <= max)
        return value;
    read_refuse(NOT_A_NUMBER, max);
    memory.expected.min = min;
    return number;
}

void read_end(void)
{
    read_spaces();
    if (!read_at_end())
        read_refuse(NOT_THE_END, 0);
}

static char lower_case(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c + 'a' - 'A') : c;
}

bool read_word(const FLASH char *word)
{
    const column_t start = text.at;
    char c;

    while ((c = *word++) > ' ' && lower_case(peek()) == c)
        text.at++;
    if (c <= ' ' && (read_at_end() || peek() == ' ' || peek() == ':'))
        return true;
    text.at = start;
    return false;
}

static const FLASH char limit[] = ", at most &";

// `%` and `$` go on with another text, which has the end of both.
void text_words(const FLASH char *words)
{
    const struct expected *expected = &memory.expected;
    char c;

    while ((c = *words++))
        if (c == '^')
            write_number(text.start + 1);
        else if (c == '#')
            write_number(expected->min);
        else if (c == '%')
            words = &limit[0];
        else if (c == '&')
            write_number(expected->max);
        else if (c == '$')
            words = expected->letters;
        else if (c == '~')
            write_cycle(&memory.task.state.position);
        else
            text_char(c == '@' ? (char)expected->max : c);
}

void write_limit(stones_t max)
{
    memory.expected.max = max;
    text_words(&limit[0]);
}

// By enum fault, for text_words
static const FLASH char faults[] = "\0"
                                   "too many characters%\0"
                                   "no game under way\0"
                                   "the game is over\0"
                                   "nothing to take back\0"
                                   "too many moves back%\0"
                                   "too many positions%\0"
                                   "too many steps to search%\0"
                                   "too many moves to try%\0"
                                   "too many moves to list%\0"
                                   "interrupted\0"
                                   "unknown game or command; try help\0"
                                   "expected end of line\0"
                                   "expected one of $\0"
                                   "expected parameters, then \":\"; here they are $\0"
                                   "for misere play the game is called $\0"
                                   "expected \"@\"\0"
                                   "too many%\0"
                                   "expected a number #..&\0"
                                   "two men on one cell\0"
                                   "edge twice\0"
                                   "cycle ~\0"
                                   "against the rules";

void write_fault(void)
{
    text_words(text.fault >= UNKNOWN_WORD ? TEXT("error: column ^: ") : TEXT("error: "));
    text_words(text_nth(&faults[0], text.fault));
}
