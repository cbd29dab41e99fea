// SPDX-License-Identifier: MIT
// Records display, keys, piezo and the key ladder's voltage as a value change dump, for viewers such as
// gtkwave.
#pragma once

#include "parts/bench.h"

struct vcd;

// Starts recording to a new file. On failure sets errno and returns NULL.
struct vcd *vcd_open(const char *path, struct bench *bench);

// Ends the recording. Call before bench_close. Returns false if writing failed.
bool vcd_close(struct vcd *vcd);
