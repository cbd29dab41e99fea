// SPDX-License-Identifier: MIT
#include "core/machine.h"

#include "core/elf_symbols.h" // names and addresses of the firmware's functions
#include "core/machine_run.h" // time
#include "core/memory.h"      // data space
#include "core/program.h"     // ELF and hex files

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <simavr/avr_ioport.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_gdb.h>
#include <simavr/sim_regbit.h>

// Value of RAM that the stack has never used
enum { PAINT = 0xC5 };

// The linker's address of data address 0
enum { DATA_OFFSET = 0x800000 };

// Number of data addresses that an instruction can form
enum { DATA_SPACE = 0x10000 };

enum { TIMSK0 = 0x6E }; // address of the register TIMSK0 on the ATmega328P

static const struct machine_kind kinds[] = {
    {"atmega328p", 0x3E, 0x4A, 0x53, 0x0E, 0x04, 0x01, 0x60},
    {"atmega2560", 0x3E, 0x4A, 0x53, 0x0E, 0x04, 0x01, 0x60},
    {"attiny2313a", 0x33, 0x34, 0x55, 0x10, 0x10, 0x20, 0x41}, // SM1:0 01 and 11
    {"attiny4313", 0x33, 0x34, 0x55, 0x10, 0x10, 0x20, 0x41},
};

static void console_write(struct avr_t *avr, avr_io_addr_t address, uint8_t value, void *user)
{
    struct machine *machine = user;

    avr->data[address] = value;
    if (machine->on_console)
        machine->on_console(machine, value);
}

static void mark_write(struct avr_t *avr, avr_io_addr_t address, uint8_t value, void *user)
{
    struct machine *machine = user;

    avr->data[address] = value;
    if (machine->on_mark)
        machine->on_mark(machine, value);
}

static void set_kind(struct machine *machine, const char *mcu)
{
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (!strcmp(mcu, kinds[i].mcu)) {
            machine->kind = &kinds[i];
            avr_register_io_write(machine->avr, kinds[i].console, console_write, machine);
            avr_register_io_write(machine->avr, kinds[i].mark, mark_write, machine);
        }
}

static bool make_core(struct machine *machine, struct program *program, const char *mcu, uint32_t hz,
                      char *error, size_t size)
{
    struct avr_t *avr = avr_make_mcu_by_name(mcu);
    uint32_t no_flags = 0; // with no flags, simavr's UART does not slow down to real time

    if (!avr) {
        snprintf(error, size, "the simulator does not know the MCU %s", mcu);
        return false;
    }
    machine->avr = avr;
    avr_init(avr);
    if (!program_fits(program, avr, mcu, error, size)) {
        avr_terminate(avr);
        free(avr);
        return false;
    }
    avr->custom.data = machine;
    // Allocates more memory than simavr does, because simavr may write beyond the end.
    avr->data = memory_resize(avr->data, DATA_SPACE);
    avr->frequency = hz;
    avr->vcc = avr->avcc = avr->aref = 5000;
    avr->log = LOG_ERROR;
    avr_load_firmware(avr, &program->firmware);
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &no_flags);
    set_kind(machine, mcu);
    machine_hook(machine);
    return true;
}

bool machine_open(struct machine *machine, const char *path, const char *mcu, uint32_t hz, char *error,
                  size_t size)
{
    struct program program;

    *machine = (struct machine){0};
    stray_listen();
    if (!program_read(&program, path, error, size))
        return false;
    machine->symbols = symbols_take(&program.firmware);

    const bool is_good = make_core(machine, &program, mcu, hz, error, size);

    program_free(&program);
    if (!is_good) {
        symbols_free(machine->symbols);
        return false;
    }
    violations_open(&machine->strays, machine, "firmware");
    machine_power_cycle(machine);
    machine->resets = 0;
    return true;
}

void machine_close(struct machine *machine)
{
    if (machine->avr->gdb)
        avr_deinit_gdb(machine->avr);
    avr_terminate(machine->avr);
    free(machine->avr);
    symbols_free(machine->symbols);
    machine->avr = NULL;
}

void machine_add_part(struct machine *machine, void (*on_reset)(void *part), void *part)
{
    if (machine->part_count == MACHINE_PARTS_MAX)
        abort();
    machine->parts[machine->part_count].on_reset = on_reset;
    machine->parts[machine->part_count].part = part;
    machine->part_count++;
}

void machine_add_signal(struct machine *machine, const char *name, struct avr_irq_t *irq, unsigned bits)
{
    if (machine->signal_count == MACHINE_SIGNALS_MAX)
        abort();
    machine->signal[machine->signal_count++] = (struct machine_signal){name, irq, bits};
}

bool machine_wait_for_gdb(struct machine *machine, uint16_t port)
{
    machine->avr->gdb_port = port;
    if (avr_gdb_init(machine->avr) != 0)
        return false;
    machine->avr->run_cycle_limit = 1; // simavr checks breakpoints only between two runs
    machine->avr->state = cpu_Stopped;
    return true;
}

void machine_reset(struct machine *machine)
{
    avr_reset(machine->avr);
    avr_regbit_set(machine->avr, machine->avr->reset_flags.extrf);
    machine_after_reset(machine);
}

void machine_power_cycle(struct machine *machine)
{
    struct avr_t *avr = machine->avr;

    avr_reset(avr);
    memset(avr->data + avr->ioend + 1, PAINT, avr->ramend - avr->ioend);
    avr_regbit_set(avr, avr->reset_flags.porf);
    machine_after_reset(machine);
}

uint8_t *machine_variable(struct machine *machine, const char *name)
{
    const long at = symbols_address(machine->symbols, name) - DATA_OFFSET;

    if (at < 0) {
        fprintf(stderr, "the firmware has no variable %s\n", name);
        exit(1);
    }
    return &machine->avr->data[at];
}

void machine_hang_asleep(struct machine *machine)
{
    machine->avr->data[TIMSK0] = 0;
}

void machine_hang_in(struct machine *machine, const char *function)
{
    static const uint8_t loop[] = {0xFF, 0xCF}; // rjmp to itself
    uint8_t *code = &machine->avr->flash[symbols_address(machine->symbols, function)];

    machine->hung.code = code;
    memcpy(machine->hung.before, code, sizeof loop);
    memcpy(code, loop, sizeof loop);
}

struct avr_irq_t *machine_pin(struct machine *machine, char port, unsigned bit)
{
    return avr_io_getirq(machine->avr, AVR_IOCTL_IOPORT_GETIRQ(port), (int)bit);
}

enum machine_drive machine_drives(const struct machine *machine, char port, unsigned bit)
{
    avr_ioport_state_t state = {0};

    avr_ioctl(machine->avr, (uint32_t)AVR_IOCTL_IOPORT_GETSTATE(port), &state);
    return !(state.ddr >> bit & 1) ? MACHINE_INPUT : state.port >> bit & 1 ? MACHINE_HIGH : MACHINE_LOW;
}

unsigned machine_stack_used(const struct machine *machine)
{
    long end = symbols_address(machine->symbols, "_end");
    unsigned bottom = end >= DATA_OFFSET ? (unsigned)end - DATA_OFFSET : machine->avr->ioend + 1u;

    while (bottom <= machine->avr->ramend && machine->avr->data[bottom] == PAINT)
        bottom++;
    return machine->avr->ramend + 1u - bottom;
}

const char *machine_where(const struct machine *machine, uint32_t pc)
{
    static char text[80];
    uint32_t offset = 0;
    const char *name = symbols_function(machine->symbols, pc, &offset);

    if (name)
        snprintf(text, sizeof text, "0x%04x (%s+0x%x)", (unsigned)pc, name, (unsigned)offset);
    else
        snprintf(text, sizeof text, "0x%04x", (unsigned)pc);
    return text;
}

const char *machine_fault(const struct machine *machine)
{
    static char text[320];
    const bool crashed = machine->avr->state == cpu_Crashed;

    snprintf(text, sizeof text, "the firmware %s, at PC %s, cycle %llu",
             crashed ? stray_text(&machine->stray) : "sleeps with interrupts off",
             machine_where(machine, crashed ? machine->stray.pc : machine->avr->pc),
             (unsigned long long)machine_now(machine));
    return text;
}
