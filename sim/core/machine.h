// SPDX-License-Identifier: MIT
// A simulated AVR that runs a program in simulated time. Open only one machine at a time. A returned text is
// valid until the next call.
#pragma once

#include <stdarg.h> // simavr's headers need it
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <simavr/sim_avr.h> // struct avr_t: registers and memory are avr->data[]

#include "core/stray.h"      // detects accesses outside the memory
#include "core/violations.h" // recorder

enum { MACHINE_PARTS_MAX = 8, MACHINE_EVENTS_MAX = 16, MACHINE_SIGNALS_MAX = 16 };

enum machine_state {
    MACHINE_RUNNING,
    MACHINE_STOPPED, // gdb has stopped the MCU and its clock
    MACHINE_DONE,    // the MCU sleeps with interrupts off, so it can never wake
    MACHINE_CRASHED, // the program has accessed an address without memory
};

struct machine {
    struct avr_t *avr;
    uint64_t asleep;          // cycles in sleep since machine_open
    unsigned resets;          // resets of any cause since machine_open
    unsigned watchdog_resets; // resets by the watchdog
    unsigned power_downs;     // number of times that the MCU entered power-down
    unsigned wakes;           // number of times that the MCU left power-down

    // True if the machine continues after a stray access and records a violation.
    bool is_lenient;
    struct violations strays; // stray accesses; kinds: enum stray_kind

    // on_console gets each byte written to GPIOR0, on_mark each byte written to GPIOR1. Both may be NULL.
    void (*on_console)(struct machine *machine, uint8_t c);
    void (*on_mark)(struct machine *machine, uint8_t mark);
    void *user; // data of the two callbacks

    // Signals of the parts. A recorder may watch them.
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
    uint64_t frozen; // cycles in power-down and long resets; avr->cycle does not include them
    bool is_down;
    struct machine_symbols *symbols;
    struct violations *violations; // linked list: the violations of each part
    void (*core_reset)(struct avr_t *avr);
    void (*core_run)(struct avr_t *avr);
    bool reset_seen;
    struct stray stray; // the program's last access outside its memory
    struct {
        uint8_t *code; // NULL: no function hangs
        uint8_t before[2];
    } hung; // the function that machine_hang_in turned into a loop
};

// Loads an ELF or a hex file and switches the power on. On failure sets error and returns false.
bool machine_open(struct machine *machine, const char *path, const char *mcu, uint32_t hz, char *error,
                  size_t size);
void machine_close(struct machine *machine);

// Adds a part. Calls on_reset after each reset.
void machine_add_part(struct machine *machine, void (*on_reset)(void *part), void *part);

// Offers a signal to recorders. The name must outlive the machine.
void machine_add_signal(struct machine *machine, const char *name, struct avr_irq_t *irq, unsigned bits);

// Opens a gdb server at this port and halts the firmware.
bool machine_wait_for_gdb(struct machine *machine, uint16_t port);

// Returns the cycles since machine_open, including sleep and resets.
static inline uint64_t machine_now(const struct machine *machine)
{
    return machine->avr->cycle + machine->frozen;
}

// Calls due(part) at this cycle, also in power-down or after a reset.
void machine_at(struct machine *machine, uint64_t cycle, void (*due)(void *part), void *part);
void machine_forget(struct machine *machine, void (*due)(void *part), void *part);

// Converts nanoseconds to cycles, rounded up.
uint64_t machine_cycles(const struct machine *machine, uint64_t ns);

// Run until this cycle, or for `us` microseconds. Return earlier if the machine stops.
enum machine_state machine_run_until(struct machine *machine, uint64_t cycle);
enum machine_state machine_run_us(struct machine *machine, uint64_t us);

// Runs a program after a test has flipped bits in its memory. Continues where simavr would stop.
void machine_run_astray_us(struct machine *machine, uint64_t us);

// Holds the MCU in reset for `ns` nanoseconds.
void machine_hold(struct machine *machine, uint64_t ns);

// Pulse the RESET pin, or cut the power. A power cut also changes the RAM.
void machine_reset(struct machine *machine);
void machine_power_cycle(struct machine *machine);

// Make the firmware hang until a reset: asleep (ATmega328P only), or in an endless loop.
void machine_hang_asleep(struct machine *machine);
void machine_hang_in(struct machine *machine, const char *function);

// Returns the signal of a port pin ('A'.., bit 0..7), to watch or to drive.
struct avr_irq_t *machine_pin(struct machine *machine, char port, unsigned bit);

// Returns how the firmware drives a port pin.
enum machine_drive { MACHINE_INPUT, MACHINE_LOW, MACHINE_HIGH };
enum machine_drive machine_drives(const struct machine *machine, char port, unsigned bit);

// Returns a pointer to a variable of the firmware. Ends this program if there is none.
uint8_t *machine_variable(struct machine *machine, const char *name);

// Returns the largest number of bytes that the stack, including interrupts, has used since power-on.
unsigned machine_stack_used(const struct machine *machine);

// Returns a text for a PC (a byte address), such as "0x01a4 (lcd_tick+0x12)".
const char *machine_where(const struct machine *machine, uint32_t pc);

// Returns a line that says why a machine is DONE or CRASHED.
const char *machine_fault(const struct machine *machine);
