// SPDX-License-Identifier: MIT
// What a demonstration needs to know of a display.
#pragma once

#include "parts/bench.h"

enum { DEMO_LIMIT_S = 300 }; // of simulated time

struct demo_ops {
    // Starts a game from power-up: the first position is to be seen.
    void (*begin)(struct bench *bench);
    // Chooses a move, which OK then plays. False if none can be chosen.
    bool (*choose)(struct bench *bench);
    // Waits until the machine has moved. Who has won, "you" or "Bouton"; NULL while nobody has.
    const char *(*reply)(struct bench *bench);
};

// Taps the key of this name.
static inline void demo_tap(struct bench *bench, const char *key)
{
    bench_tap(bench, board_key(bench->board, key));
}
