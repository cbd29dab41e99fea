// SPDX-License-Identifier: MIT
#include "console/reader.h"

void read_fault(const struct reader *reader)
{
    write_text(reader->put, TEXT("error: column "));
    write_number(reader->put, (uint32_t)reader->at + 1);
    write_text(reader->put, TEXT(": "));
}

bool read_refuse(const struct reader *reader, const FLASH char *what)
{
    read_fault(reader);
    write_text(reader->put, what);
    reader->put('\n');
    return false;
}

bool read_refuse_above(const struct reader *reader, const FLASH char *what, uint32_t limit)
{
    read_fault(reader);
    write_text(reader->put, what);
    write_text(reader->put, TEXT(", at most "));
    write_number(reader->put, limit);
    reader->put('\n');
    return false;
}

bool read_at_end(const struct reader *reader)
{
    return reader->at == reader->length;
}

uint16_t read_word_length(const struct reader *reader)
{
    uint16_t end = reader->at;

    while (end < reader->length && reader->text[end] != ' ')
        end++;
    return end - reader->at;
}

bool read_if(struct reader *reader, const FLASH char *text)
{
    uint16_t at = reader->at;

    for (; *text; text++, at++)
        if (at == reader->length || reader->text[at] != *text)
            return false;
    reader->at = at;
    return true;
}

bool read_if_word(struct reader *reader, const FLASH char *word)
{
    uint16_t start = reader->at;

    if (read_if(reader, word) && read_word_length(reader) == 0)
        return true;
    reader->at = start;
    return false;
}

bool read_expect(struct reader *reader, const FLASH char *text)
{
    if (read_if(reader, text))
        return true;
    read_fault(reader);
    write_text(reader->put, TEXT("expected \""));
    write_text(reader->put, text);
    write_text(reader->put, TEXT("\"\n"));
    return false;
}

bool read_expect_end(struct reader *reader)
{
    return read_at_end(reader) || read_refuse(reader, TEXT("expected the end of the line"));
}

static bool is_digit(const struct reader *reader)
{
    return !read_at_end(reader) && reader->text[reader->at] >= '0' && reader->text[reader->at] <= '9';
}

// Why the characters from the cursor on are no number in min..max, or NULL and the number.
static const FLASH char *scan(struct reader *reader, uint32_t min, uint32_t max, uint32_t *number)
{
    uint16_t start = reader->at;
    uint32_t value = 0;

    for (; is_digit(reader); reader->at++) {
        uint8_t digit = (uint8_t)(reader->text[reader->at] - '0');
        if (value > max / 10 || value * 10 + digit > max)
            return TEXT(" too large");
        value = value * 10 + digit;
    }
    *number = value;
    if (reader->at == start)
        return TEXT(" expected");
    if (reader->text[start] == '0' && reader->at - start > 1)
        return TEXT(" with leading zeros");
    if (value < min)
        return TEXT(" too small");
    return 0;
}

bool read_number(struct reader *reader, const FLASH char *what, uint32_t min, uint32_t max, uint32_t *number)
{
    uint16_t start = reader->at;
    const FLASH char *fault = scan(reader, min, max, number);

    if (!fault)
        return true;
    reader->at = start;
    read_fault(reader);
    write_text(reader->put, what);
    write_text(reader->put, fault);
    write_text(reader->put, TEXT(", a number "));
    write_number(reader->put, min);
    write_text(reader->put, TEXT(".."));
    write_number(reader->put, max);
    reader->put('\n');
    return false;
}
