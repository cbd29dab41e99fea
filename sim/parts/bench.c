// SPDX-License-Identifier: MIT
#include "parts/bench.h"

#include <stdio.h>

enum { LOOK_MS = 2 }; // time between two looks at the display in bench_wait()

bool bench_open(struct bench *bench, const struct board *board, const char *elf, char *error, size_t size)
{
    struct machine *machine = &bench->machine;

    *bench = (struct bench){
        .board = board, .display = &displays[board->display], .key_ops = &key_ops[board->keys]};
    if (!machine_open(machine, elf, board->mcu, board->hz, error, size))
        return false;
    bench->display->open(bench);
    lamps_open(&bench->lamps, machine, board->lamps);
    contacts_open(&bench->keys, machine);
    bench->key_ops->open(bench);
    if (board->piezo)
        piezo_open(&bench->piezo, machine, board->piezo);
    eeprom_open(&bench->eeprom, machine);
    if (board->has_serial)
        serial_open(&bench->line, machine);
    return true;
}

void bench_close(struct bench *bench)
{
    machine_close(&bench->machine);
}

void bench_boot(struct bench *bench, unsigned ms)
{
    machine_hold(&bench->machine, ms * 1000000ull);
}

void bench_set_lenient(struct bench *bench)
{
    bench->machine.is_lenient = true;
}

bool bench_run_ms(struct bench *bench, unsigned ms)
{
    uint64_t end = machine_now(&bench->machine) + machine_cycles(&bench->machine, ms * 1000000ull);
    enum machine_state state;

    do
        state = machine_run_until(&bench->machine, end);
    while (state == MACHINE_STOPPED);
    return state == MACHINE_RUNNING;
}

void bench_push(struct bench *bench, unsigned key)
{
    contacts_move(&bench->keys, key, true);
}

void bench_release(struct bench *bench, unsigned key)
{
    contacts_move(&bench->keys, key, false);
}

void bench_set_bounce(struct bench *bench, unsigned us)
{
    bench->keys.bounce_us = us;
}

bool bench_hold(struct bench *bench, unsigned key, unsigned ms)
{
    bench_push(bench, key);
    if (!bench_run_ms(bench, ms))
        return false;
    bench_release(bench, key);
    return bench_run_ms(bench, BENCH_PAUSE_MS);
}

bool bench_tap(struct bench *bench, unsigned key)
{
    return bench_hold(bench, key, BENCH_TAP_MS);
}

bool bench_wait(struct bench *bench, bool (*is_met)(struct bench *bench, unsigned row, const char *text),
                unsigned row, const char *text, unsigned timeout_ms)
{
    for (unsigned waited = 0; !is_met(bench, row, text); waited += LOOK_MS)
        if (waited >= timeout_ms || !bench_run_ms(bench, LOOK_MS))
            return false;
    return true;
}

bool bench_wait_position(struct bench *bench, const struct shown_position *position, unsigned timeout_ms)
{
    for (unsigned waited = 0; !bench->display->has_position(bench, position); waited += LOOK_MS)
        if (waited >= timeout_ms || !bench_run_ms(bench, LOOK_MS))
            return false;
    return true;
}

bool bench_wait_row(struct bench *bench, unsigned row, const char *text, unsigned timeout_ms)
{
    return bench_wait(bench, display_row_is, row, text, timeout_ms);
}

bool bench_wait_reads(struct bench *bench, const char *text, unsigned timeout_ms)
{
    return bench_wait(bench, display_matrix_reads, 0, text, timeout_ms);
}

unsigned bench_changes(struct bench *bench)
{
    return bench->display->changes(bench);
}

void bench_frame(struct bench *bench, char text[static BENCH_FRAME_BYTES])
{
    bench->display->frame(bench, text);
}

bool bench_lamp(const struct bench *bench, unsigned key)
{
    return lamps_is_lit(&bench->lamps, key);
}

bool bench_light(const struct bench *bench)
{
    const struct pin *const pin = bench->board->backlight;

    return !pin || machine_drives(&bench->machine, pin->port, pin->bit) != MACHINE_LOW;
}

void bench_power_cycle(struct bench *bench, enum lcd_start start, unsigned seed)
{
    eeprom_cut(&bench->eeprom, (uint8_t)seed);
    machine_power_cycle(&bench->machine);
    bench->display->power_up(bench, start, seed);
}

double bench_seconds(const struct bench *bench)
{
    return (double)machine_now(&bench->machine) / bench->machine.avr->frequency;
}

bool bench_is_well(const struct bench *bench, char *error, size_t size)
{
    int state = bench->machine.avr->state;

    if (state != cpu_Crashed && state != cpu_Done)
        return bench->machine.is_lenient || !violations_found(&bench->machine, error, size);
    snprintf(error, size, "%s", machine_fault(&bench->machine));
    return false;
}
