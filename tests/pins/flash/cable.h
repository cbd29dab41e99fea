// SPDX-License-Identifier: MIT
// A simulated board with its bootloader, at a terminal device of this computer. Opening the device resets the
// chip, because a terminal device has no DTR line. The chip's time stops after half a second without bytes.
// Otherwise a bootloader would give up on a slow computer.
#pragma once

#include "core/image.h"
#include "front/pty.h"

struct bootloader {
    const char *hex;
    uint32_t start; // start of the boot section
    unsigned baud;
};

enum { CABLE_ERASED = 0xFF };

struct cable {
    struct bench bench;
    struct pty pty;
    const struct bootloader *loader;
    struct image code;  // of the bootloader
    bool has_capacitor; // true if a capacitor on RESET keeps the chip running when the port opens
    bool is_open;       // true while another program has the port open
    uint64_t opened;    // time when the port was opened, in cycles
    bool was_late;      // true if the chip stopped for so long that avrdude may have given up
    void (*wear)(struct cable *cable); // called repeatedly to damage the flash; may be NULL
};

// Opens a board with only a bootloader. On failure, writes a message into `error`.
bool cable_open(struct cable *cable, const struct board *board, const char *elf,
                const struct bootloader *loader, char *error, size_t size);
void cable_close(struct cable *cable);

// Resets the chip, as DTR does on a real board.
void cable_reset(struct cable *cable);

// Runs the chip for `ms` ms, and longer while bytes are being transferred.
void cable_pass_time(struct cable *cable, unsigned ms);

// Passes bytes from another program to the chip. Resets the chip when the program opens the port. `due_ms` is
// the time since the previous call.
void cable_listen(struct cable *cable, unsigned due_ms);

// Compares the flash with `wanted` and the bootloader. Returns the first wrong address, or -1.
long cable_first_wrong(const struct cable *cable, const struct image *wanted);
