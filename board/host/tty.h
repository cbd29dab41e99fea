// SPDX-License-Identifier: MIT
// A board at a serial port of this computer. The program reconnects after the board was unplugged.
#pragma once

#include "listen/listen.h"

// Events at the port
enum tty_news {
    TTY_NOTHING,
    TTY_SILENT,        // no valid line within 10 s after the device was opened
    TTY_HEARD,         // first line from a board of this version
    TTY_OTHER_VERSION, // first line from a board of another version
    TTY_GONE,
    TTY_BACK
};

// Opens a device such as /dev/ttyACM0 and asks the board for its line. The listener gets the received lines.
// On error, sets errno.
bool tty_open(const char *device, struct listener *listener);

// Returns the descriptor to poll for input, -1 while the device is gone.
int tty_descriptor(void);

// Returns the time in ms until tty_listen() must be called, even without input. -1: no limit
int tty_wait_ms(void);

// Passes received lines to the listener and returns the next event. Never waits.
enum tty_news tty_listen(void);
