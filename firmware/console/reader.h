// SPDX-License-Identifier: MIT
// A cursor over one line. Whatever expects something and does not find it answers `error: column ...` and
// returns false; the caller then only returns, so every line gets exactly one answer.
#pragma once

#include "console/writer.h"

#include <stdbool.h>
#include <stdint.h>

struct reader {
    const char *text; // not terminated: a line may hold NUL bytes
    uint16_t length;
    uint16_t at; // the next character
    sink_t put;  // for the answer
};

// Opens an error answer that points at the cursor. The caller writes what is wrong and ends the line.
void read_fault(const struct reader *reader);

// A whole error answer that needs no number. Always false.
bool read_refuse(const struct reader *reader, const FLASH char *what);

// The same with a number, the limit, behind the text.
bool read_refuse_above(const struct reader *reader, const FLASH char *what, uint32_t limit);

bool read_at_end(const struct reader *reader);

// Characters up to the next space or the end of the line.
uint16_t read_word_length(const struct reader *reader);

// Steps over the text if it comes next. Silent.
bool read_if(struct reader *reader, const FLASH char *text);

// Steps over the text if it comes next and a space or the end of the line follows. Silent.
bool read_if_word(struct reader *reader, const FLASH char *word);

bool read_expect(struct reader *reader, const FLASH char *text);
bool read_expect_end(struct reader *reader);

// A decimal number min..max without leading zeros; `what` names it in the error. max <= 2^31 - 1.
bool read_number(struct reader *reader, const FLASH char *what, uint32_t min, uint32_t max, uint32_t *number);
