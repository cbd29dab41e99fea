// SPDX-License-Identifier: MIT
// Arrays that grow.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// Makes room for one more element of *array. Returns false if memory runs out.
bool array_has_room(void *array, size_t size, size_t count, size_t *room);
