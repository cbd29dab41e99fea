// SPDX-License-Identifier: MIT
#include "core/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *memory_new(size_t size)
{
    return memset(memory_resize(NULL, size), 0, size);
}

void *memory_resize(void *memory, size_t size)
{
    void *const resized = realloc(memory, size);

    if (!resized) {
        fprintf(stderr, "no memory for %zu bytes; close other programs and try again\n", size);
        exit(1);
    }
    return resized;
}
