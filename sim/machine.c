// SPDX-License-Identifier: MIT
#include "machine.h"

#include "elf_symbols.h" // names in messages, addresses for tests

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <simavr/avr_ioport.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_elf.h>
#include <simavr/sim_gdb.h>
#include <simavr/sim_interrupts.h>
#include <simavr/sim_regbit.h>

// simavr's default of 1 halves the speed; any limit gives identical results.
enum { RUN_CYCLE_LIMIT = 100000 };

// Marks RAM the stack has not reached. No zero: fresh RAM is no friend of a program that relies on it.
enum { PAINT = 0xC5 };

// In the linker's addresses RAM starts here.
enum { DATA_OFFSET = 0x800000 };

enum { EM_AVR = 83 };

// Data space addresses of the two spare registers that carry text and marks out of the firmware.
static const struct {
    const char *mcu;
    uint8_t console; // GPIOR0
    uint8_t mark;    // GPIOR1
} spare_registers[] = {
    {"atmega328p", 0x3E, 0x4A},
    {"attiny2313a", 0x33, 0x34},
};

// The library's logger has no owner: the last complaint is kept for machine_fault.
static char complaint[160];

static void keep_complaint(struct avr_t *avr, const int level, const char *format, va_list arguments)
{
    (void)avr;
    if (level > LOG_ERROR)
        return;
    vsnprintf(complaint, sizeof complaint, format, arguments);
    complaint[strcspn(complaint, "\n")] = '\0';
}

static struct machine *machine_of(struct avr_t *avr)
{
    return avr->custom.data;
}

// The core adds the cycles and one to its clock afterwards. When the watchdog has just put a reset in the
// place of avr->run, the MCU would sleep on until the next timer; give those cycles back.
static void count_sleep(struct avr_t *avr, avr_cycle_count_t cycles)
{
    struct machine *machine = machine_of(avr);

    if (avr->run == machine->core_run)
        machine->asleep += cycles + 1;
    else
        avr->cycle -= cycles + 1;
}

// Called in the midst of simavr's own reset, so it only takes a note.
static void note_reset(struct avr_t *avr)
{
    struct machine *machine = machine_of(avr);

    machine->reset_seen = true;
    if (machine->core_reset)
        machine->core_reset(avr);
}

static void after_reset(struct machine *machine)
{
    machine->reset_seen = false;
    machine->avr->run_cycle_limit = machine->avr->gdb ? 1 : RUN_CYCLE_LIMIT;
    machine->resets++;
    if (avr_regbit_get(machine->avr, machine->avr->reset_flags.wdrf))
        machine->watchdog_resets++;
    for (unsigned i = 0; i < machine->part_count; i++)
        machine->parts[i].on_reset(machine->parts[i].part);
}

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

static void hook_spare_registers(struct machine *machine, const char *mcu)
{
    for (size_t i = 0; i < sizeof spare_registers / sizeof spare_registers[0]; i++)
        if (!strcmp(mcu, spare_registers[i].mcu)) {
            avr_register_io_write(machine->avr, spare_registers[i].console, console_write, machine);
            avr_register_io_write(machine->avr, spare_registers[i].mark, mark_write, machine);
        }
}

// simavr's loader takes anything for an ELF, so look first.
static bool is_avr_elf(const char *path, char *error, size_t size)
{
    FILE *file = fopen(path, "rb");
    uint8_t header[20];
    size_t length;

    if (!file) {
        snprintf(error, size, "cannot read %s: %m", path);
        return false;
    }
    length = fread(header, 1, sizeof header, file);
    fclose(file);
    if (length == sizeof header && !memcmp(header, "\177ELF", 4) && header[18] == EM_AVR && header[19] == 0)
        return true;
    snprintf(error, size, "%s is not an AVR ELF file", path);
    return false;
}

static void free_firmware(struct elf_firmware_t *firmware)
{
    free(firmware->flash);
    free(firmware->eeprom);
    free(firmware->fuse);
    free(firmware->lockbits);
}

static bool make_core(struct machine *machine, struct elf_firmware_t *firmware, const char *mcu, uint32_t hz)
{
    struct avr_t *avr = avr_make_mcu_by_name(mcu);
    uint32_t no_flags = 0; // reading the UART's status must not sleep in real time

    if (!avr)
        return false;
    machine->avr = avr;
    avr->custom.data = machine;
    avr_init(avr);
    avr->frequency = hz;
    avr->vcc = avr->avcc = avr->aref = 5000;
    avr->log = LOG_ERROR;
    avr_load_firmware(avr, firmware);
    avr->sleep = count_sleep;
    machine->core_run = avr->run;
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &no_flags);
    hook_spare_registers(machine, mcu);
    machine->core_reset = avr->reset;
    avr->reset = note_reset;
    return true;
}

bool machine_open(struct machine *machine, const char *elf, const char *mcu, uint32_t hz, char *error,
                  size_t size)
{
    struct elf_firmware_t firmware = {0};

    *machine = (struct machine){0};
    complaint[0] = '\0';
    avr_global_logger_set(keep_complaint);
    if (!is_avr_elf(elf, error, size))
        return false;
    if (elf_read_firmware(elf, &firmware) != 0) {
        snprintf(error, size, "%s: %s", elf, complaint);
        return false;
    }
    machine->symbols = symbols_take(&firmware);
    if (firmware.mmcu[0])
        mcu = firmware.mmcu;
    if (!make_core(machine, &firmware, mcu, firmware.frequency ? firmware.frequency : hz)) {
        snprintf(error, size, "the simulator knows no MCU %s", mcu);
        symbols_free(machine->symbols);
        free_firmware(&firmware);
        return false;
    }
    free_firmware(&firmware);
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

bool machine_wait_for_gdb(struct machine *machine, uint16_t port)
{
    machine->avr->gdb_port = port;
    if (avr_gdb_init(machine->avr) != 0)
        return false;
    machine->avr->run_cycle_limit = 1; // it looks for breakpoints between runs only
    machine->avr->state = cpu_Stopped;
    return true;
}

uint64_t machine_cycles(const struct machine *machine, uint64_t ns)
{
    // Whole and broken seconds apart: their product with the clock must fit.
    uint64_t hz = machine->avr->frequency;
    uint64_t second = 1000000000;

    return ns / second * hz + (ns % second * hz + second - 1) / second;
}

static enum machine_state state_of(const struct avr_t *avr)
{
    switch (avr->state) {
    case cpu_Stopped:
        return MACHINE_STOPPED;
    case cpu_Done:
        return MACHINE_DONE;
    case cpu_Crashed:
        return MACHINE_CRASHED;
    default:
        return MACHINE_RUNNING;
    }
}

// Its only use is to be due: the core stops running or sleeping there.
static avr_cycle_count_t deadline(struct avr_t *avr, avr_cycle_count_t when, void *machine)
{
    (void)avr;
    (void)when;
    (void)machine;
    return 0;
}

// Between sei, or reti, and an interrupt that is pending already the MCU executes one instruction, simavr
// two, of which the one after `sei; sleep` may well be cli.
static void serve_in_time(struct avr_t *avr)
{
    if (avr->interrupt_state < 0)
        avr->interrupt_state = (int8_t)avr_has_pending_interrupts(avr);
}

enum machine_state machine_run_until(struct machine *machine, uint64_t cycle)
{
    struct avr_t *avr = machine->avr;
    enum machine_state state = state_of(avr);

    if (avr->cycle < cycle)
        avr_cycle_timer_register(avr, cycle - avr->cycle, deadline, machine);
    while (avr->cycle < cycle && state != MACHINE_DONE && state != MACHINE_CRASHED) {
        avr_run(avr);
        serve_in_time(avr);
        state = state_of(avr);
        if (machine->reset_seen) {
            after_reset(machine);
            avr_cycle_timer_register(avr, cycle > avr->cycle ? cycle - avr->cycle : 1, deadline, machine);
        }
        if (state == MACHINE_STOPPED)
            break;
    }
    return state;
}

enum machine_state machine_run_us(struct machine *machine, uint64_t us)
{
    return machine_run_until(machine, machine_now(machine) + machine_cycles(machine, us * 1000));
}

void machine_reset(struct machine *machine)
{
    avr_reset(machine->avr);
    avr_regbit_set(machine->avr, machine->avr->reset_flags.extrf);
    after_reset(machine);
}

void machine_power_cycle(struct machine *machine)
{
    struct avr_t *avr = machine->avr;

    avr_reset(avr);
    memset(avr->data + avr->ioend + 1, PAINT, avr->ramend - avr->ioend);
    avr_regbit_set(avr, avr->reset_flags.porf);
    after_reset(machine);
}

struct avr_irq_t *machine_pin(struct machine *machine, char port, unsigned bit)
{
    return avr_io_getirq(machine->avr, AVR_IOCTL_IOPORT_GETIRQ(port), (int)bit);
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
    bool crashed = state_of(machine->avr) == MACHINE_CRASHED;

    snprintf(text, sizeof text, "%s at PC %s, cycle %llu%s%s",
             crashed ? "the firmware crashed" : "the firmware sleeps with interrupts off",
             machine_where(machine, machine->avr->pc), (unsigned long long)machine_now(machine),
             crashed && complaint[0] ? ": " : "", crashed ? complaint : "");
    return text;
}
