// SPDX-License-Identifier: MIT
// Symbols of an ELF, for measurements and messages
#pragma once

#include <stdint.h>

struct elf_firmware_t;
struct machine_symbols;

// Takes ownership of the symbols that simavr's loader has read, sorted by address.
struct machine_symbols *symbols_take(struct elf_firmware_t *firmware);
void symbols_free(struct machine_symbols *symbols);

// Returns the linker's address of a symbol, or -1. Data begins at 0x800000.
long symbols_address(const struct machine_symbols *symbols, const char *name);

// Returns the function that contains byte address pc, or NULL. Sets *offset to pc minus the function's
// address.
const char *symbols_function(const struct machine_symbols *symbols, uint32_t pc, uint32_t *offset);
