// SPDX-License-Identifier: MIT
// Sentences for a person at a terminal. The page does not link them.
#pragma once

#include "answer/answers.h"

// Writes who wins and a good move. If the answer explains, also writes why. A member of struct console.
void say_outcome(struct answer *answer, const struct outcome *outcome);
