// SPDX-License-Identifier: MIT
// Plays one game without a user or a terminal.
#pragma once

#include "parts/bench.h"

// Prints each screen that stays, and finally `Winner: you` or `Winner: Bouton`. If the firmware fails or the
// game exceeds 300 simulated seconds, prints a line to stderr and returns false.
bool demo_play(struct bench *bench);
