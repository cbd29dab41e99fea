// SPDX-License-Identifier: MIT
// Names of well-known heap games: `kayles 10` is `heap code=0.77 : 10`.
#pragma once

struct heap_name {
    const char *name, *code;
    const char *source; // where the values were published; empty if no values are known
    const char *values; // values of the heaps 0, 1, 2, ...
};

extern const struct heap_name heap_names[]; // ended by a row without a name
