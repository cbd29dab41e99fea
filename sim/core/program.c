// SPDX-License-Identifier: MIT
#include "core/program.h"

#include "core/image.h"  // hex files
#include "core/memory.h" // flash
#include "core/stray.h"  // simavr's errors

#include <fcntl.h>
#include <gelf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ERASED = 0xFF };

// Offsets in the note in which the linker stores the MCU's name
enum { NOTE_TABLE = 40, NOTE_NAME = 44, NOTE_BYTES_MIN = 48 };

static uint32_t word(const uint8_t *bytes)
{
    return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static void read_note(const Elf_Data *data, char *mcu, size_t size)
{
    const uint8_t *const note = data->d_buf;

    if (data->d_size < NOTE_BYTES_MIN)
        return;

    const uint64_t name = (uint64_t)NOTE_TABLE + word(note + NOTE_TABLE) + word(note + NOTE_NAME);

    if (name < data->d_size && memchr(note + name, '\0', data->d_size - name))
        snprintf(mcu, size, "%s", (const char *)note + name);
}

// Sections of an ELF
struct sections {
    bool has_code, has_fuses, has_locks;
};

// Finds an ELF file's sections. Reads the MCU's name from the linker's note.
static struct sections find_sections(const char *path, char *mcu, size_t size)
{
    struct sections found = {0};
    const int file = open(path, O_RDONLY);
    Elf *const elf = elf_version(EV_CURRENT) == EV_NONE ? NULL : elf_begin(file, ELF_C_READ, NULL);
    Elf_Scn *section = NULL;
    GElf_Shdr header;
    size_t names;

    if (elf && !elf_getshdrstrndx(elf, &names))
        while ((section = elf_nextscn(elf, section))) {
            Elf_Data *const data = gelf_getshdr(section, &header) ? elf_getdata(section, NULL) : NULL;
            const char *const name = data ? elf_strptr(elf, names, header.sh_name) : NULL;

            if (name && !strcmp(name, ".note.gnu.avr.deviceinfo"))
                read_note(data, mcu, size);
            found.has_code |= name && !strcmp(name, ".text") && data->d_size;
            found.has_fuses |= name && !strcmp(name, ".fuse");
            found.has_locks |= name && !strcmp(name, ".lock");
        }
    elf_end(elf);
    close(file);
    return found;
}

// Reads an ELF file. Returns false if simavr could not load the file.
static bool read_elf(struct program *program, char *error, size_t size)
{
    const struct sections found = find_sections(program->path, program->mcu, sizeof program->mcu);

    if (!found.has_code) {
        snprintf(error, size, "%s has no code; it may be damaged", program->path);
        return false;
    }
    if (found.has_locks && !found.has_fuses) {
        snprintf(error, size, "%s has lock bits and no fuses; add fuses, or leave both out", program->path);
        return false;
    }
    if (elf_read_firmware(program->path, &program->firmware)) {
        snprintf(error, size, "%s: %s", program->path, stray_heard());
        return false;
    }
    if (!program->mcu[0])
        snprintf(program->mcu, sizeof program->mcu, "%s", program->firmware.mmcu);
    if (program->firmware.fusesize > sizeof((struct avr_t *)0)->fuse)
        program->firmware.fusesize = sizeof((struct avr_t *)0)->fuse;
    return true;
}

static bool read_hex(struct program *program, char *error, size_t size)
{
    struct image *const image = memory_new(sizeof *image);
    const bool is_good = image_read(image, program->path, error, size);

    if (is_good) {
        program->firmware.flash = memset(memory_new(image->end + 1), ERASED, image->end);
        program->firmware.flashsize = image->end;
        image_load(image, program->firmware.flash, image->end);
    }
    free(image);
    return is_good;
}

// Reads a program. Checks ELF headers, because simavr would accept any file.
bool program_read(struct program *program, const char *path, char *error, size_t size)
{
    FILE *const file = fopen(path, "rb");
    Elf32_Ehdr header = {0};

    *program = (struct program){.path = path};
    if (!file) {
        snprintf(error, size, "cannot read %s: %m", path);
        return false;
    }

    const bool is_long = fread(&header, 1, sizeof header, file) == sizeof header;

    fclose(file);
    if (header.e_ident[0] == ':')
        return read_hex(program, error, size);
    if (is_long && !memcmp(header.e_ident, ELFMAG, SELFMAG) && header.e_machine == EM_AVR)
        return read_elf(program, error, size);
    snprintf(error, size, "%s is neither an AVR ELF file nor a hex file", path);
    return false;
}

// Returns true if both names mean the same MCU, such as atmega328 and atmega328p.
static bool is_same_mcu(const char *one, const char *other)
{
    while (*one && *one == *other)
        one++, other++;
    return !strpbrk(one, "0123456789") && !strpbrk(other, "0123456789") && (!*one || !*other);
}

bool program_fits(const struct program *program, const struct avr_t *avr, const char *mcu, char *error,
                  size_t size)
{
    const struct elf_firmware_t *const firmware = &program->firmware;
    const unsigned long end = (unsigned long)firmware->flashbase + firmware->flashsize;

    if (program->mcu[0] && !is_same_mcu(program->mcu, mcu))
        snprintf(error, size,
                 "%s is built for %s, not for %s; build it for this MCU, or simulate the other one",
                 program->path, program->mcu, mcu);
    else if (end > avr->flashend + 1ul)
        snprintf(error, size, "%s needs %lu bytes of flash, but %s has %lu", program->path, end, mcu,
                 avr->flashend + 1ul);
    else if (firmware->eesize > avr->e2end + 1ul)
        snprintf(error, size, "%s needs %lu bytes of EEPROM, but %s has %lu", program->path,
                 (unsigned long)firmware->eesize, mcu, avr->e2end + 1ul);
    else
        return true;
    return false;
}

void program_free(struct program *program)
{
    free(program->firmware.flash);
    free(program->firmware.eeprom);
    free(program->firmware.fuse);
    free(program->firmware.lockbits);
}
