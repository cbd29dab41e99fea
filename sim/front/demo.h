// SPDX-License-Identifier: MIT
// Plays one whole game without anybody at the keys, for places without a terminal.
#pragma once

#include "parts/bench.h"

// Prints what is seen whenever it rests, and at last `Winner: you` or `Winner: Bouton`. False, with one line
// on stderr, if there is no result within 300 simulated seconds, or the firmware ends, or a part sees a
// violation.
bool demo_play(struct bench *bench);
