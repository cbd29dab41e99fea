// SPDX-License-Identifier: MIT
#include "answer/buffer.h"

#include "solver/array.h"

#include <stdlib.h>

static void put(void *to, char c)
{
    struct buffer *const buffer = to;

    buffer->is_full |= !array_has_room(&buffer->bytes, 1, buffer->count, &buffer->room);
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
    *buffer = (struct buffer){0};
}
