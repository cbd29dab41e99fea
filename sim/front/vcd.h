// SPDX-License-Identifier: MIT
// Records the signals of display, keys and piezo, and the key ladder's voltage, as a value change dump for
// viewers such as gtkwave.
#pragma once

#include "parts/bench.h"

struct vcd;

// Starts recording to a new file. Returns NULL and sets errno on failure.
struct vcd *vcd_open(const char *path, struct bench *bench);

// Ends the recording. Call this before bench_close. Returns false if writing failed.
bool vcd_close(struct vcd *vcd);
