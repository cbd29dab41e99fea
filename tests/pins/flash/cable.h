// SPDX-License-Identifier: MIT
// A board with its bootloader at a USB port of this computer: a terminal device, which programs open as they
// open a real port, leads to the serial line of the simulated chip. While the chip waits for the computer it
// keeps real time, up to half a second: with a busy computer Optiboot, which waits for one, would give up.
// For the same reason no byte reaches the chip before it listens, however late it is seen that the port was
// opened. Bytes go as fast as they can be simulated. A terminal device has no modem lines, so here the chip
// is reset when a program opens the port, as DTR does on a real board; that avrdude lowers and raises DTR
// once more is not to be seen.
#pragma once

#include "core/image.h" // the bootloader
#include "front/pty.h"  // the terminal device

struct bootloader {
    const char *hex;
    uint32_t start; // where the boot section begins, as the fuses have it
    unsigned baud;
};

enum { CABLE_SAID_BYTES = 8192, CABLE_ERASED = 0xFF };

struct cable {
    struct bench bench;
    struct pty pty;
    const struct bootloader *loader;
    struct image code;  // of the bootloader
    bool has_capacitor; // at RESET: a program that opens the port does not reset the chip
    bool is_open;       // a program has the port open
    uint64_t opened;    // cycle at which it did so
    bool was_late;      // the chip stood still in the last command for so long that a program may have lost
                        // patience

    // Faults, for as long as they are set.
    bool is_dead;                      // nobody is at the other end
    void (*wear)(struct cable *cable); // called all the time, to spoil the flash; may be null
    uint8_t (*garble)(uint8_t byte);   // what the computer reads instead of this byte; may be null

    char said[CABLE_SAID_BYTES]; // the beginning of what the last command printed, both streams
};

// A new board: its flash is erased but for the bootloader. The ELF is that of its firmware, of which only the
// names count here. On false, error holds one line without a newline and nothing is to be closed.
bool cable_open(struct cable *cable, const struct board *board, const char *elf,
                const struct bootloader *loader, char *error, size_t size);
void cable_close(struct cable *cable);

// Resets the chip, as DTR does.
void cable_reset(struct cable *cable);

// Runs the chip for `ms` of its own time. While bytes are under way the chip does not wait for real time.
// Half a second after the last byte the chip's time stops. So a bootloader does not give up while the
// computer is busy with other things.
void cable_pass_time(struct cable *cable, unsigned ms);

// Runs a command of the shell while the board keeps the pace of real time. Gives its exit status.
int cable_run(struct cable *cable, const char *command);

// The first address at which the flash is not as it should be: this image, or none, the bootloader, and all
// else erased. -1 if there is none.
long cable_first_wrong(const struct cable *cable, const struct image *wanted);
