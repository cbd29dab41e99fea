// SPDX-License-Identifier: MIT
#include "solver/array.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 1024 };

bool array_has_room(void *array, size_t size, size_t count, size_t *room)
{
    void *elements, *larger;

    if (count < *room)
        return true;
    memcpy(&elements, array, sizeof elements);
    larger = realloc(elements, size * (2 * count + FIRST_ROOM));
    if (!larger)
        return false;
    *room = 2 * count + FIRST_ROOM;
    memcpy(array, &larger, sizeof larger);
    return true;
}
