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

enum { CABLE_SAID_BYTES = 8192, CABLE_ERASED = 0xFF };

struct cable {
    struct bench bench;
    struct pty pty;
    const struct bootloader *loader;
    struct image code;  // of the bootloader
    bool has_capacitor; // true if a capacitor at RESET prevents a reset when the port is opened
    bool is_open;       // true while a program has the port open
    uint64_t opened;    // cycle at which the port was opened
    bool was_late;      // true if the chip stopped for so long that avrdude may have given up

    // Simulated faults
    bool is_dead;                      // the board does not answer
    void (*wear)(struct cable *cable); // damages the flash; called continuously; may be NULL
    uint8_t (*garble)(uint8_t byte);   // changes a byte on its way to the computer; may be NULL

    char said[CABLE_SAID_BYTES]; // start of the last command's output and errors
};

// Opens a board whose flash contains only the bootloader. On failure sets error and returns false.
bool cable_open(struct cable *cable, const struct board *board, const char *elf,
                const struct bootloader *loader, char *error, size_t size);
void cable_close(struct cable *cable);

// Resets the chip, as the signal DTR does.
void cable_reset(struct cable *cable);

// Runs the chip for `ms` milliseconds, then until half a second has passed without bytes.
void cable_pass_time(struct cable *cable, unsigned ms);

// Passes bytes from another program to the chip. Resets the chip if the program has just opened the port.
void cable_listen(struct cable *cable);

// Runs a shell command while the chip runs in real time. Returns the command's exit status.
int cable_run(struct cable *cable, const char *command);

// Compares the flash with the bootloader and, unless NULL, with `wanted`. Returns the first wrong address, or
// -1.
long cable_first_wrong(const struct cable *cable, const struct image *wanted);
