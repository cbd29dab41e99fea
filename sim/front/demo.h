// SPDX-License-Identifier: MIT
// Plays one game without a user or a terminal.
#pragma once

#include "parts/bench.h"

// Prints each screen that stops changing, then the winner. On failure returns false.
bool demo_play(struct bench *bench);
