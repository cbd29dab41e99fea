// SPDX-License-Identifier: MIT
// A pseudo-terminal, /dev/pts/N, for a board's serial line. Programs such as screen and minicom can open it.
#pragma once

#include "parts/bench.h"

struct pty {
    struct bench *bench;
    int master, device;
    char name[64];
};

// Opens a pseudo-terminal. On failure, sets errno. After a failure, do not call pty_close.
bool pty_open(struct pty *pty, struct bench *bench);
void pty_close(struct pty *pty);

// Sends waiting bytes from the pseudo-terminal to the board. Never blocks.
void pty_serve(struct pty *pty);

// Runs the board until a signal arrives. On failure, prints a message and returns false.
bool pty_play(struct pty *pty);
