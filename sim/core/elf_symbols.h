// SPDX-License-Identifier: MIT
// The names in an ELF: from name to address for measuring, from PC to name for messages.
#pragma once

#include <stdint.h>

struct elf_firmware_t;
struct machine_symbols;

// Takes the symbols over from simavr's loader, which leaves them in the order of their addresses.
struct machine_symbols *symbols_take(struct elf_firmware_t *firmware);
void symbols_free(struct machine_symbols *symbols);

// The address as the linker has it (data from 0x800000 on); -1 where there is none.
long symbols_address(const struct machine_symbols *symbols, const char *name);

// The function around a byte address in flash and how far into it; NULL where there is none.
const char *symbols_function(const struct machine_symbols *symbols, uint32_t pc, uint32_t *offset);
