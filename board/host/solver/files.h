// SPDX-License-Identifier: MIT
// Access to files, which only the host program has.
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum { FILE_BYTES_MAX = 100000000 }; // longest file that can be read

struct file_access {
    // Returns at most FILE_BYTES_MAX + 1 bytes of a file, and a NUL. The caller frees them.
    char *(*read)(const char *name, size_t *length);
    // Writes a whole file. Returns false on error.
    bool (*write)(const char *name, const char *bytes, size_t count);
};

// Sets the functions that access files. The default is no files.
void files_init(const struct file_access *access);

// These functions call those of file_access. Without files, they return null or false.
char *files_read(const char *name, size_t *length);
bool files_write(const char *name, const char *bytes, size_t count);
