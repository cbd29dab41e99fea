// SPDX-License-Identifier: MIT
// One description of the notation serves both ways: what walks over the text either reads it into a position
// or writes it from there. Functions named read_ and write_ know only one of them. There is one text at a
// time.
//
// What is read is a line in RAM. The first fault is kept and is the end of the line, so whoever reads goes on
// without looking back, and comes to an end soon. What is written goes out as there is room, a piece again
// from its start each time, without what is out already: nothing is collected in RAM.
#pragma once

#include "game/game.h"

#if CONSOLE_LINE_MAX <= 160
typedef uint8_t column_t; // of a line or of a piece of an answer, which has at most 95 characters more
#else
typedef uint16_t column_t;
#endif

// Takes one byte of the answer; there is room for it.
typedef void (*sink_t)(char c);

enum fault_form {
    NO_FAULT,
    FAULT_TEXT,     // what, how
    FAULT_RANGE,    // what, how, `, a number min..max`
    FAULT_AT_MOST,  // what, how, `, at most max`
    FAULT_EXPECTED, // `expected "what"`
    FAULT_CYCLE,    // what, and a cycle that the caller has to name
};

// `error: column <column>: ...`, kept until it is written. Column 0: the line as a whole.
struct fault {
    uint8_t form;
    column_t column;
    const FLASH char *what, *how;
    stones_t min, max;
};

enum text_way { READ, WRITE, DESCRIBE }; // DESCRIBE writes the range of a number in its place

struct text {
    uint8_t way;
    column_t at;
    union {
        struct {
            const char *line; // not terminated
            column_t length;
        };
        struct {
            sink_t put;
            column_t from, room; // what of the piece goes out now
        };
    };
    struct fault fault;
};
extern struct text text;

// Words that stay in flash on the AVR, written where they are used.
#define TEXT(words)                                                                                          \
    (__extension__({                                                                                         \
        static const FLASH char text_[] = words;                                                             \
        &text_[0];                                                                                           \
    }))

// --- both ways
// ----------------------------------------------------------------------------------------------

void text_words(const FLASH char *words);

// A decimal number without leading zeros. Read, it is min..max, or stays as it was if that is a fault; `what`
// names it there.
void text_number(const FLASH char *what, stones_t min, stones_t max, stones_t *number);
void text_part(const FLASH char *what, part_t min, part_t max, part_t *part); // the same

// One of the letters, as its place among them.
void text_letter(const FLASH char *letters, part_t *place);

// Whether a list goes on behind this character: in the line, or because there is more to write.
bool text_more(char c, bool more);

// --- reading
// ------------------------------------------------------------------------------------------------

void read_line(const char *line, column_t length);

// The fault, with a limit unless it is 0.
void read_refuse_at(column_t at, const FLASH char *what, stones_t limit);
void read_refuse_line(const FLASH char *what, stones_t limit);
void read_refuse_many(column_t at, stones_t limit);
void read_refuse_order(column_t at);

bool read_at_end(void);
void read_end(void);

// Steps over the word if it comes next and a space or the end of the line follows.
bool read_word(const FLASH char *word);

// --- writing
// ------------------------------------------------------------------------------------------------

void write_number(stones_t number);
void write_range(stones_t min, stones_t max);
void write_fault(void);
