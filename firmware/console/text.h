// SPDX-License-Identifier: MIT
// One description of the notation serves both ways: what walks over the text either reads it into a position
// or writes it from there, and is given what it holds and gives back what it is to hold then. There is one
// text at a time.
//
// What is read is a line in RAM. The first fault is kept and is the end of the line, so whoever reads goes on
// without looking back, and comes to an end soon. What is written goes out as there is room, a piece again
// from its start each time, without what is out already: nothing is collected in RAM.
#pragma once

#include "game/game.h"

#if CONSOLE_LINE_MAX <= 160
typedef uint8_t column_t; // of a line or of a piece of an answer, which has at most 94 characters more
#else
typedef uint16_t column_t;
#endif

enum text_way {
    READ,
    WRITE,
    DESCRIBE // writes the range of a number in its place, and gives back the largest one
};

// What can be wrong, as write_fault says it
enum fault {
    NO_FAULT,
    LINE_TOO_LONG, // of the line as a whole
    NO_GAME,
    GAME_OVER,
    NOTHING_TO_UNDO,
    UNDO_LIMIT,
    TOO_MANY_POSITIONS,
    TOO_MANY_STEPS,
    TOO_MANY_TRIES,
    TOO_MANY_MOVES,
    INTERRUPTED,
    UNKNOWN_WORD, // of the next character
    NOT_THE_END,
    NOT_A_LETTER,
    NOT_THE_PARAMETERS,
    OTHER_NAME,
    OTHER_CHARACTER,
    TOO_MANY,
    NOT_A_NUMBER, // where text.start is
    SAME_CELL,
    SAME_EDGE,
    CYCLE,
    FORBIDDEN
};

struct text {
    uint8_t way;
    uint8_t fault;   // the first one in the line
    column_t at;     // the next character, of the line or of the piece
    column_t start;  // of the last number or the move, or where there is a fault
    column_t length; // of the line so far, CONSOLE_LINE_MAX + 1 for longer ones; of the piece, what is out
    column_t room;   // how much of it may go out now
};
extern struct text text;

// What the text of a fault needs
struct expected {
    const FLASH char *letters;
    stones_t max; // or a character
    part_t min;
};

// Words that stay in flash on the AVR, written where they are used.
#define TEXT(words)                                                                                          \
    (__extension__({                                                                                         \
        static const FLASH char text_[] = words;                                                             \
        &text_[0];                                                                                           \
    }))

// One of several strings that follow each other.
const FLASH char *text_nth(const FLASH char *strings, uint8_t n);

// --- both ways
// ----------------------------------------------------------------------------------------------

// A space stands for one or more of them in what is read.
void text_char(char c);

// In a fault some characters stand for what was expected: `^` the column, `#` and `&` the smallest and the
// largest number, `%` the limit, `@` a character, `$` letters, `~` a cycle.
void text_words(const FLASH char *words);

// A decimal number without leading zeros. Read, it is min..max, or as it was if that is a fault.
stones_t text_number(stones_t number, part_t min, stones_t max);

// One of the letters, as its place among them.
uint8_t text_letter(const FLASH char *letters, uint8_t place);

// Whether a list goes on behind this character: in the line, or because there is more to write.
bool text_more(char c, bool more);

// --- reading
// ------------------------------------------------------------------------------------------------

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

// --- writing
// ------------------------------------------------------------------------------------------------

void write_number(stones_t number);
void write_limit(stones_t max);

// `error: column <column>: <what>`
void write_fault(void);
