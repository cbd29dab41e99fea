// SPDX-License-Identifier: MIT
// A simulated AVR that runs a program in simulated time. Open only one machine at a time. A returned text is
// valid until the next call.
#pragma once

#include <stdarg.h> // simavr's headers need it
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <simavr/sim_avr.h> // struct avr_t, whose field data[] holds registers and memory

#include "core/stray.h"      // detects accesses to addresses without memory
#include "core/violations.h" // recorder

enum { MACHINE_PARTS_MAX = 8, MACHINE_EVENTS_MAX = 16, MACHINE_SIGNALS_MAX = 16 };

enum machine_state {
    MACHINE_RUNNING,
    MACHINE_STOPPED, // gdb has stopped the simulated MCU and its clock
    MACHINE_DONE,    // the MCU sleeps with interrupts off and can never wake
    MACHINE_CRASHED, // the program has accessed an address without memory
};

struct machine {
    struct avr_t *avr;
    uint64_t asleep;          // clock cycles in sleep since machine_open
    unsigned resets;          // number of resets since machine_open, from any cause
    unsigned watchdog_resets; // resets by the watchdog
    unsigned power_downs;     // number of times that the MCU entered power-down
    unsigned wakes;           // number of times that the MCU left power-down

    // If true, continues after an access outside the memory, and records a violation.
    bool is_lenient;
    struct violations strays; // accesses outside the memory, with kinds of enum stray_kind

    // Receive the bytes that the firmware writes to GPIOR0 and GPIOR1. Each may be NULL.
    void (*on_console)(struct machine *machine, uint8_t c);
    void (*on_mark)(struct machine *machine, uint8_t mark);
    void *user; // data of the two callbacks

    // Signals of the simulated parts, which a recorder can watch
    struct machine_signal {
        const char *name;
        struct avr_irq_t *irq;
        unsigned bits; // width of the value
    } signal[MACHINE_SIGNALS_MAX];
    unsigned signal_count;

    // Private.
    struct {
        void (*on_reset)(void *part);
        void *part;
    } parts[MACHINE_PARTS_MAX];
    unsigned part_count;
    struct machine_event {
        uint64_t cycle;
        void (*due)(void *part);
        void *part;
    } event[MACHINE_EVENTS_MAX];
    unsigned event_count;
    const struct machine_kind *kind;
    uint64_t frozen; // cycles in power-down and long resets, which avr->cycle lacks
    bool is_down;
    struct machine_symbols *symbols;
    struct violations *violations; // linked list with the violations of each part
    void (*core_reset)(struct avr_t *avr);
    void (*core_run)(struct avr_t *avr);
    bool reset_seen;
    struct stray stray; // the firmware's latest access outside the memory
    struct {
        uint8_t *code; // NULL: no function hangs
        uint8_t before[2];
    } hung; // the function that machine_hang_in() has turned into an endless loop
};

// Loads an ELF or hex file and powers up the MCU. Returns false on error.
bool machine_open(struct machine *machine, const char *path, const char *mcu, uint32_t hz, char *error,
                  size_t size);
void machine_close(struct machine *machine);

// Adds a simulated part to the machine. on_reset is called after each reset.
void machine_add_part(struct machine *machine, void (*on_reset)(void *part), void *part);

// Adds a signal that recorders can watch. `name` must outlive the machine.
void machine_add_signal(struct machine *machine, const char *name, struct avr_irq_t *irq, unsigned bits);

// Opens a gdb server at this port. Waits until gdb continues the firmware.
bool machine_wait_for_gdb(struct machine *machine, uint16_t port);

// Returns the clock cycles since machine_open, including sleep and resets.
static inline uint64_t machine_now(const struct machine *machine)
{
    return machine->avr->cycle + machine->frozen;
}

// Makes the machine call due(part) at this cycle, even in power-down.
void machine_at(struct machine *machine, uint64_t cycle, void (*due)(void *part), void *part);
void machine_forget(struct machine *machine, void (*due)(void *part), void *part);

// Converts nanoseconds to clock cycles, rounded up.
uint64_t machine_cycles(const struct machine *machine, uint64_t ns);

// Run the firmware until this cycle, or for `us` microseconds. Both return early if the machine stops.
enum machine_state machine_run_until(struct machine *machine, uint64_t cycle);
enum machine_state machine_run_us(struct machine *machine, uint64_t us);

// Runs the firmware after a test has changed memory bits. Ignores faults.
void machine_run_astray_us(struct machine *machine, uint64_t us);

// Holds the MCU in reset for `ns` nanoseconds.
void machine_hold(struct machine *machine, uint64_t ns);

// Reset the MCU with the RESET pin, or with a power cycle. Only a power cycle changes the RAM.
void machine_reset(struct machine *machine);
void machine_power_cycle(struct machine *machine);

// Make the firmware hang until a reset: in sleep (only on the ATmega328P), or in an endless loop.
void machine_hang_asleep(struct machine *machine);
void machine_hang_in(struct machine *machine, const char *function);

// Returns a port pin's signal. `port` is a letter, `bit` is 0 to 7.
struct avr_irq_t *machine_pin(struct machine *machine, char port, unsigned bit);

// How the firmware drives a port pin
enum machine_drive { MACHINE_INPUT, MACHINE_LOW, MACHINE_HIGH };
enum machine_drive machine_drives(const struct machine *machine, char port, unsigned bit);

// Returns a pointer to a firmware variable. Ends the simulator if the firmware lacks the variable.
uint8_t *machine_variable(struct machine *machine, const char *name);

// Returns the largest size of the stack since power-on, in bytes.
unsigned machine_stack_used(const struct machine *machine);

// Returns a text for an address in the program, such as "0x01a4 (lcd_tick+0x12)".
const char *machine_where(const struct machine *machine, uint32_t pc);

// Returns a line that says why the machine is done or has crashed.
const char *machine_fault(const struct machine *machine);
