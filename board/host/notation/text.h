// SPDX-License-Identifier: MIT
// Reads and writes lines with the same functions, in four modes (enum line_mode). In a writing mode,
// text_...() functions write their argument and return it. In a reading mode, they return the value read.
//
// In mode READ, upper and lower case are the same, and a space matches one or more spaces. In mode DESCRIBE,
// text_number() writes `min..max` and returns max, and text_letter() writes all letters.
//
// At its first fault, a line ends and keeps the fault. Callers need not check for faults after each call.
#pragma once

#include "question/fault.h"
#include "question/files.h"
#include "question/state.h"

#include <stddef.h>

enum { CONSOLE_LINE_MAX = 1023 }; // largest number of characters in a line; the longest legal line has 540

typedef uint16_t column_t; // column of a line, from 0

enum line_mode {
    READ,    // reads a line that a user wrote
    NUMBERS, // reads a board's line, in which each list begins with its length
    WRITE,   // writes an answer
    DESCRIBE // writes the range of each number in place of the number
};

// Limits of a board, which can be lower than the limits of this program
enum { PARAMETERS = 12 }; // number of rows in the table of parameters (params.c)
struct limits {
    stones_t stones, take;       // largest heap; largest number in a set S
    stones_t params[PARAMETERS]; // largest value of each parameter, in the order of params.c
    // largest number of parts, and largest value of a part, for each shape
    stones_t most[SHAPES], part[SHAPES];
};
// Returns this program's limit, or the board's limit if it is known and lower.
#define LIMIT(limits, own, of_board) ((limits) && (limits)->of_board < (own) ? (limits)->of_board : (own))

// Destination for the characters of an answer. `characters` may be null if `count` is 0.
struct sink {
    void (*put)(void *to, const char *characters, size_t count);
    void *to;
};

// A line of text to read or to write
struct line {
    enum line_mode mode;
    struct sink sink;            // for the writing modes
    struct fault *fault;         // for the reading modes
    const char *characters;      // the line that is read
    column_t at;                 // column of the next character to read
    column_t length;             // number of characters
    column_t start;              // column where the latest number, edge or move begins
    const struct limits *limits; // limits of a board, or null to use only this program's limits
    const struct files *files;   // functions that read and write files, or null
};

// Returns a struct line in mode WRITE that writes to `sink`.
struct line line_to(struct sink sink);

// Returns a struct line in mode READ that reads `characters`.
struct line line_from(const char *characters, size_t length, struct fault *fault);

// All modes

// Reads or writes the character `c`, or all of `words`.
void text_char(struct line *line, char c);
void text_words(struct line *line, const char *words);

// Reads or writes a number. Returns the number, or `number` on a fault.
stones_t text_number(struct line *line, stones_t number, part_t min, stones_t max);

// Reads or writes one of `letters`. Returns the index of the letter.
uint8_t text_letter(struct line *line, const char *letters, uint8_t place);

// In mode READ, returns true and skips `c` if `c` is next. In other modes, returns `more`. If `more` is true,
// writing modes write `c`.
bool text_more(struct line *line, char c, uint8_t more);

// Reads or writes a space in a list. Mode READ also accepts a comma.
void text_gap(struct line *line);

// Reads or writes a list of up to `most` numbers. A dot is an empty list.
unsigned text_numbers(struct line *line, uint32_t *numbers, unsigned count, uint32_t max, unsigned most);

// Reading

// Removes spaces at both ends, and semicolons at the end. Returns false if nothing is left.
bool read_begin(struct line *line);

// Returns true if the mode reads the line (READ or NUMBERS).
bool read_is_on(const struct line *line);

// Records an error and skips the line's rest. Keeps the first error.
void read_refuse(struct line *line, uint8_t fault);

// Does what read_refuse() does, with `max` in the fault's message.
void read_refuse_above(struct line *line, uint8_t fault, stones_t max);

// Does what read_refuse() does, with `letters` in the fault's message.
void read_refuse_for(struct line *line, uint8_t fault, const char *letters);

// Returns true if no characters are left to read.
bool read_at_end(const struct line *line);

// Skips spaces. Ends the line with a fault if characters are left.
void read_end(struct line *line);

void read_spaces(struct line *line);
bool read_is_next(const struct line *line, char c);

// If `key` is next, skips `key` and returns true.
bool read_key(struct line *line, const char *key);

char read_character(struct line *line);

// Returns true if the next character is a digit or a dot.
bool read_is_number_next(const struct line *line);

// Returns true if a digit and a point follow, as in `0.77`.
bool read_is_code_next(const struct line *line);

// If `word` is next, skips `word` and returns true. `word` is in lower case.
bool read_word(struct line *line, const char *word);

// Reads a file's name up to a space. Returns false if the name is empty.
bool read_file_name(struct line *line, char *name, size_t room);

// Reads a number, at most UINT32_MAX. Returns the text after the number.
const char *read_digits(const char *text, uint32_t *number);

// Writing

void write_number(struct line *line, stones_t number);

// Writes a text. Replaces each `#` by a number argument, each `$` by a text argument.
void write_format(struct line *line, const char *text, ...);

// Writes the column of a fault, if known, and the fault's message.
void write_fault(struct line *line, const struct fault *fault);
