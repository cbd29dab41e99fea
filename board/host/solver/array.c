// SPDX-License-Identifier: MIT
#include "solver/array.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 1024 };

bool array_has_room(void *array, size_t size, size_t count, size_t *room)
{
    void *elements;

    if (count < *room)
        return true;
    memcpy(&elements, array, sizeof elements);
    elements = realloc(elements, size * (2 * count + FIRST_ROOM));
    if (!elements)
        return false;
    memcpy(array, &elements, sizeof elements);
    *room = 2 * count + FIRST_ROOM;
    return true;
}
