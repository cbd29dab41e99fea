// SPDX-License-Identifier: MIT
// Symbols of an ELF, for measurements and messages
#pragma once

#include <stdint.h>

struct elf_firmware_t;
struct machine_symbols;

// Takes over the symbols from simavr's loader, which has sorted the symbols by address.
struct machine_symbols *symbols_take(struct elf_firmware_t *firmware);
void symbols_free(struct machine_symbols *symbols);

// Returns the linker's address of a symbol, or -1. Data begins at 0x800000.
long symbols_address(const struct machine_symbols *symbols, const char *name);

// Returns the function at byte address pc, or NULL. *offset counts from the function's start.
const char *symbols_function(const struct machine_symbols *symbols, uint32_t pc, uint32_t *offset);
