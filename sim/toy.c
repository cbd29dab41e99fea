// SPDX-License-Identifier: MIT
#include "toy.h"

#include <stdio.h>
#include <string.h>

enum { LOOK_MS = 2 }; // how often a waiting eye looks

bool toy_open(struct toy *toy, const struct board *board, const char *elf, char *error, size_t size)
{
    toy->board = board;
    if (!machine_open(&toy->machine, elf, board->mcu, board->hz, error, size))
        return false;
    lcd_open(&toy->lcd, &toy->machine, &board->lcd);
    ladder_open(&toy->keys, &toy->machine, board->key_ladder_channel);
    serial_open(&toy->line, &toy->machine);
    return true;
}

void toy_close(struct toy *toy)
{
    machine_close(&toy->machine);
}

bool toy_run_ms(struct toy *toy, unsigned ms)
{
    uint64_t end = machine_now(&toy->machine) + machine_cycles(&toy->machine, ms * 1000000ull);
    enum machine_state state;

    do
        state = machine_run_until(&toy->machine, end);
    while (state == MACHINE_STOPPED);
    return state == MACHINE_RUNNING;
}

bool toy_hold(struct toy *toy, enum ladder_key key, unsigned ms)
{
    ladder_push(&toy->keys, key);
    if (!toy_run_ms(toy, ms))
        return false;
    ladder_release(&toy->keys, key);
    return toy_run_ms(toy, TOY_PAUSE_MS);
}

bool toy_tap(struct toy *toy, enum ladder_key key)
{
    return toy_hold(toy, key, TOY_TAP_MS);
}

static bool shows(const struct toy *toy, unsigned row, const char *text)
{
    return row ? lcd_row_is(&toy->lcd, row, text) : lcd_shows(&toy->lcd, text);
}

bool toy_wait_row(struct toy *toy, unsigned row, const char *text, unsigned timeout_ms)
{
    unsigned waited = 0;

    while (!shows(toy, row, text)) {
        unsigned changes = toy->lcd.changes;

        for (; toy->lcd.changes == changes; waited += LOOK_MS)
            if (waited >= timeout_ms || !toy_run_ms(toy, LOOK_MS))
                return false;
    }
    return true;
}

void toy_power_cycle(struct toy *toy, enum lcd_start start, unsigned seed)
{
    machine_power_cycle(&toy->machine);
    lcd_power_up(&toy->lcd, start, seed);
}

double toy_seconds(const struct toy *toy)
{
    return (double)machine_now(&toy->machine) / toy->machine.avr->frequency;
}

void toy_frame(const struct toy *toy, char text[static TOY_FRAME_BYTES])
{
    char row[LCD_ROW_BYTES];

    strcpy(text, "┌────────────────┐\n");
    for (unsigned i = 1; i <= LCD_ROWS; i++) {
        lcd_row_text(&toy->lcd, i, row);

        size_t length = strlen(text);

        snprintf(text + length, TOY_FRAME_BYTES - length, "│%s│\n", row);
    }
    strcat(text, "└────────────────┘\n");
}

bool toy_is_well(const struct toy *toy, char *error, size_t size)
{
    int state = toy->machine.avr->state;

    if (state == cpu_Crashed || state == cpu_Done) {
        snprintf(error, size, "%s", machine_fault(&toy->machine));
        return false;
    }
    if (toy->lcd.violations) {
        snprintf(error, size, "display: %u timing violations, the first: %s", toy->lcd.violations,
                 lcd_violation_text(&toy->lcd, &toy->lcd.violation[0]));
        return false;
    }
    if (toy->line.violations) {
        snprintf(error, size, "%s (%u violations)", toy->line.fault, toy->line.violations);
        return false;
    }
    return true;
}
