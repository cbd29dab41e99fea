// SPDX-License-Identifier: MIT
#include "answer/buffer.h"

#include "solver/array.h"

#include <stdlib.h>
#include <string.h>

static void put(void *to, const char *characters, size_t count)
{
    struct buffer *const buffer = to;

    buffer->is_full |= !array_has_room(&buffer->bytes, 1, buffer->count + count, &buffer->room);
    if (buffer->is_full || !count)
        return;
    memcpy(buffer->bytes + buffer->count, characters, count);
    buffer->count += count;
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
