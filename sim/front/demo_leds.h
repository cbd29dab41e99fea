// SPDX-License-Identifier: MIT
// Plays one whole game on the LEDs, for places without a terminal: the human's side by the nim-sum, which
// wins against no one who knows it, too.
#pragma once

#include "parts/bench.h"

// Prints what is seen whenever it rests, and at last `Winner: you` or `Winner: Bouton`. False, with one line
// on stderr, if there is no result within 300 simulated seconds, or the firmware ends, or a part sees a
// violation.
bool demo_leds_play(struct bench *bench);
