// SPDX-License-Identifier: MIT
// Arrays that grow.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// Makes room for another element. `array` is the address of the pointer to the elements. If memory runs out,
// returns false and keeps the array.
bool array_has_room(void *array, size_t size, size_t count, size_t *room);
