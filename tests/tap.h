// SPDX-License-Identifier: MIT
// TAP for tests on the host. Tests that also run on an AVR use check.h.
#pragma once

#include <stdbool.h>

// Prints a numbered check. `name` is a printf format. Returns `holds`.
bool tap_check(bool holds, const char *name, ...) __attribute__((format(printf, 2, 3)));

// Prints a comment below the latest check.
void tap_note(const char *text);

// Prints the number of checks. Returns 1 if a check failed or none ran.
int tap_done(void);
