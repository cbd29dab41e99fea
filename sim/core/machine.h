// SPDX-License-Identifier: MIT
// One simulated AVR: loads an ELF, runs it for a time, resets it, and tells how it ended. Simulated time
// only: a machine runs as fast as it can. Many machines may be opened one after the other in a process, one
// at a time.
#pragma once

#include <stdarg.h> // simavr's headers need it
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <simavr/sim_avr.h> // struct avr_t: registers and memory are avr->data[]

enum { MACHINE_PARTS_MAX = 8, MACHINE_EVENTS_MAX = 16, MACHINE_SIGNALS_MAX = 16 };

enum machine_state {
    MACHINE_RUNNING,
    MACHINE_STOPPED, // held by gdb: time stands still
    MACHINE_DONE,    // asleep with interrupts off: nothing can ever happen again
    MACHINE_CRASHED, // left its code, its memory or its instruction set
};

struct machine {
    struct avr_t *avr;
    uint64_t asleep;          // cycles spent in sleep since it was opened
    unsigned resets;          // of any cause, since it was opened
    unsigned watchdog_resets; // of them by the watchdog
    unsigned power_downs;     // times it went to power-down
    unsigned wakes;           // and left it

    // What the firmware writes to GPIOR0 (text) and GPIOR1 (marks); may be NULL.
    void (*on_console)(struct machine *machine, uint8_t c);
    void (*on_mark)(struct machine *machine, uint8_t mark);
    void *user; // for the owner of the two above

    // Signals of its parts that can be recorded.
    struct machine_signal {
        const char *name;
        struct avr_irq_t *irq;
        unsigned bits; // of its value
    } signal[MACHINE_SIGNALS_MAX];
    unsigned signal_count;

    // The rest is the machine's own.
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
    uint64_t frozen; // cycles that passed while no clock ran, that is, in power-down
    bool is_down;
    struct machine_symbols *symbols;
    struct violations *violations; // of the first part that records them
    void (*core_reset)(struct avr_t *avr);
    void (*core_run)(struct avr_t *avr);
    bool reset_seen;
    struct {
        uint8_t *code; // null: none
        uint8_t before[2];
    } hung; // function
};

// Loads an ELF and switches the power on: RAM holds garbage, MCUSR says power-on. mcu and hz count where the
// ELF does not name its own (.mmcu section). On false, error holds one line without a newline and nothing is
// to be closed.
bool machine_open(struct machine *machine, const char *elf, const char *mcu, uint32_t hz, char *error,
                  size_t size);
void machine_close(struct machine *machine);

// A part joins the board. on_reset comes after each reset of the MCU, before its first instruction.
void machine_add_part(struct machine *machine, void (*on_reset)(void *part), void *part);

// A part offers a signal to be recorded. The name must outlive the machine.
void machine_add_signal(struct machine *machine, const char *name, struct avr_irq_t *irq, unsigned bits);

// Opens a gdb server; the firmware stands still until gdb lets it run. False if the port cannot be had.
bool machine_wait_for_gdb(struct machine *machine, uint16_t port);

// Cycles since the machine was opened, asleep or awake, or in power-down, where the MCU counts none; a reset
// does not turn them back.
static inline uint64_t machine_now(const struct machine *machine)
{
    return machine->avr->cycle + machine->frozen;
}

// Tells a part when this cycle is reached, also in power-down; before then, it may be forgotten. A reset of
// the MCU changes nothing. To be used instead of simavr's timers, which are those of the MCU.
void machine_at(struct machine *machine, uint64_t cycle, void (*due)(void *part), void *part);
void machine_forget(struct machine *machine, void (*due)(void *part), void *part);

// Cycles in a time, rounded up.
uint64_t machine_cycles(const struct machine *machine, uint64_t ns);

// Run until the cycle is reached and the instruction under way then is over, or until the machine cannot go
// on.
enum machine_state machine_run_until(struct machine *machine, uint64_t cycle);
enum machine_state machine_run_us(struct machine *machine, uint64_t us);

// As machine_run_us, for a program that a flipped bit may have sent anywhere: where simavr gives up, a real
// MCU goes on.
void machine_run_astray_us(struct machine *machine, uint64_t us);

// The RESET pin, and a power cut that loses the RAM. Both take effect at once.
void machine_reset(struct machine *machine);
void machine_power_cycle(struct machine *machine);

// Two ways to hang until the next reset: without the interrupts of timer 0 an ATmega328P that waits for a
// tick never wakes again; in a function that has become a loop without end it does, at every interrupt.
void machine_hang_asleep(struct machine *machine);
void machine_hang_in(struct machine *machine, const char *function);

// simavr's signal of a port pin: hook it to watch the pin, raise it to drive the pin. port 'A'.., bit 0..7.
struct avr_irq_t *machine_pin(struct machine *machine, char port, unsigned bit);

// Most bytes of stack ever in use since power-on, interrupts included.
unsigned machine_stack_used(const struct machine *machine);

// "0x01a4 (lcd_tick+0x12)" for a PC in bytes; the text lives until the next call.
const char *machine_where(const struct machine *machine, uint32_t pc);

// One line on how a machine came to be DONE or CRASHED; the text lives until the next call.
const char *machine_fault(const struct machine *machine);
