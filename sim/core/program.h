// SPDX-License-Identifier: MIT
// A program for an AVR, from an ELF or an Intel hex file.
#pragma once

#include <stdarg.h> // simavr's headers need it
#include <stdbool.h>
#include <stddef.h>
#include <simavr/sim_elf.h> // struct elf_firmware_t

struct program {
    const char *path;
    struct elf_firmware_t firmware; // as simavr loads it
    char mcu[64];                   // MCU that the program is built for; empty if the file does not name one
};

// Reads the file. A hex file has no symbols and names no MCU. Returns false on error; then error holds one
// line without a newline, and program_free must not be called.
bool program_read(struct program *program, const char *path, char *error, size_t size);

// Returns true if the program is built for the MCU of this name and fits into its memories. Otherwise error
// holds one line without a newline.
bool program_fits(const struct program *program, const struct avr_t *avr, const char *mcu, char *error,
                  size_t size);

// Frees the program, apart from its symbols.
void program_free(struct program *program);
