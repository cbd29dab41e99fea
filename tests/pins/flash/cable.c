// SPDX-License-Identifier: MIT
#define _GNU_SOURCE // POLLHUP
#include "flash/cable.h"

#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { BURST_MAX_MS = 100, PATIENCE_MS = 500, QUIET_MS = 2 };
enum { LATE_MS = 100 };    // if the chip stops for this long, avrdude may give up waiting
enum { FLASHES_MS = 400 }; // Optiboot flashes an LED for 375 ms before it listens

static void to_computer(void *user, uint8_t byte)
{
    struct cable *cable = user;

    if (!cable->is_open)
        return;
    if (write(cable->pty.master, &byte, 1) < 0)
        return; // the other program has closed the port
}

// Powers up a chip that has only a bootloader.
static void start_in_boot_section(struct cable *cable)
{
    struct avr_t *avr = cable->bench.machine.avr;

    memset(avr->flash, CABLE_ERASED, avr->flashend + 1);
    image_load(&cable->code, avr->flash, avr->flashend + 1);
    avr->reset_pc = cable->loader->start;
    avr->codeend = avr->flashend;
    serial_set_baud(&cable->bench.line, cable->loader->baud);
    cable->bench.line.waits_for_reader = true;
    machine_power_cycle(&cable->bench.machine);
}

bool cable_open(struct cable *cable, const struct board *board, const char *elf,
                const struct bootloader *loader, char *error, size_t size)
{
    *cable = (struct cable){.loader = loader};
    if (!image_read(&cable->code, loader->hex, error, size) ||
        !bench_open(&cable->bench, board, elf, error, size))
        return false;
    if (!pty_open(&cable->pty, &cable->bench)) {
        snprintf(error, size, "no terminal device can be had: %m");
        bench_close(&cable->bench);
        return false;
    }
    close(cable->pty.device); // from now on, POLLHUP means that no other program has the port open
    cable->pty.device = -1;
    cable->bench.line.on_byte = to_computer;
    cable->bench.line.user = cable;
    start_in_boot_section(cable);
    return true;
}

void cable_close(struct cable *cable)
{
    pty_close(&cable->pty);
    bench_close(&cable->bench);
}

static uint64_t since_traffic(const struct cable *cable)
{
    return machine_now(&cable->bench.machine) - cable->bench.line.last_traffic;
}

// Returns true while bytes are being transferred, and shortly afterwards.
static bool is_busy(const struct cable *cable)
{
    const struct serial *line = &cable->bench.line;

    return line->queued || line->is_sending || line->arriving_count ||
           since_traffic(cable) < machine_cycles(&cable->bench.machine, QUIET_MS * 1000000ull);
}

void cable_pass_time(struct cable *cable, unsigned ms)
{
    const struct machine *machine = &cable->bench.machine;
    uint64_t traffic = cable->bench.line.last_traffic;
    uint64_t since = traffic > cable->opened ? traffic : cable->opened;

    if (machine_now(machine) - since < machine_cycles(machine, PATIENCE_MS * 1000000ull))
        bench_run_ms(&cable->bench, ms);
    for (ms = 0; ms < BURST_MAX_MS && is_busy(cable); ms++)
        bench_run_ms(&cable->bench, 1);
    if (cable->wear)
        cable->wear(cable);
}

void cable_reset(struct cable *cable)
{
    machine_reset(&cable->bench.machine);
    cable->opened = machine_now(&cable->bench.machine);
}

void cable_listen(struct cable *cable, unsigned due_ms)
{
    struct pollfd port = {.fd = cable->pty.master};
    bool was_open = cable->is_open;

    cable->was_late |= was_open && due_ms >= LATE_MS;
    poll(&port, 1, 0);
    cable->is_open = !(port.revents & POLLHUP);
    if (cable->is_open && !was_open && !cable->has_capacitor) {
        machine_reset(&cable->bench.machine);
        bench_run_ms(&cable->bench, FLASHES_MS);
        cable->opened = machine_now(&cable->bench.machine);
    }
    pty_serve(&cable->pty);
}

long cable_first_wrong(const struct cable *cable, const struct image *wanted)
{
    static uint8_t right[IMAGE_BYTES];
    const uint8_t *is = cable->bench.machine.avr->flash;
    const uint32_t size = cable->bench.machine.avr->flashend + 1;

    memset(right, CABLE_ERASED, sizeof right);
    if (wanted)
        image_load(wanted, right, size);
    image_load(&cable->code, right, size);
    for (uint32_t at = 0; at < size; at++)
        if (is[at] != right[at])
            return (long)at;
    return -1;
}
