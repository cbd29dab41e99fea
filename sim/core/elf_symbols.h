// SPDX-License-Identifier: MIT
// Symbols of an ELF: name to address for measurements, PC to name for messages.
#pragma once

#include <stdint.h>

struct elf_firmware_t;
struct machine_symbols;

// Takes ownership of the symbols of simavr's loader, which has sorted them by address.
struct machine_symbols *symbols_take(struct elf_firmware_t *firmware);
void symbols_free(struct machine_symbols *symbols);

// The symbol's address as the linker has it (data from 0x800000 on); -1 if there is no such symbol.
long symbols_address(const struct machine_symbols *symbols, const char *name);

// The function that contains byte address pc in flash, and pc's offset in it; NULL outside the code.
const char *symbols_function(const struct machine_symbols *symbols, uint32_t pc, uint32_t *offset);
