// SPDX-License-Identifier: MIT
#include "front/demo_matrix.h"

#include <stdio.h>

enum { LIMIT_S = 300, HINT_MS = 800, READ_MS = 2500, REPLY_MS = 4000 };

static void show(struct toy *toy)
{
    char frame[TOY_FRAME_BYTES];

    toy_frame(toy, frame);
    printf("%s\n", frame);
}

static void tap(struct toy *toy, const char *key)
{
    toy_tap(toy, board_key(toy->board, key));
}

// Looks at the end of the message, when the picture is back.
static void rest(struct toy *toy)
{
    toy_run_ms(toy, READ_MS);
    show(toy);
}

// Plays the hint. Where nothing wins there is none, and any move will do.
static void move(struct toy *toy)
{
    toy_hold(toy, board_key(toy->board, "ok"), HINT_MS);
    if (!toy_wait_reads(toy, "this wins", READ_MS)) {
        tap(toy, "right");
        tap(toy, "up");
    }
    rest(toy);
    tap(toy, "ok");
}

static const char *winner(struct toy *toy)
{
    if (toy_wait_reads(toy, "You win!", REPLY_MS))
        return "you";
    return matrix_reads(&toy->matrix, "Bouton wins!") ? "Bouton" : NULL;
}

bool demo_matrix_play(struct toy *toy)
{
    char error[512];

    toy_run_ms(toy, TOY_START_MS);
    rest(toy);
    tap(toy, "ok");
    rest(toy);
    tap(toy, "ok");
    rest(toy);
    while (toy_seconds(toy) < LIMIT_S && toy_is_well(toy, error, sizeof error)) {
        move(toy);

        const char *who = winner(toy);

        if (who) {
            printf("Winner: %s\n", who);
            return true;
        }
    }
    if (toy_is_well(toy, error, sizeof error))
        snprintf(error, sizeof error, "the game has no result after %d simulated seconds", LIMIT_S);
    fflush(stdout);
    fprintf(stderr, "bouton-sim: %s\n", error);
    return false;
}
