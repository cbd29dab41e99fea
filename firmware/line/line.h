// SPDX-License-Identifier: MIT
// The commands of the line, over a byte stream: a line in, a line out (README.md). No call takes long: an
// answer is worked on and written in steps. Until it is written, the caller keeps the bytes of the next line.
//
// Every line is answered in bounded time: a search has at most LINE_STEPS_MAX steps.
#pragma once

#include "match/glass.h"

// Where the bytes of answers go
struct line_port {
    void (*send)(uint8_t byte);
};

// Sets the glass, whose match the line sees and acts on, and the port. To be called once, first.
void line_init(const FLASH struct glass *glass, const FLASH struct line_port *port);

// Takes one byte of input. Only while not line_is_busy.
void line_byte(uint8_t byte);

// True while a line is being answered: call line_step, and not line_byte.
bool line_is_busy(void);

// True if the next step may search; what only tells of a match under way does not. Searches share one arena:
// one that takes it from another makes that start over.
bool line_may_search(void);

// True during a search. Then line_step makes one more call of it, of less than 2 ms on a board.
bool line_is_searching(void);

// Does a part of the work, or writes two numbers of the answer. Only while line_is_busy.
void line_step(void);

// After `w 1`: begins to tell of a change of the match on the glass and returns true, if there was one and no
// line has begun. Only while not line_is_busy.
bool line_tell(void);
