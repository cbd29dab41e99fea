// SPDX-License-Identifier: MIT
// How a line ends on a serial line: with LF or CR LF from a program, with CR where a person presses Enter in
// a terminal. Answers end in LF, or in CR LF after a line that ended in CR.
#pragma once

#include <stdbool.h>
#include <stdint.h>

struct line_end {
    uint8_t last;     // byte received
    bool is_terminal; // the last line ended in CR
};

// Turns a received CR into LF; false for a byte to be dropped, the LF of a CR LF.
bool line_end_take(struct line_end *end, uint8_t *byte);

// True if a CR is to be sent before this byte of an answer.
bool line_end_needs_cr(const struct line_end *end, uint8_t byte);
