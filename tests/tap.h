// SPDX-License-Identifier: MIT
// TAP for tests that run on this machine only. Tests that run on an AVR, too, use check.h.
#pragma once

#include <stdbool.h>

// Prints a check with its number and its name, a printf format; returns `holds`.
bool tap_check(bool holds, const char *name, ...) __attribute__((format(printf, 2, 3)));

// Prints text as a comment below the last check; each of its lines starts with `# `.
void tap_note(const char *text);

// Prints the plan. Returns the exit status of the program: 1 if a check failed or there was none.
int tap_done(void);
