// SPDX-License-Identifier: MIT
// Plays one whole game by the toy's own hints, from the splash to the result, for places without a terminal.
#pragma once

#include "parts/bench.h"

// Prints each screen once it rests, and at last `Winner: you` or `Winner: Bouton`. False, with one line on
// stderr, if there is no result within 300 simulated seconds, or the firmware ends, or the display sees a
// violation.
bool demo_play(struct bench *bench);
