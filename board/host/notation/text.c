// SPDX-License-Identifier: MIT
#include "notation/text.h"

#include <stdarg.h>
#include <string.h>

#define FAULT_TEXT(id, text) [id] = (text),
static const char *const fault_texts[] = {LINE_FAULTS(FAULT_TEXT) CHARACTER_FAULTS(FAULT_TEXT)
                                              START_FAULTS(FAULT_TEXT)};

struct line line_to(struct sink sink)
{
    return (struct line){.mode = WRITE, .sink = sink};
}

struct line line_from(const char *characters, size_t length, struct fault *fault)
{
    return (struct line){.mode = READ, .characters = characters, .length = (column_t)length, .fault = fault};
}

bool read_begin(struct line *line)
{
    read_spaces(line);
    while (line->length > line->at) {
        const char last = line->characters[line->length - 1];
        if (last != ' ' && (last != ';' || line->length == line->at + 1))
            return true;
        line->length--;
    }
    return false;
}

// Skips a character when reading a line. Writes `c` when writing a line.
static void step_over(struct line *line, char c)
{
    if (line->mode == READ)
        line->at++;
    else if (line->mode != NUMBERS)
        line->sink.put(line->sink.to, &c, 1);
}

bool read_is_on(const struct line *line)
{
    return line->mode == READ || line->mode == NUMBERS;
}

bool read_at_end(const struct line *line)
{
    return line->at == line->length;
}

// Returns the next character to read, or NUL at the end of the line.
static char peek(const struct line *line)
{
    return read_at_end(line) ? '\0' : line->characters[line->at];
}

char read_character(struct line *line)
{
    const char c = peek(line);

    line->at += c != '\0';
    return c;
}

static char lower_case(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c + 'a' - 'A') : c;
}

bool read_is_next(const struct line *line, char c)
{
    return lower_case(peek(line)) == lower_case(c);
}

bool read_is_number_next(const struct line *line)
{
    return (peek(line) >= '0' && peek(line) <= '9') || peek(line) == '.';
}

bool read_is_code_next(const struct line *line)
{
    return line->at + 1 < line->length && read_is_number_next(line) &&
           line->characters[line->at + 1] == '.' && peek(line) != '.';
}

bool text_more(struct line *line, char c, uint8_t more)
{
    if (line->mode == READ ? !read_is_next(line, c) : !more)
        return false;
    step_over(line, c);
    return true;
}

void read_refuse(struct line *line, uint8_t fault)
{
    if (line->fault->id)
        return;
    refuse(line->fault, fault);
    line->fault->column = fault < FAULT_NOT_A_NUMBER ? line->at : line->start;
    line->at = line->length;
}

void read_refuse_above(struct line *line, uint8_t fault, stones_t max)
{
    if (!line->fault->id)
        line->fault->max = max;
    read_refuse(line, fault);
}

void read_refuse_for(struct line *line, uint8_t fault, const char *letters)
{
    if (!line->fault->id)
        line->fault->letters = letters;
    read_refuse(line, fault);
}

void text_char(struct line *line, char c)
{
    if (!text_more(line, c, true))
        read_refuse_above(line, FAULT_OTHER_CHARACTER, (uint8_t)c);
    else if (c == ' ')
        read_spaces(line);
}

void read_spaces(struct line *line)
{
    while (line->mode == READ && text_more(line, ' ', true))
        ;
}

void text_gap(struct line *line)
{
    const column_t start = line->at;
    const bool reads = line->mode == READ;

    read_spaces(line);
    if (reads && (text_more(line, ',', true) || text_more(line, '+', true)))
        read_spaces(line);
    else if (!reads || line->at == start)
        text_char(line, ' ');
}

uint8_t text_letter(struct line *line, const char *letters, uint8_t place)
{
    char c;

    if (line->mode == DESCRIBE) {
        text_words(line, letters);
        return 0;
    }
    if (line->mode == NUMBERS)
        return (uint8_t)text_number(line, place, 0, (stones_t)strlen(letters) - 1);
    for (uint8_t i = 0; (c = letters[i]); i++)
        if (text_more(line, c, i == place))
            return i;
    read_refuse_for(line, FAULT_NOT_A_LETTER, letters);
    return 0;
}

void write_number(struct line *line, stones_t number)
{
    char digits[11] = "";
    size_t at = sizeof digits - 1;

    do
        digits[--at] = (char)('0' + number % 10);
    while (number /= 10);
    text_words(line, &digits[at]);
}

// replaces each number that is too large to store
#define BEYOND ((stones_t)-1)
_Static_assert(BEYOND / 2 >= STONES_MAX, "the cap of fib is at most 2 * STONES_MAX, below BEYOND");

const char *read_digits(const char *text, uint32_t *number)
{
    for (*number = 0; (uint8_t)(*text - '0') <= 9; text++) {
        const uint32_t digit = (uint32_t)(*text - '0');
        *number = *number > (UINT32_MAX - digit) / 10 ? UINT32_MAX : *number * 10 + digit;
    }
    return text;
}

// Reads an exponent, as in `1e6`. Returns `value` times this power of ten.
static stones_t read_exponent(struct line *line, stones_t value)
{
    const column_t start = line->at++;
    unsigned exponent = 0;

    for (; (uint8_t)(peek(line) - '0') <= 9; line->at++)
        exponent = exponent > 9 ? exponent : exponent * 10 + (unsigned)(peek(line) - '0');
    if (line->at == start + 1)
        line->at = start; // the `e` is not part of the number
    while (exponent--)
        value = value > BEYOND / 10 ? BEYOND : value * 10;
    return value;
}

stones_t text_number(struct line *line, stones_t number, part_t min, stones_t max)
{
    stones_t value = 0;

    if (line->mode == WRITE) {
        write_number(line, number);
        return number;
    }
    if (line->mode == DESCRIBE) {
        write_format(line, "#..#", min, max);
        return max;
    }
    if (line->fault->id)
        return number;
    if (line->mode == NUMBERS && read_character(line) != ' ')
        read_refuse(line, FAULT_NOT_A_NUMBER);
    line->start = line->at;
    do {
        const uint8_t digit = (uint8_t)(peek(line) - '0');
        if (digit > 9)
            break;
        value = value > (BEYOND - digit) / 10 ? BEYOND : value * 10 + digit;
        line->at++;
    } while (value);
    if (line->mode == READ && line->at != line->start && read_is_next(line, 'e'))
        value = read_exponent(line, value);
    if (line->at != line->start && value >= min && value <= max)
        return value;
    if (!line->fault->id)
        line->fault->min = min;
    read_refuse_above(line, FAULT_NOT_A_NUMBER, max);
    return number;
}

unsigned text_numbers(struct line *line, uint32_t *numbers, unsigned count, uint32_t max, unsigned most)
{
    unsigned done = 0;

    if (text_more(line, '.', !count))
        return 0;
    do {
        if (done)
            text_gap(line);
        if (done == most) {
            read_refuse_above(line, FAULT_TOO_MANY, most);
            return done;
        }
        numbers[done] = text_number(line, numbers[done], 0, max);
        done++;
    } while (line->mode == READ ? !read_at_end(line) : done < count);
    return done;
}

void read_end(struct line *line)
{
    read_spaces(line);
    if (!read_at_end(line))
        read_refuse(line, FAULT_NOT_THE_END);
}

static bool is_letter(char c)
{
    return lower_case(c) >= 'a' && lower_case(c) <= 'z';
}

bool read_key(struct line *line, const char *key)
{
    const column_t start = line->at;

    while (is_letter(*key) && text_more(line, *key, true))
        key++;
    if (!is_letter(*key) && !is_letter(peek(line)))
        return true;
    line->at = start;
    return false;
}

bool read_word(struct line *line, const char *word)
{
    const column_t start = line->at;
    bool is_next = true;
    char c;

    while (is_next && ((c = *word++) > ' ' || (c && *word >= 'a'))) {
        is_next = lower_case(peek(line)) == c;
        if (is_next)
            line->at++;
        if (c == ' ')
            read_spaces(line);
    }
    if (is_next && (read_at_end(line) || peek(line) == ' ' || peek(line) == ':' || peek(line) == '('))
        return true;
    line->at = start;
    return false;
}

void text_words(struct line *line, const char *words)
{
    while (read_is_on(line) && *words)
        text_char(line, *words++);
    if (*words)
        line->sink.put(line->sink.to, words, strlen(words));
}

bool read_file_name(struct line *line, char *name, size_t room)
{
    size_t length = 0;

    while (!read_at_end(line) && !read_is_next(line, ' ') && length < room - 1)
        name[length++] = read_character(line);
    name[length] = '\0';
    return length;
}

void write_format(struct line *line, const char *text, ...)
{
    va_list arguments;

    va_start(arguments, text);
    for (; *text; text++) {
        if (*text == '#')
            write_number(line, (stones_t)va_arg(arguments, uint32_t));
        else if (*text == '$')
            text_words(line, va_arg(arguments, const char *));
        else
            text_char(line, *text);
    }
    va_end(arguments);
}

void write_fault(struct line *line, const struct fault *fault)
{
    if (fault->id >= FAULT_UNKNOWN_WORD)
        write_format(line, "column #: ", fault->column + 1u);
    for (const char *c = fault_texts[fault->id]; *c; c++) {
        if (*c == '#')
            write_number(line, fault->min);
        else if (*c == '&')
            write_number(line, fault->max);
        else if (*c == '$')
            text_words(line, fault->letters);
        else if (*c == '%')
            text_words(line, ". For more, raise a limit: limit ");
        else
            text_char(line, *c == '@' ? (char)fault->max : *c);
    }
    for (uint8_t i = 0; fault->id == FAULT_CYCLE && i <= fault->cycle_length; i++)
        write_format(line, i ? ">#" : "#", fault->cycle[i % fault->cycle_length]);
}
