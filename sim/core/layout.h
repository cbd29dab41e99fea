// SPDX-License-Identifier: MIT
// Reads from an ELF where the firmware stores its data. Functions return false if they find nothing.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct layout;

// A variable or member, which is an array if count > 1
struct field {
    uint32_t at;          // address of a variable, or offset of a member in its struct
    unsigned size, count; // size of an element in bytes, and number of elements
};

// Opens an ELF. On failure sets error and returns NULL.
struct layout *layout_open(const char *elf, char *error, size_t size);
void layout_close(struct layout *layout);

// Finds a variable, or a member of a variable such as "ui.match.position.part".
bool layout_variable(const struct layout *layout, const char *path, struct field *field);

// Finds a struct such as "position", or a member such as "position.part".
bool layout_member(const struct layout *layout, const char *path, struct field *field);

// Returns the linker's address of a symbol, or -1. Data begins at LAYOUT_DATA.
enum { LAYOUT_DATA = 0x800000 };
long layout_symbol(const struct layout *layout, const char *name);

// Finds the enum of an enumerator. Calls found() for all enumerators of the enum.
bool layout_enum(const struct layout *layout, const char *enumerator,
                 void (*found)(void *user, const char *name, unsigned number), void *user);
