// SPDX-License-Identifier: MIT
// Access to files. The host program has files, the page has none.
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum { FILE_BYTES_MAX = 100000000 }; // limit for reading

struct file_access {
    // Returns the content of a file with a NUL at its end, or null on error. The caller frees it. Returns
    // only FILE_BYTES_MAX + 1 bytes of a larger file.
    char *(*read)(const char *name, size_t *length);
    // Writes a whole file. Returns false on error.
    bool (*write)(const char *name, const char *bytes, size_t count);
};

// Sets the functions that access files. By default there are no files.
void files_init(const struct file_access *access);

// Call the functions of struct file_access. Return null or false if there are no files.
char *files_read(const char *name, size_t *length);
bool files_write(const char *name, const char *bytes, size_t count);
