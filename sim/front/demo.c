// SPDX-License-Identifier: MIT
#include "front/demo.h"

#include "front/demo_hints.h" // boards with text
#include "front/demo_leds.h"  // boards without

#include <stdio.h>

static const struct demo_ops *const demos[DISPLAY_KINDS] = {
    [DISPLAY_LCD] = &demo_lcd,
    [DISPLAY_LEDS] = &demo_leds,
    [DISPLAY_MATRIX] = &demo_matrix,
};

// Plays the game. Returns the winner, or NULL if there is no result.
static const char *play(struct bench *bench)
{
    const struct demo_ops *demo = demos[bench->board->display];
    char error[512];
    const char *winner = NULL;

    demo->begin(bench);
    while (!winner && bench_seconds(bench) < DEMO_LIMIT_S && bench_is_well(bench, error, sizeof error)) {
        if (!demo->choose(bench))
            return NULL;
        demo_tap(bench, "ok");
        winner = demo->reply(bench);
    }
    return winner;
}

bool demo_play(struct bench *bench)
{
    const char *winner = play(bench);
    const int seconds = (int)bench_seconds(bench);
    char error[512];
    bool is_well = bench_is_well(bench, error, sizeof error);

    if (winner && is_well) {
        printf("Winner: %s\n", winner);
        return true;
    }
    if (is_well)
        snprintf(error, sizeof error, "the game has no result after %d simulated seconds",
                 seconds < DEMO_LIMIT_S ? seconds : DEMO_LIMIT_S);
    fflush(stdout);
    fprintf(stderr, "bouton-sim: %s\n", error);
    return false;
}
