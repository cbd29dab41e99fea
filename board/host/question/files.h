// SPDX-License-Identifier: MIT
// Access to files. Only the terminal program has this access; the page has none.
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum { FILE_BYTES_MAX = 100000000 }; // largest file size in bytes

struct files {
    // Reads a file and appends a NUL. Stops soon after FILE_BYTES_MAX. The caller frees the text.
    char *(*read)(const char *name, size_t *length);
    // Writes a whole file. Returns false on error.
    bool (*write)(const char *name, const char *bytes, size_t count);
};
