// SPDX-License-Identifier: MIT
// One grammar walker, four modes (enum line_mode): READ parses the line, NUMBERS parses a line of a board,
// WRITE prints an answer, DESCRIBE prints an answer with ranges in place of numbers. NUMBERS skips all
// characters. Its functions text_...() take a value to write and return the value: that one, or the one read.
//
// The first fault is kept and ends the line, so a reader need not test for faults and soon comes to its end.
#pragma once

#include "notation/line.h"

// All modes

// Reads or writes this character. READ: any other one is a fault, and a space stands for one or more spaces.
void text_char(char c);

// Writes a text.
void text_words(const char *words);

// Writes a text of words.h, with the values that it shows.
void text_say(uint8_t words);

// Hands the characters of a text to `put` up to its end or a `|`, which separates its parts. Returns the next
// part; null after the last one.
const char *text_read(const char *text, void (*put)(char c));

// Reads or writes a decimal number. READ: it has no leading zeros, a 0 ends it; a number that is not in
// min..max is a fault, and `number` is returned. DESCRIBE: writes `min..max` and returns max.
stones_t text_number(stones_t number, part_t min, stones_t max);

// Reads or writes one of these letters; returns its place among them, which is its number in NUMBERS.
// DESCRIBE: writes all of them.
uint8_t text_letter(const char *letters, uint8_t place);

// Steps over this character, a letter in either case, if it comes next (READ) or if `more` is not 0 (the
// other modes), and returns whether it did: whether a list goes on.
bool text_more(char c, uint8_t more);

// Reads or writes what separates two elements: a space. READ: a comma does as well, with spaces around it or
// without.
void text_gap(void);

// Reading

// True in the modes READ and NUMBERS.
bool read_is_on(void);

// Notes a fault (enum fault), unless there is one already, and ends the line.
void read_refuse(uint8_t fault);

// The same with a fault whose text shows this number or character.
void read_refuse_above(uint8_t fault, stones_t max);

// The same with a fault whose text shows these letters.
void read_refuse_for(uint8_t fault, const char *letters);

// The same with a fault at this column of the line, from 0 on.
void read_refuse_at(column_t start, uint8_t fault);

// True at the end of the line.
bool read_at_end(void);

// Steps over spaces; anything after them is a fault.
void read_end(void);

// Steps over spaces, if any.
void read_spaces(void);

// True if this character, a letter in either case, comes next.
bool read_is_next(char c);

// Steps over the key of a parameter, in upper or lower case, and returns true if it comes next and no letter
// follows it. The key ends before a character that is no letter.
bool read_key(const char *key);

// Steps over the next character and returns it.
char read_character(void);

// True if a number or a dot comes next.
bool read_is_number_next(void);

// Steps over a word, in upper or lower case, and returns true if it comes next, followed by a space, a colon
// or the end of the line. The word is given in lower case, ended by a control character or a space; a space
// before another word in lower case is a part of it, and stands for one or more spaces.
bool read_word(const char *word);

// Writing

// Writes a decimal number.
void write_number(stones_t number);

// Writes `, at most <max>`.
void write_limit(stones_t max);
