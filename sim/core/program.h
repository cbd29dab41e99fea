// SPDX-License-Identifier: MIT
// A program for an AVR, read from an ELF or an Intel hex file. A function that fails returns false and sets
// error to a line without a newline.
#pragma once

#include <stdarg.h> // simavr's headers need it
#include <stdbool.h>
#include <stddef.h>
#include <simavr/sim_elf.h> // struct elf_firmware_t

struct program {
    const char *path;
    struct elf_firmware_t firmware; // as simavr loads it
    char mcu[64];                   // name of the MCU for which the program was built, or empty
};

// Reads an ELF or hex file. After a failure, do not call program_free().
bool program_read(struct program *program, const char *path, char *error, size_t size);

// Returns true if the program is for this MCU and fits its memories.
bool program_fits(const struct program *program, const struct avr_t *avr, const char *mcu, char *error,
                  size_t size);

// Frees the program, except its symbols.
void program_free(struct program *program);
