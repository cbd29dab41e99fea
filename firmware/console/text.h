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

// Takes one byte of the answer; there is room for it.
typedef void (*sink_t)(char c);

enum text_way {
    READ,
    WRITE,
    DESCRIBE // writes the range of a number in its place, and gives back the largest one
};

struct text {
    uint8_t way;
    bool failed;     // there is a fault in the line
    column_t at;     // the next character, of the line or of the piece
    column_t length; // of the line so far, CONSOLE_LINE_MAX + 1 for longer ones; of the piece, what is out
    column_t room;   // how much of it may go out now
    sink_t put;
};
extern struct text text;

// `error: column <column>: <what>`, kept until it is written. Column 0: the line as a whole. What stands for
// something: `#` the range min..max, `%` the limit max, `@` the character max, `$` the letters, `~` a cycle.
struct fault {
    const FLASH char *what;
    column_t column;
    union {
        struct {
            stones_t max;
            part_t min;
        };
        const FLASH char *letters;
    };
};

// Words that stay in flash on the AVR, written where they are used.
#define TEXT(words)                                                                                          \
    (__extension__({                                                                                         \
        static const FLASH char text_[] = words;                                                             \
        &text_[0];                                                                                           \
    }))

// --- both ways
// ----------------------------------------------------------------------------------------------

void text_char(char c);
void text_words(const FLASH char *words);

// A decimal number without leading zeros. Read, it is min..max, or as it was if that is a fault.
stones_t text_number(stones_t number, part_t min, stones_t max);

// One of the letters, as its place among them.
uint8_t text_letter(const FLASH char *letters, uint8_t place);

// Whether a list goes on behind this character: in the line, or because there is more to write.
bool text_more(char c, bool more);

// --- reading
// ------------------------------------------------------------------------------------------------

// Where a fault is that is no character's.
#define WHOLE_LINE ((column_t)-1)

// A fault, here: 0 is the first character.
void read_refuse(column_t at, const FLASH char *what, stones_t max);
void read_refuse_many(column_t at, stones_t max);

bool read_at_end(void);
void read_end(void);

// Steps over the word if it comes next and a space or the end of the line follows. It ends before the first
// character that is not above a space.
bool read_word(const FLASH char *word);

// --- writing
// ------------------------------------------------------------------------------------------------

void write_number(stones_t number);
void write_limit(stones_t max);
void write_fault(void);
