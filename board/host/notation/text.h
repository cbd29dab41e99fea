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

enum { CONSOLE_LINE_MAX = 1023 }; // characters in a line; the longest legal line, a graph, has 540

typedef uint16_t column_t; // column of a line, from 0

enum line_mode {
    READ,    // reads a line of the notation
    NUMBERS, // reads a line from a board, where each list begins with its length
    WRITE,   // writes an answer
    DESCRIBE // writes the range of each number instead of the number
};

// Limits of a board, which may be lower than those of this program
enum { PARAMETERS = 12 }; // rows in the table of parameters (params.c)
struct limits {
    stones_t stones, take;               // largest heap; largest number in S
    stones_t params[PARAMETERS];         // largest value of each parameter, in the order of params.c
    stones_t most[SHAPES], part[SHAPES]; // for each shape: largest number of parts, largest value of a part
};
// The lower of two limits: this program's and the board's. `limits` may be null.
#define LIMIT(limits, own, of_board) ((limits) && (limits)->of_board < (own) ? (limits)->of_board : (own))

// Receives the characters of answers
struct sink {
    void (*put)(void *to, char c);
    void *to;
};

// A line that is read or written
struct line {
    enum line_mode mode;
    struct sink sink;            // for the writing modes
    struct fault *fault;         // for the reading modes
    const char *characters;      // the line that is read
    column_t at;                 // column of the next character to read
    column_t length;             // number of characters
    column_t start;              // column where the latest number, edge or move begins
    const struct limits *limits; // null if only the limits of this program apply
    const struct files *files;   // access to files; may be null
};

// Returns a line for writing to the sink.
struct line line_to(struct sink sink);

// Returns a line for reading these characters.
struct line line_from(const char *characters, size_t length, struct fault *fault);

// All modes

// Reads or writes this character.
void text_char(struct line *line, char c);

// Reads or writes each character of a text with text_char().
void text_words(struct line *line, const char *words);

// Reads or writes a number and returns it. On a fault, returns `number`.
stones_t text_number(struct line *line, stones_t number, part_t min, stones_t max);

// Reads or writes one of the letters and returns its index.
uint8_t text_letter(struct line *line, const char *letters, uint8_t place);

// In mode READ, if `c` is next, skips `c` and returns true. In other modes, if `more` is not 0, writes `c`
// and returns true.
bool text_more(struct line *line, char c, uint8_t more);

// Reads or writes a space between elements of a list. Mode READ also accepts a comma.
void text_gap(struct line *line);

// Reads or writes up to `most` numbers, each up to `max`, or a dot for an empty list. Returns their count.
unsigned text_numbers(struct line *line, uint32_t *numbers, unsigned count, uint32_t max, unsigned most);

// Reading

// Removes spaces at both ends of the line and semicolons at the end. Returns false if the line is empty.
bool read_begin(struct line *line);

// Returns true in the modes READ and NUMBERS.
bool read_is_on(const struct line *line);

// Notes the first fault of a line and ends the line.
void read_refuse(struct line *line, uint8_t fault);

// Like read_refuse(), but the fault's message contains the number or character `max`.
void read_refuse_above(struct line *line, uint8_t fault, stones_t max);

// Like read_refuse(), but the fault's message contains `letters`.
void read_refuse_for(struct line *line, uint8_t fault, const char *letters);

// Like read_refuse(), but puts the fault at the column `start`, counted from 0.
void read_refuse_at(struct line *line, column_t start, uint8_t fault);

// Returns true at the end of the line.
bool read_at_end(const struct line *line);

// Skips spaces. Notes a fault unless the line ends after them.
void read_end(struct line *line);

// Skips spaces, if any.
void read_spaces(struct line *line);

// Returns true if this character is next.
bool read_is_next(const struct line *line, char c);

// If the word `key` is next, skips it and returns true.
bool read_key(struct line *line, const char *key);

// Skips the next character and returns it.
char read_character(struct line *line);

// Returns true if a digit or a dot is next in the line.
bool read_is_number_next(const struct line *line);

// Returns true if a digit and a point are next, as in `0.77`.
bool read_is_code_next(const struct line *line);

// If `word` is next as a whole word, skips `word` and returns true. `word` is lower case, perhaps with
// spaces.
bool read_word(struct line *line, const char *word);

// Reads the name of a file up to a space. Keeps at most `room` - 1 characters. Returns false if the name is
// empty.
bool read_file_name(struct line *line, char *name, size_t room);

// Reads the number at the beginning of a text, or UINT32_MAX if it is larger. Returns the text after the
// digits.
const char *read_digits(const char *text, uint32_t *number);

// Writing

// Writes a decimal number.
void write_number(struct line *line, stones_t number);

// Writes `, at most <max>`.
void write_limit(struct line *line, stones_t max);

// Writes a text. Replaces each `#` by the next argument, a number, and each `$` by the next argument, a
// text.
void write_format(struct line *line, const char *text, ...);

// Writes the text of a fault, after its column if the fault has a column.
void write_fault(struct line *line, const struct fault *fault);
