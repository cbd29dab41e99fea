// SPDX-License-Identifier: MIT
// Operations of the demonstration that depend on the display.
#pragma once

#include "parts/bench.h"

enum { DEMO_LIMIT_S = 300 }; // simulated time

struct demo_ops {
    // Starts a game from power-up, until the first position is shown.
    void (*begin)(struct bench *bench);
    // Selects a move, which OK then plays. False if no move can be selected.
    bool (*choose)(struct bench *bench);
    // Waits until the machine has moved. Returns the winner, "you" or "Bouton"; NULL while the game is on.
    const char *(*reply)(struct bench *bench);
};

// Taps the key of this name.
static inline void demo_tap(struct bench *bench, const char *key)
{
    bench_tap(bench, board_key(bench->board, key));
}
