// SPDX-License-Identifier: MIT
// Plays one whole game without a user, when there is no terminal.
#pragma once

#include "parts/bench.h"

// Prints each screen that stays, and finally `Winner: you` or `Winner: Bouton`. If the firmware fails or a
// game lasts 300 simulated seconds, prints a line to stderr and returns false.
bool demo_play(struct bench *bench);
