// SPDX-License-Identifier: MIT
// A sink that keeps its characters in memory.
#pragma once

#include "notation/text.h"

struct buffer {
    char *bytes;
    size_t count, room;
    bool is_full; // out of memory: some characters are missing
};

// Returns a sink that adds characters to the buffer, which must be 0 at first.
struct sink buffer_sink(struct buffer *buffer);
void buffer_free(struct buffer *buffer);
