// SPDX-License-Identifier: MIT
// Answers about a position, with no memory of the line before.
#pragma once

#include "console/reader.h"

// `<game> <params> : <position>`: adds the verdict and one winning move.
void solve_one(struct reader *reader);

// The same with every winning move, or an error where they are more than CONSOLE_LIST_MAX.
void solve_all(struct reader *reader);
