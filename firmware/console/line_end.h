// SPDX-License-Identifier: MIT
// How a line ends on a serial line: with LF or CR LF from a program, with CR where a person presses Enter in
// a terminal. Answers end in LF, or in CR LF after a line that ended in CR.
#pragma once

#include <stdbool.h>

// Hands a received byte to the console, CR as LF; but not the LF of a CR LF.
void line_end_take(char byte);

// True if a CR is to be sent before the LF of an answer.
bool line_end_is_cr_lf(void);
