// SPDX-License-Identifier: MIT
// Plays one whole game on the matrix, for places without a terminal: by the hints, where there are any.
#pragma once

#include "parts/bench.h"

// Prints what is seen whenever it is the human's turn, and at last `Winner: you` or `Winner: Bouton`. False,
// with one line on stderr, if there is no result within 300 simulated seconds, or the firmware ends, or a
// part sees a violation.
bool demo_matrix_play(struct bench *bench);
