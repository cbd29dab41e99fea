// SPDX-License-Identifier: MIT
// Plays one game without a user or a terminal.
#pragma once

#include "parts/bench.h"

// Prints each screen that stops changing, then the winner. Returns false on failure.
bool demo_play(struct bench *bench);
