// SPDX-License-Identifier: MIT
// A prompt with line editing and a history, which libedit provides.
#pragma once

#include <stdbool.h>

// Passes lines to answer() until Ctrl-D, or until answer() returns false. Calls wait(), if not null, before
// each byte. Draws the prompt again if wait() returns false. Returns false if memory runs out.
bool prompt_lines(bool (*answer)(const char *line, int count), bool (*wait)(void));
