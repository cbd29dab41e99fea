// SPDX-License-Identifier: MIT
// A pseudo-terminal, /dev/pts/N, connected to the serial line of a board: for screen, minicom and other
// programs that open a serial port.
#pragma once

#include "parts/bench.h"

struct pty {
    struct bench *bench;
    int master, device;
    char name[64];
};

// False, with errno set, if no device is available; pty_close must not be called then.
bool pty_open(struct pty *pty, struct bench *bench);
void pty_close(struct pty *pty);

// Sends the bytes that wait at the device to the board; never blocks. Bytes from the board go to the device
// as they arrive, and are lost without a reader.
void pty_serve(struct pty *pty);

// Runs the board in real time and serves the device, until Ctrl-C or another signal that ends the process.
// False, with one line on stderr, if the board is not well by then.
bool pty_play(struct pty *pty);
