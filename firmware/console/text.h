// SPDX-License-Identifier: MIT
// One grammar walker, two modes: READ parses the line, WRITE prints an answer. What walks over the text is
// given what a number or a letter holds, and gives back what it is to hold then.
//
// The first fault is kept and is the end of the line, so who reads goes on without looking back, and comes to
// an end soon. What is written goes out as there is room, a piece again from its start each time, without
// what is out already: nothing is collected in RAM.
#pragma once

#include "console/line.h"

// Words that stay in flash on the AVR, written where they are used.
#define TEXT(words)                                                                                          \
    (__extension__({                                                                                         \
        static const FLASH char text_[] = words;                                                             \
        &text_[0];                                                                                           \
    }))

// An array in flash has to be named by its first element: as a whole it decays to a pointer into RAM.
#define NAME(named) (&(named)->name[0])

// One of several strings that follow each other.
const FLASH char *text_nth(const FLASH char *strings, uint8_t n);

// Both ways

// A space stands for one or more of them in what is read.
void text_char(char c);

// In a fault some characters stand for what was expected: `^` the column, `#` and `&` the smallest and the
// largest number, `%` the limit, `@` a character, `$` letters.
void text_words(const FLASH char *words);

// A decimal number without leading zeros. Read, it is min..max, or as it was if that is a fault.
stones_t text_number(stones_t number, part_t min, stones_t max);

// One of the letters, as its place among them.
uint8_t text_letter(const FLASH char *letters, uint8_t place);

// Whether a list goes on behind this character: in the line, or because there is more to write.
bool text_more(char c, bool more);

// Reading

// A fault, with the limit or the letters if its text names them; or at this start.
void read_refuse(uint8_t fault, stones_t max);
void read_refuse_for(uint8_t fault, const FLASH char *letters);
void read_refuse_at(column_t start, uint8_t fault);

bool read_at_end(void);
void read_end(void);

// Steps over spaces, if any.
void read_spaces(void);

// Steps over the word, in any case, if it comes next and a space, a colon or the end of the line follows. It
// is given in lower case and ends before its first character that is not above a space.
bool read_word(const FLASH char *word);

// Writing

void write_number(stones_t number);
void write_limit(stones_t max);
