// SPDX-License-Identifier: MIT
#include "solver/array.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 1024 };

static void *elements_of(const void *array)
{
    void *elements;

    memcpy(&elements, array, sizeof elements);
    return elements;
}

static void set_elements(void *array, void *elements)
{
    memcpy(array, &elements, sizeof elements);
}

bool array_has_room(void *array, size_t size, size_t count, size_t *room)
{
    if (count < *room)
        return true;

    void *const larger = realloc(elements_of(array), size * (2 * count + FIRST_ROOM));

    if (!larger)
        return false;
    set_elements(array, larger);
    *room = 2 * count + FIRST_ROOM;
    return true;
}
