// SPDX-License-Identifier: MIT
// A sink that keeps its characters in memory.
#pragma once

#include "notation/text.h"

struct buffer {
    char *bytes;
    size_t count, room;
    bool is_full; // true if characters are missing because memory ran out
};

// Returns a sink that appends characters to the buffer. Clear the buffer to 0 first.
struct sink buffer_sink(struct buffer *buffer);

// Frees and clears the buffer.
void buffer_free(struct buffer *buffer);
