// SPDX-License-Identifier: MIT
// Records the lines of display, keys and piezo and the key ladder's voltage in a value change dump, for
// viewers such as gtkwave.
#pragma once

#include "parts/bench.h"

struct vcd;

// Starts recording into a new file; NULL with errno set if it cannot be created.
struct vcd *vcd_open(const char *path, struct bench *bench);

// Ends the recording; to be called before bench_close. False if writing failed.
bool vcd_close(struct vcd *vcd);
