// SPDX-License-Identifier: MIT
// A time in a script or on the command line.
#pragma once

#include <stdbool.h>

// Reads a time such as "800ms" or "1.5s", at most an hour, as whole milliseconds. Returns false if the text
// is no such time.
bool duration_read(const char *text, unsigned *ms);
