// SPDX-License-Identifier: MIT
// Records the lines of display, keys and piezo, and the key ladder's voltage as a value change dump, for
// gtkwave and its like.
#pragma once

#include "parts/bench.h"

struct vcd;

// Starts to record into a new file; NULL with errno set if it cannot be written.
struct vcd *vcd_open(const char *path, struct bench *bench);

// Ends it, before the bench is closed. False if something could not be written.
bool vcd_close(struct vcd *vcd);
