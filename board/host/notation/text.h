// SPDX-License-Identifier: MIT
// Reads and writes lines with the same functions, in four modes (enum line_mode). A function text_...() gets
// the value to write and returns it; in a reading mode it returns the value read instead.
//
// The first fault of a line is kept and ends the line. Callers need not check for faults after each call.
#pragma once

#include "notation/line.h"

// All modes

// Reads or writes this character. READ: a space matches several spaces. NUMBERS: does nothing.
void text_char(char c);

// Reads or writes each character of a text with text_char().
void text_words(const char *words);

// Writes a text of words.h and its values.
void text_say(uint8_t words);

// Passes characters to `put` up to a `|`. Returns the text after the `|`, or null at the end.
const char *text_read(const char *text, void (*put)(char c));

// Reads or writes a number in min..max. On a fault, returns `number`. DESCRIBE: writes `min..max`, returns
// max.
stones_t text_number(stones_t number, part_t min, stones_t max);

// Reads or writes one of these letters. Returns its index. NUMBERS: reads the index. DESCRIBE: writes all
// letters.
uint8_t text_letter(const char *letters, uint8_t place);

// READ: skips this character, in either case, and returns true if it is next. Other modes: writes it and
// returns true if `more` is not 0.
bool text_more(char c, uint8_t more);

// Reads or writes the space between two elements of a list. READ: accepts a comma.
void text_gap(void);

// Reading

// Returns true in the modes READ and NUMBERS.
bool read_is_on(void);

// Notes the first fault of a line and ends the line.
void read_refuse(uint8_t fault);

// Like read_refuse(), for a fault whose text has a number or a character.
void read_refuse_above(uint8_t fault, stones_t max);

// Like read_refuse(), for a fault whose text has letters.
void read_refuse_for(uint8_t fault, const char *letters);

// Like read_refuse(), at this column, counted from 0.
void read_refuse_at(column_t start, uint8_t fault);

// Returns true at the end of the line.
bool read_at_end(void);

// Skips spaces. Notes a fault unless the line ends after them.
void read_end(void);

// Skips spaces, if any.
void read_spaces(void);

// Returns true if this character, in either case, is next.
bool read_is_next(char c);

// Skips the letters of `key`, in either case, and returns true, if they are next and no letter follows.
bool read_key(const char *key);

// Skips the next character and returns it.
char read_character(void);

// Returns true if a digit or a dot is next in the line.
bool read_is_number_next(void);

// Skips a word and returns true if it is next, in either case, before a space, a colon or the end. `word` is
// in lower case and may contain spaces.
bool read_word(const char *word);

// Writing

// Writes a decimal number.
void write_number(stones_t number);

// Writes `, at most <max>`.
void write_limit(stones_t max);
