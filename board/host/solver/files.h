// SPDX-License-Identifier: MIT
// Files, where the program has any: the page has none.
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum { FILE_BYTES_MAX = 100000000 }; // of a file that is read

struct file_access {
    // Returns the content of a file, ended by NUL and to be freed, and its length; null if it cannot be read.
    // Of a file with more than FILE_BYTES_MAX bytes it returns one byte more than that.
    char *(*read)(const char *name, size_t *length);
    // Writes a file of so many bytes. False if that is not possible.
    bool (*write)(const char *name, const char *bytes, size_t count);
};

// Sets how files are accessed. Without a call there are none.
void files_init(const struct file_access *access);

// As the functions above; null and false where there are no files.
char *files_read(const char *name, size_t *length);
bool files_write(const char *name, const char *bytes, size_t count);
