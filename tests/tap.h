// SPDX-License-Identifier: MIT
// TAP for tests on this machine: one line a check, the plan at the end. What also runs on an AVR has check.h.
#pragma once

#include <stdbool.h>

// Prints the check with its number and name; gives back whether it holds.
bool tap_check(bool holds, const char *name, ...) __attribute__((format(printf, 2, 3)));

// Prints text below the check it belongs to.
void tap_note(const char *text);

// The plan. The exit status of the program: 1 if a check failed or there was none.
int tap_done(void);
