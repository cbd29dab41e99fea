// SPDX-License-Identifier: MIT
// Memory for the simulator. If no memory is left, these functions print a message and end the program.
#pragma once

#include <stddef.h>

// Returns zeroed memory. The caller frees the memory.
void *memory_new(size_t size);

// Resizes memory and returns its new address.
void *memory_resize(void *memory, size_t size);
