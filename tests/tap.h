// SPDX-License-Identifier: MIT
// TAP for tests on the host. Tests that also run on an AVR use check.h.
#pragma once

#include <stdbool.h>

// Prints a check with its number and its name. The name is a printf format. Returns `holds`.
bool tap_check(bool holds, const char *name, ...) __attribute__((format(printf, 2, 3)));

// Prints text as a comment below the last check.
void tap_note(const char *text);

// Prints the plan. Returns 1 if a check has failed or no check has run.
int tap_done(void);
