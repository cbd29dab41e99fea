// SPDX-License-Identifier: MIT
// Symbols of an ELF: finds addresses for measurements and function names for messages.
#pragma once

#include <stdint.h>

struct elf_firmware_t;
struct machine_symbols;

// Takes ownership of the symbols of simavr's loader, which are sorted by address.
struct machine_symbols *symbols_take(struct elf_firmware_t *firmware);
void symbols_free(struct machine_symbols *symbols);

// Returns the linker's address of the symbol (data from 0x800000 on), or -1.
long symbols_address(const struct machine_symbols *symbols, const char *name);

// Returns the function at byte address pc and sets *offset to pc's offset in it, or returns NULL outside the
// code.
const char *symbols_function(const struct machine_symbols *symbols, uint32_t pc, uint32_t *offset);
