// SPDX-License-Identifier: MIT
// A board at a serial port of this machine, as a terminal device. It may be unplugged and come back.
#pragma once

#include <stdbool.h>

// What has happened at the port
enum tty_news {
    TTY_NOTHING,
    TTY_SILENT,        // no valid line of a board for 10 s after the device was opened
    TTY_HEARD,         // a line shows that the board has this version, and the line before did not
    TTY_OTHER_VERSION, // a line shows that the board has another version, and the line before did not
    TTY_GONE,
    TTY_BACK
};

// Opens the device, such as /dev/ttyACM0: raw, 115200 baud, 8N1. Asks the board for its line. Opening resets
// an Uno. False, with errno set, if the device cannot be opened, is no terminal or is in use.
bool tty_open(const char *device);

// The descriptor to poll for input; -1 while the device is gone.
int tty_descriptor(void);

// Returns after how many milliseconds tty_listen is to be called, even without input; -1: never.
int tty_wait_ms(void);

// Passes the lines that have arrived to follow_line. Never waits.
enum tty_news tty_listen(void);
