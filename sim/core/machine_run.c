// SPDX-License-Identifier: MIT
#include "core/machine_run.h"

#include <stdlib.h>
#include <simavr/sim_interrupts.h>
#include <simavr/sim_regbit.h>
#include <string.h> // memcpy

// Longest run of simavr, in cycles. The default of 1 is half as fast.
enum { RUN_CYCLE_LIMIT = 100000 };

enum { WATCHDOG_RUNS = 0x48 }; // WDIE, WDE

static struct machine *machine_of(struct avr_t *avr)
{
    return avr->custom.data;
}

// Returns true in power-down if the watchdog is off. simavr's timers must stop then.
static bool stands_still(const struct machine *machine)
{
    const struct machine_kind *kind = machine->kind;
    const uint8_t *data = machine->avr->data;

    return kind && machine->avr->state == cpu_Sleeping &&
           (data[kind->sleep] & kind->sleep_mask) == kind->power_down &&
           !(data[kind->watchdog] & WATCHDOG_RUNS);
}

// Counts cycles in sleep. If the clock stops, subtracts the cycles from avr->cycle.
static void count_sleep(struct avr_t *avr, avr_cycle_count_t cycles)
{
    struct machine *machine = machine_of(avr);
    const struct machine_kind *kind = machine->kind;

    if (kind && !(avr->data[kind->sleep] & kind->sleep_enable)) {
        avr->state = cpu_Running;
        avr->cycle -= cycles + 1;
        return;
    }
    if (avr->run == machine->core_run && !stands_still(machine))
        machine->asleep += cycles + 1;
    else
        avr->cycle -= cycles + 1;
}

// Records that simavr has begun a reset, which machine_after_reset() will finish.
static void note_reset(struct avr_t *avr)
{
    struct machine *machine = machine_of(avr);

    machine->reset_seen = true;
    if (machine->core_reset)
        machine->core_reset(avr);
}

void machine_hook(struct machine *machine)
{
    struct avr_t *avr = machine->avr;

    machine->core_run = avr->run;
    machine->core_reset = avr->reset;
    avr->sleep = count_sleep;
    avr->reset = note_reset;
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

// Starts a timer in simavr for the next event, so the MCU reacts at once.
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

void machine_after_reset(struct machine *machine)
{
    machine->reset_seen = false;
    machine->is_down = false;
    if (machine->hung.code)
        memcpy(machine->hung.code, machine->hung.before, sizeof machine->hung.before);
    machine->hung.code = NULL;
    machine->avr->run_cycle_limit = machine->avr->gdb ? 1 : RUN_CYCLE_LIMIT;
    machine->resets++;
    if (avr_regbit_get(machine->avr, machine->avr->reset_flags.wdrf))
        machine->watchdog_resets++;
    for (unsigned i = 0; i < machine->part_count; i++)
        machine->parts[i].on_reset(machine->parts[i].part);
    set_alarm(machine);
}

uint64_t machine_cycles(const struct machine *machine, uint64_t ns)
{
    // Converts seconds and the remaining ns separately, to avoid an overflow.
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

// Does nothing. The timer only stops simavr at the deadline.
static avr_cycle_count_t deadline(struct avr_t *avr, avr_cycle_count_t when, void *machine)
{
    (void)avr;
    (void)when;
    (void)machine;
    return 0;
}

// Serves an interrupt one instruction after sei or reti. simavr alone would wait for two.
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

// Skips time until this cycle or until a part's next event, whichever comes first.
static void skip(struct machine *machine, uint64_t cycle)
{
    const uint64_t next = next_event(machine, cycle), now = machine_now(machine);

    machine->frozen += next > now ? next - now : 0;
    fire(machine);
}

void machine_hold(struct machine *machine, uint64_t ns)
{
    const uint64_t end = machine_now(machine) + machine_cycles(machine, ns);

    while (machine_now(machine) < end)
        skip(machine, end);
    set_alarm(machine);
}

// While the MCU sleeps, runs only the simulated parts, up to this cycle.
static void stand_still(struct machine *machine, uint64_t cycle)
{
    if (!machine->is_down)
        machine->power_downs++;
    machine->is_down = true;
    while (machine->avr->state == cpu_Sleeping && machine_now(machine) < cycle) {
        const uint64_t slept = machine->frozen;

        skip(machine, cycle);
        machine->asleep += machine->frozen - slept;
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
        if (avr->state == cpu_Crashed && machine->is_lenient) {
            violations_add_at(&machine->strays, machine->stray.kind, machine->stray.pc, "%s",
                              stray_text(&machine->stray));
            stray_continue(machine);
        }
        serve_in_time(avr);
        state = state_of(avr);
        if (machine->reset_seen) {
            machine_after_reset(machine);
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

// Continues after a crash as a real MCU would.
static void revive(struct machine *machine)
{
    struct avr_t *avr = machine->avr;

    if (avr->state == cpu_Crashed) {
        stray_continue(machine);
    } else if (avr->state == cpu_Done) {
        avr->cycle += avr_cycle_timer_process(avr);
        if (avr->run != machine->core_run)
            avr->state = cpu_Running; // the watchdog has reset the MCU
    }
}

void machine_run_astray_us(struct machine *machine, uint64_t us)
{
    const uint64_t end = machine_now(machine) + machine_cycles(machine, us * 1000);

    while (machine_now(machine) < end) {
        machine_run_until(machine, end);
        revive(machine);
    }
}
