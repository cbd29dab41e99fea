// SPDX-License-Identifier: MIT
// A terminal device of this computer, /dev/pts/N, that leads to the serial line of a board: for screen,
// minicom and programs that open a serial port.
#pragma once

#include "parts/bench.h"

struct pty {
    struct bench *bench;
    int master, device;
    char name[64];
};

// False, with errno set, if the system has no such device for us. Nothing is to be closed then.
bool pty_open(struct pty *pty, struct bench *bench);
void pty_close(struct pty *pty);

// Moves what waits at the device to the line; the other way bytes go when they arrive, or are lost where
// nobody reads. Never waits.
void pty_serve(struct pty *pty);

// Serves it at the pace of the real board, until Ctrl-C or a signal to end. False, with one line on stderr,
// if the board is not well by then.
bool pty_play(struct pty *pty);
