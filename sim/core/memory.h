// SPDX-License-Identifier: MIT
// Memory of the simulator. Without memory the simulator cannot continue.
#pragma once

#include <stddef.h>

// Returns memory of this size, all 0. Ends the program with a message if there is none. The caller frees it.
void *memory_new(size_t size);

// Returns the memory, moved if necessary, with its new size. Ends the program with a message if there is
// none.
void *memory_resize(void *memory, size_t size);
