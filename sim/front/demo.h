// SPDX-License-Identifier: MIT
// Plays one whole game by itself, for when there is no terminal.
#pragma once

#include "parts/bench.h"

// Prints the display whenever it stands still, and at last `Winner: you` or `Winner: Bouton`. False, with one
// line on stderr, if there is no result within 300 simulated seconds, the firmware ends, or a part records a
// violation.
bool demo_play(struct bench *bench);
