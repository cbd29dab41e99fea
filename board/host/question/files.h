// SPDX-License-Identifier: MIT
// Access to files. Only the terminal program has this access; the page has none.
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum { FILE_BYTES_MAX = 100000000 }; // longest file that can be read

struct files {
    // Returns the bytes of a file and a NUL. Stops soon after FILE_BYTES_MAX bytes. The caller frees them.
    char *(*read)(const char *name, size_t *length);
    // Writes a whole file. Returns false on error.
    bool (*write)(const char *name, const char *bytes, size_t count);
};
