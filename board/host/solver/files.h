// SPDX-License-Identifier: MIT
// Files, where the program has any: the page has none.
#pragma once

#include <stdbool.h>
#include <stddef.h>

struct file_access {
    // Returns the content of a file, ended by NUL and to be freed; null if it cannot be read.
    char *(*read)(const char *name);
    // Writes a file of so many bytes. False if that is not possible.
    bool (*write)(const char *name, const char *bytes, size_t count);
};

// Sets how files are accessed. Without a call there are none.
void files_init(const struct file_access *access);

// As the functions above; null and false where there are no files.
char *files_read(const char *name);
bool files_write(const char *name, const char *bytes, size_t count);
