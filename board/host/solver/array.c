// SPDX-License-Identifier: MIT
#include "solver/array.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 1024 };

bool array_has_room(void *array, size_t size, size_t count, size_t *room)
{
    if (count < *room)
        return true;

    void *elements, *larger; // memcpy() reads and writes a pointer of any type

    memcpy(&elements, array, sizeof elements);
    larger = realloc(elements, size * (2 * count + FIRST_ROOM));
    if (!larger)
        return false;
    memcpy(array, &larger, sizeof larger);
    *room = 2 * count + FIRST_ROOM;
    return true;
}
