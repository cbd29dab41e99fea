// SPDX-License-Identifier: MIT
// Operations of the demonstration that depend on the display
#pragma once

#include "parts/bench.h"

enum { DEMO_LIMIT_S = 300 }; // simulated time

struct demo_ops {
    // Starts a game after power-up. Returns when the first position is on the display.
    void (*begin)(struct bench *bench);
    // Selects a move, which the next press of OK plays. Returns false if there is no move.
    bool (*choose)(struct bench *bench);
    // Waits for the machine's move. Returns the winner, "you" or "Bouton", or NULL.
    const char *(*reply)(struct bench *bench);
};

// Taps the key named `key`.
static inline void demo_tap(struct bench *bench, const char *key)
{
    bench_tap(bench, board_key(bench->board, key));
}
