// SPDX-License-Identifier: MIT
// A board at a serial port of this machine.
#pragma once

#include "notation/board.h"

// Opens the device, such as /dev/ttyACM0: raw, 115200 baud, 8N1, and it obeys XON and XOFF. That resets an
// Uno. False, with errno set, if it cannot be opened or is no terminal device.
bool tty_open(const char *device);

extern const struct board_port tty_port;

// The descriptor, to be polled for input; -1 if none is open.
int tty_descriptor(void);

// Takes what has arrived, without waiting, and hands whole lines to board_hear.
void tty_listen(void);

// True when the device is no longer there.
bool tty_is_gone(void);
