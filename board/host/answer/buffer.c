// SPDX-License-Identifier: MIT
#include "answer/buffer.h"

#include <stdlib.h>

static void put(void *to, char c)
{
    struct buffer *const buffer = to;

    if (buffer->count == buffer->room && !buffer->is_full) {
        char *const larger = realloc(buffer->bytes, 2 * buffer->room + 4096);
        buffer->is_full = !larger;
        if (larger) {
            buffer->bytes = larger;
            buffer->room = 2 * buffer->room + 4096;
        }
    }
    if (!buffer->is_full)
        buffer->bytes[buffer->count++] = c;
}

struct sink buffer_sink(struct buffer *buffer)
{
    return (struct sink){put, buffer};
}

void buffer_free(struct buffer *buffer)
{
    free(buffer->bytes);
}
