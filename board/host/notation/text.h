// SPDX-License-Identifier: MIT
// Reads and writes lines with the same functions, in four modes (enum line_mode). In a writing mode,
// text_...() writes its argument and returns it. In a reading mode, it returns the value read.
//
// In mode READ, upper and lower case are the same, and a space matches one or more spaces. In mode DESCRIBE,
// text_number() writes `min..max` and returns max, and text_letter() writes all letters.
//
// The first fault of a line is kept and ends the line. Callers need not check after each call.
#pragma once

#include "notation/line.h"

// All modes

// Reads or writes this character.
void text_char(char c);

// Reads or writes each character of a text with text_char().
void text_words(const char *words);

// Writes a text of words.h, with values for its placeholders.
void text_say(uint8_t words);

// Passes the text up to a `|` to put(). Returns the text after the `|`, or null without a `|`.
const char *text_read(const char *text, void (*put)(char c));

// Reads or writes a number and returns it. On a fault, returns `number`.
stones_t text_number(stones_t number, part_t min, stones_t max);

// Reads or writes one of the letters and returns its index.
uint8_t text_letter(const char *letters, uint8_t place);

// In mode READ: if `c` is next, skips it and returns true. In other modes: if `more` is not 0, writes `c` and
// returns true.
bool text_more(char c, uint8_t more);

// Reads or writes a space between two elements of a list. In mode READ, also accepts a comma.
void text_gap(void);

// Reading

// Returns true in the modes READ and NUMBERS.
bool read_is_on(void);

// Notes the first fault of a line and ends the line.
void read_refuse(uint8_t fault);

// Like read_refuse(), with a number or character for the text of the fault.
void read_refuse_above(uint8_t fault, stones_t max);

// Like read_refuse(), with letters for the text of the fault.
void read_refuse_for(uint8_t fault, const char *letters);

// Like read_refuse(), but puts the fault at the column `start`, counted from 0.
void read_refuse_at(column_t start, uint8_t fault);

// Returns true at the end of the line.
bool read_at_end(void);

// Skips spaces. Notes a fault unless the line ends after them.
void read_end(void);

// Skips spaces, if any.
void read_spaces(void);

// Returns true if this character is next.
bool read_is_next(char c);

// If the word `key` is next, skips it and returns true.
bool read_key(const char *key);

// Skips the next character and returns it.
char read_character(void);

// Returns true if a digit or a dot is next in the line.
bool read_is_number_next(void);

// If `word` is next as a whole word, skips it and returns true. `word` is in lower case and may contain
// spaces.
bool read_word(const char *word);

// Writing

// Writes a decimal number.
void write_number(stones_t number);

// Writes `, at most <max>`.
void write_limit(stones_t max);
