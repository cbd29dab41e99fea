// SPDX-License-Identifier: MIT
#include "front/demo_matrix.h"

#include <stdio.h>

enum { LIMIT_S = 300, HINT_MS = 800, READ_MS = 2500, REPLY_MS = 4000 };

static void show(struct bench *bench)
{
    char frame[BENCH_FRAME_BYTES];

    bench_frame(bench, frame);
    printf("%s\n", frame);
}

static void tap(struct bench *bench, const char *key)
{
    bench_tap(bench, board_key(bench->board, key));
}

// Looks at the end of the message, when the picture is back.
static void rest(struct bench *bench)
{
    bench_run_ms(bench, READ_MS);
    show(bench);
}

// Plays the hint. Where nothing wins there is none, and any move will do.
static void move(struct bench *bench)
{
    bench_hold(bench, board_key(bench->board, "ok"), HINT_MS);
    if (!bench_wait_reads(bench, "this wins", READ_MS)) {
        tap(bench, "right");
        tap(bench, "up");
    }
    rest(bench);
    tap(bench, "ok");
}

static const char *winner(struct bench *bench)
{
    if (bench_wait_reads(bench, "You win!", REPLY_MS))
        return "you";
    return matrix_reads(&bench->matrix, "Bouton wins!") ? "Bouton" : NULL;
}

bool demo_matrix_play(struct bench *bench)
{
    char error[512];

    bench_run_ms(bench, BENCH_START_MS);
    rest(bench);
    tap(bench, "ok");
    rest(bench);
    tap(bench, "ok");
    rest(bench);
    while (bench_seconds(bench) < LIMIT_S && bench_is_well(bench, error, sizeof error)) {
        move(bench);

        const char *who = winner(bench);

        if (who) {
            printf("Winner: %s\n", who);
            return true;
        }
    }
    if (bench_is_well(bench, error, sizeof error))
        snprintf(error, sizeof error, "the game has no result after %d simulated seconds", LIMIT_S);
    fflush(stdout);
    fprintf(stderr, "bouton-sim: %s\n", error);
    return false;
}
