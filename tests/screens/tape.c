// SPDX-License-Identifier: MIT
#include "tape.h"

#include "parts/matrix.h"

#include <string.h>

static struct max7219 dots;
static struct matrix_frame latest;    // last on the tape
static const struct matrix_frame *at; // for the readers

// Replaces the simulator's max7219_is_lit(). Reads the frame of tape_look_at().
bool max7219_is_lit(const struct max7219 *chain, unsigned column, unsigned row)
{
    (void)chain;
    return at->column[column] >> row & 1;
}

// Replaces the simulator's max7219_look(). Does nothing, because all frames are recorded.
void max7219_look(struct max7219 *chain)
{
    (void)chain;
}

void tape_look_at(const struct matrix_frame *frame)
{
    at = frame;
}

void tape_begin(void)
{
    dots.tape_length = 0;
}

bool tape_add(const struct matrix_frame *frame)
{
    const uint8_t *const column = frame->column;

    if (!dots.tape_length) {
        memcpy(dots.tape, column, MAX7219_COLUMNS);
        dots.tape_length = MAX7219_COLUMNS;
    } else if (memcmp(latest.column, column, MAX7219_COLUMNS)) {
        if (memcmp(latest.column + 1, column, MAX7219_COLUMNS - 1) || dots.tape_length == MAX7219_TAPE)
            return false;
        dots.tape[dots.tape_length++] = column[MAX7219_COLUMNS - 1];
    }
    latest = *frame;
    return true;
}

struct max7219 *tape_dots(void)
{
    return &dots;
}

bool tape_has_text(void)
{
    return dots.tape_length;
}

// Appends a character in UTF-8. Never appends a second space.
static void add_code(char *text, uint8_t code)
{
    static const char *const letters[] = {['['] = "ä", ['\\'] = "ö", [']'] = "ü", ['^'] = "ß",  ['`'] = "ñ",
                                          ['"'] = "á", ['$'] = "é",  ['%'] = "í", ['*'] = "ó",  [';'] = "ú",
                                          ['<'] = "è", ['='] = "à",  ['>'] = "ç", [0x7e] = ">", [0x7f] = "<"};
    const char one[] = {(char)code, 0};
    const size_t length = strlen(text);

    if (code == ' ' && (!length || text[length - 1] == ' '))
        return;
    strcat(text, code < sizeof letters / sizeof letters[0] && letters[code] ? letters[code] : one);
}

bool tape_reads(const uint8_t *codes, unsigned length, bool whole)
{
    char seen[MATRIX_TAPE_BYTES], wanted[MATRIX_TAPE_BYTES] = "";

    for (unsigned i = 0; i < length; i++)
        add_code(wanted, codes[i]);
    for (size_t end = strlen(wanted); end && wanted[end - 1] == ' ';)
        wanted[--end] = 0;
    matrix_read(&dots, seen);
    const char *const first = seen + strspn(seen, " ");
    return whole ? !strcmp(first, wanted) : !strncmp(first, wanted, strlen(wanted));
}
