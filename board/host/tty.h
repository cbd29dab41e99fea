// SPDX-License-Identifier: MIT
// A board at a serial port of this computer. The program reconnects after the board was unplugged.
#pragma once

#include "listen/listen.h"

// Events at the port
enum tty_news {
    TTY_NOTHING,
    TTY_SILENT,        // the board sent no valid line of text within 10 s
    TTY_HEARD,         // a board of this program's version has sent its first line
    TTY_OTHER_VERSION, // a board of another version has sent its first line
    TTY_GONE,
    TTY_BACK
};

// Returns the time in ms from a clock that never jumps.
int64_t now_ms(void);

// Opens a device and asks the board for a line of text. On error, sets errno.
bool tty_open(const char *device, struct listener *listener);

// Returns the descriptor to poll for input, -1 while the device is gone.
int tty_descriptor(void);

// Returns the longest time in ms until the next tty_listen(), or -1 for no limit.
int tty_wait_ms(void);

// Passes received lines to the listener. Returns the next event. Never waits.
enum tty_news tty_listen(void);
