// SPDX-License-Identifier: MIT
// A duration in a script or on the command line
#pragma once

#include <stdbool.h>

// Reads a duration such as "800ms" or "1.5s". The longest duration is an hour.
bool duration_read(const char *text, unsigned *ms);
