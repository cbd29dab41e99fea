// SPDX-License-Identifier: MIT
// One simulated AVR: loads a program, runs it for a time, resets it, and tells how it ended. All times are
// simulated; a machine runs as fast as the host can. A process may open many machines, one at a time.
#pragma once

#include <stdarg.h> // simavr's headers need it
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <simavr/sim_avr.h> // struct avr_t: registers and memory are avr->data[]

#include "core/stray.h"      // programs that leave their memory
#include "core/violations.h" // recorder

enum { MACHINE_PARTS_MAX = 8, MACHINE_EVENTS_MAX = 16, MACHINE_SIGNALS_MAX = 16 };

enum machine_state {
    MACHINE_RUNNING,
    MACHINE_STOPPED, // held by gdb: time stands still
    MACHINE_DONE,    // asleep with interrupts off: it can never wake
    MACHINE_CRASHED, // left its memory
};

struct machine {
    struct avr_t *avr;
    uint64_t asleep;          // cycles spent in sleep since machine_open
    unsigned resets;          // resets of any cause since machine_open
    unsigned watchdog_resets; // resets by the watchdog
    unsigned power_downs;     // times the MCU entered power-down
    unsigned wakes;           // times it left power-down

    // Continues where a real MCU does after the program has left its memory, and records that in `strays`.
    // Otherwise the machine is MACHINE_CRASHED then.
    bool is_lenient;
    struct violations strays; // by enum stray_kind

    // Called with each byte that the firmware writes to GPIOR0 (text) and GPIOR1 (marks); may be NULL.
    void (*on_console)(struct machine *machine, uint8_t c);
    void (*on_mark)(struct machine *machine, uint8_t mark);
    void *user; // for the two callbacks

    // Signals of the parts, for a recorder.
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
    uint64_t frozen; // cycles spent in power-down or held in reset, where avr->cycle stands still
    bool is_down;
    struct machine_symbols *symbols;
    struct violations *violations; // recorder of the first part; a linked list
    void (*core_reset)(struct avr_t *avr);
    void (*core_run)(struct avr_t *avr);
    bool reset_seen;
    struct stray stray; // what the program did last beyond its memory
    struct {
        uint8_t *code; // NULL: no function hangs
        uint8_t before[2];
    } hung; // the function that machine_hang_in turned into a loop
};

// Loads an ELF or a hex file and switches the power on: RAM holds garbage, MCUSR says power-on. hz is used
// unless the ELF names a frequency (.mmcu section). Returns false if the file is no program for this MCU.
// Then error holds one line without a newline, and machine_close must not be called.
bool machine_open(struct machine *machine, const char *path, const char *mcu, uint32_t hz, char *error,
                  size_t size);
void machine_close(struct machine *machine);

// Adds a part. on_reset is called after each reset of the MCU, before its first instruction.
void machine_add_part(struct machine *machine, void (*on_reset)(void *part), void *part);

// Offers a signal of a part to a recorder. The name must outlive the machine.
void machine_add_signal(struct machine *machine, const char *name, struct avr_irq_t *irq, unsigned bits);

// Opens a gdb server; the firmware is halted until gdb lets it run. False if the port is not available.
bool machine_wait_for_gdb(struct machine *machine, uint16_t port);

// Cycles since machine_open, including sleep and power-down; a reset does not set them back.
static inline uint64_t machine_now(const struct machine *machine)
{
    return machine->avr->cycle + machine->frozen;
}

// Calls due(part) when this cycle is reached, also in power-down; machine_forget cancels the call. A reset of
// the MCU does not. Parts use this instead of simavr's timers, which belong to the MCU.
void machine_at(struct machine *machine, uint64_t cycle, void (*due)(void *part), void *part);
void machine_forget(struct machine *machine, void (*due)(void *part), void *part);

// Cycles in so many nanoseconds, rounded up.
uint64_t machine_cycles(const struct machine *machine, uint64_t ns);

// Run to the end of the instruction during which the cycle is reached, or until the machine stops.
enum machine_state machine_run_until(struct machine *machine, uint64_t cycle);
enum machine_state machine_run_us(struct machine *machine, uint64_t us);

// Like machine_run_us, for a program that a flipped bit may have sent astray: goes on where simavr gives up
// but a real MCU would not.
void machine_run_astray_us(struct machine *machine, uint64_t us);

// Lets time pass while the MCU is held in reset. Only parts act.
void machine_hold(struct machine *machine, uint64_t ns);

// Pulses the RESET pin, or cuts the power, which loses the RAM. Both take effect at once.
void machine_reset(struct machine *machine);
void machine_power_cycle(struct machine *machine);

// Make the firmware hang until the next reset. machine_hang_asleep masks the interrupts of timer 0, so an
// ATmega328P that waits for a tick never wakes; machine_hang_in turns a function into an endless loop, which
// still serves interrupts.
void machine_hang_asleep(struct machine *machine);
void machine_hang_in(struct machine *machine, const char *function);

// simavr's signal for a port pin: hook it to watch the pin, raise it to drive it. port 'A'.., bit 0..7.
struct avr_irq_t *machine_pin(struct machine *machine, char port, unsigned bit);

// How the firmware drives a port pin.
enum machine_drive { MACHINE_INPUT, MACHINE_LOW, MACHINE_HIGH };
enum machine_drive machine_drives(const struct machine *machine, char port, unsigned bit);

// Where a variable of the firmware stands in its memory, for tests that change what no pin can; ends the
// program, with a message, if there is none of this name.
uint8_t *machine_variable(struct machine *machine, const char *name);

// The most stack in use since power-on, in bytes, interrupts included.
unsigned machine_stack_used(const struct machine *machine);

// A PC (byte address) as "0x01a4 (lcd_tick+0x12)"; the text lives until the next call.
const char *machine_where(const struct machine *machine, uint32_t pc);

// One line that says why a machine is DONE or CRASHED; the text lives until the next call.
const char *machine_fault(const struct machine *machine);
