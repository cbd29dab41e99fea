// SPDX-License-Identifier: MIT
// A pseudo-terminal, /dev/pts/N, for a board's serial line. Programs such as screen and minicom can open it.
#pragma once

#include "parts/bench.h"

struct pty {
    struct bench *bench;
    int master, device;
    char name[64];
};

// On failure sets errno and returns false; then do not call pty_close.
bool pty_open(struct pty *pty, struct bench *bench);
void pty_close(struct pty *pty);

// Sends waiting bytes from the device to the board, without blocking.
void pty_serve(struct pty *pty);

// Runs the board until a signal. On failure prints a line and returns false.
bool pty_play(struct pty *pty);
