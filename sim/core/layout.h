// SPDX-License-Identifier: MIT
// Where a firmware keeps its data, read from the debug information and the symbols of its ELF.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct layout;

// A field or a variable: an array of numbers, or of structs, or a single one
struct field {
    uint32_t at;          // address in data memory, or the offset in a struct
    unsigned size, count; // bytes of an element, and elements
};

// Opens an ELF. Returns null on failure; then error holds one line without a newline.
struct layout *layout_open(const char *elf, char *error, size_t size);
void layout_close(struct layout *layout);

// Finds a variable or a field of a variable, such as "ui.match.position.part". False if there is none.
bool layout_variable(const struct layout *layout, const char *path, struct field *field);

// Finds a field of a struct, such as "position.part"; at is its offset. The name of a struct alone finds the
// whole struct. False if there is none.
bool layout_member(const struct layout *layout, const char *path, struct field *field);

// Returns the address of a symbol as the linker has it (data from LAYOUT_DATA on), or -1.
enum { LAYOUT_DATA = 0x800000 };
long layout_symbol(const struct layout *layout, const char *name);

// Calls back with each enumerator of the enum that has this one, in order. False if there is no such enum.
bool layout_enum(const struct layout *layout, const char *enumerator,
                 void (*found)(void *user, const char *name, unsigned number), void *user);
