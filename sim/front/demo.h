// SPDX-License-Identifier: MIT
// Plays one whole game without anybody at the keys, for places without a terminal.
#pragma once

#include "parts/bench.h"

enum { DEMO_LIMIT_S = 300 }; // of simulated time

// What the demonstration needs to know of a display.
struct demo_ops {
    // Starts a game from power-up: the first position is to be seen.
    void (*begin)(struct bench *bench);
    // Chooses a move, which OK then plays. False if none can be chosen.
    bool (*choose)(struct bench *bench);
    // Waits until the machine has moved. Who has won, "you" or "Bouton"; NULL while nobody has.
    const char *(*reply)(struct bench *bench);
};

// Prints what is seen whenever it rests, and at last `Winner: you` or `Winner: Bouton`. False, with one line
// on stderr, if there is no result within DEMO_LIMIT_S, or the firmware ends, or a part sees a violation.
bool demo_play(struct bench *bench);

// Taps the key of this name.
void demo_tap(struct bench *bench, const char *key);
