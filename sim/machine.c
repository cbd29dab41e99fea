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

// Data space addresses of the two spare registers that carry text and marks out of the firmware, and of those
// that tell how deep the MCU sleeps. In power-down all clocks stop but the watchdog's.
struct machine_kind {
    const char *mcu;
    uint8_t console;                       // GPIOR0
    uint8_t mark;                          // GPIOR1
    uint8_t sleep, sleep_mask, power_down; // SM bits: those that tell power-down from the rest
    uint8_t watchdog;                      // WDTCSR, WDTCR
};
static const struct machine_kind kinds[] = {
    {"atmega328p", 0x3E, 0x4A, 0x53, 0x0E, 0x04, 0x60},
    {"attiny2313a", 0x33, 0x34, 0x55, 0x10, 0x10, 0x41}, // SM1:0 01 and 11
};
enum { WATCHDOG_RUNS = 0x48 }; // WDIE, WDE

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

// simavr's timers run on in power-down and would wake the MCU, so all of simavr stands still then. Not while
// the watchdog runs, which goes on and may wake it.
static bool stands_still(const struct machine *machine)
{
    const struct machine_kind *kind = machine->kind;
    const uint8_t *data = machine->avr->data;

    return kind && machine->avr->state == cpu_Sleeping &&
           (data[kind->sleep] & kind->sleep_mask) == kind->power_down &&
           !(data[kind->watchdog] & WATCHDOG_RUNS);
}

// The core adds the cycles and one to its clock afterwards; where no clock runs they are given back. So they
// are when the watchdog has just put a reset in the place of avr->run: the MCU would sleep on until the next
// timer.
static void count_sleep(struct avr_t *avr, avr_cycle_count_t cycles)
{
    struct machine *machine = machine_of(avr);

    if (avr->run == machine->core_run && !stands_still(machine))
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

static void fire(struct machine *machine)
{
    uint64_t now = machine_now(machine);

    for (unsigned i = 0; i < machine->event_count;) {
        struct machine_event event = machine->event[i];

        if (event.cycle > now) {
            i++;
            continue;
        }
        machine->event[i] = machine->event[--machine->event_count];
        event.due(event.part);
        i = 0;
    }
}

static uint64_t next_event(const struct machine *machine, uint64_t limit)
{
    for (unsigned i = 0; i < machine->event_count; i++)
        if (machine->event[i].cycle < limit)
            limit = machine->event[i].cycle;
    return limit;
}

static avr_cycle_count_t alarm(struct avr_t *avr, avr_cycle_count_t when, void *user);

// Events come by a timer of simavr, so that their interrupts are served before the next instruction.
static void set_alarm(struct machine *machine)
{
    uint64_t now = machine_now(machine), next = next_event(machine, UINT64_MAX);

    if (machine->event_count)
        avr_cycle_timer_register(machine->avr, next > now ? next - now : 1, alarm, machine);
}

static avr_cycle_count_t alarm(struct avr_t *avr, avr_cycle_count_t when, void *user)
{
    (void)avr;
    (void)when;
    fire(user);
    set_alarm(user);
    return 0;
}

void machine_at(struct machine *machine, uint64_t cycle, void (*due)(void *part), void *part)
{
    if (machine->event_count == MACHINE_EVENTS_MAX)
        abort();
    machine->event[machine->event_count++] = (struct machine_event){cycle, due, part};
    set_alarm(machine);
}

void machine_forget(struct machine *machine, void (*due)(void *part), void *part)
{
    for (unsigned i = 0; i < machine->event_count;)
        if (machine->event[i].due == due && machine->event[i].part == part)
            machine->event[i] = machine->event[--machine->event_count];
        else
            i++;
}

static void after_reset(struct machine *machine)
{
    machine->reset_seen = false;
    machine->is_down = false;
    machine->avr->run_cycle_limit = machine->avr->gdb ? 1 : RUN_CYCLE_LIMIT;
    machine->resets++;
    if (avr_regbit_get(machine->avr, machine->avr->reset_flags.wdrf))
        machine->watchdog_resets++;
    for (unsigned i = 0; i < machine->part_count; i++)
        machine->parts[i].on_reset(machine->parts[i].part);
    set_alarm(machine);
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

static void know_kind(struct machine *machine, const char *mcu)
{
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (!strcmp(mcu, kinds[i].mcu)) {
            machine->kind = &kinds[i];
            avr_register_io_write(machine->avr, kinds[i].console, console_write, machine);
            avr_register_io_write(machine->avr, kinds[i].mark, mark_write, machine);
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
    know_kind(machine, mcu);
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

static void set_deadline(struct machine *machine, uint64_t cycle)
{
    uint64_t now = machine_now(machine);

    avr_cycle_timer_register(machine->avr, cycle > now ? cycle - now : 1, deadline, machine);
}

// Time passes, and nothing happens but what parts do; it may wake the MCU, which serves the interrupt first.
static void stand_still(struct machine *machine, uint64_t cycle)
{
    if (!machine->is_down)
        machine->power_downs++;
    machine->is_down = true;
    while (machine->avr->state == cpu_Sleeping && machine_now(machine) < cycle) {
        uint64_t next = next_event(machine, cycle), now = machine_now(machine);

        machine->asleep += next > now ? next - now : 0;
        machine->frozen += next > now ? next - now : 0;
        fire(machine);
    }
    if (machine->avr->state == cpu_Sleeping)
        return;
    machine->is_down = false;
    machine->wakes++;
    avr_service_interrupts(machine->avr);
    set_alarm(machine);
    set_deadline(machine, cycle);
}

enum machine_state machine_run_until(struct machine *machine, uint64_t cycle)
{
    struct avr_t *avr = machine->avr;
    enum machine_state state = state_of(avr);

    if (machine_now(machine) < cycle)
        set_deadline(machine, cycle);
    while (machine_now(machine) < cycle && state != MACHINE_DONE && state != MACHINE_CRASHED) {
        if (stands_still(machine)) {
            stand_still(machine, cycle);
            continue;
        }
        avr_run(avr);
        serve_in_time(avr);
        state = state_of(avr);
        if (machine->reset_seen) {
            after_reset(machine);
            set_deadline(machine, cycle);
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
