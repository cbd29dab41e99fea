// SPDX-License-Identifier: MIT
#include "parts/bench.h"

#include <simavr/avr_extint.h>
#include <stdio.h>
#include <string.h>

enum { LOOK_MS = 2 }; // how often a waiting eye looks

// simavr would look at each cycle at lamps that are dark and on the pins of INT0 and INT1; a reset undoes
// this.
static void ignore_levels(void *part)
{
    const struct machine *machine = part;

    for (uint8_t line = 0; line < 2; line++)
        avr_extint_set_strict_lvl_trig(machine->avr, line, 0);
}

bool bench_open(struct bench *bench, const struct board *board, const char *elf, char *error, size_t size)
{
    *bench = (struct bench){.board = board};
    if (!machine_open(&bench->machine, elf, board->mcu, board->hz, error, size))
        return false;
    if (board->lcd)
        lcd_open(&bench->lcd, &bench->machine, board->lcd);
    if (board->leds)
        charlieplex_open(&bench->leds, &bench->machine, board->leds);
    if (board->lamps) {
        machine_add_part(&bench->machine, ignore_levels, &bench->machine);
        ignore_levels(&bench->machine);
    }
    if (board->matrix)
        max7219_open(&bench->matrix, &bench->machine, board->matrix);
    if (board->key_ladder_channel)
        ladder_open(&bench->keys, &bench->machine, *board->key_ladder_channel);
    else
        pins_open(&bench->pins, &bench->machine, board->key);
    if (board->piezo)
        piezo_open(&bench->piezo, &bench->machine, board->piezo);
    if (board->has_serial)
        serial_open(&bench->line, &bench->machine);
    eeprom_open(&bench->eeprom, &bench->machine);
    return true;
}

void bench_close(struct bench *bench)
{
    machine_close(&bench->machine);
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
    if (bench->board->key_ladder_channel)
        ladder_push(&bench->keys, (enum ladder_key)key);
    else
        pins_push(&bench->pins, key);
}

void bench_release(struct bench *bench, unsigned key)
{
    if (bench->board->key_ladder_channel)
        ladder_release(&bench->keys, (enum ladder_key)key);
    else
        pins_release(&bench->pins, key);
}

void bench_set_bounce(struct bench *bench, unsigned us)
{
    bench->keys.bounce_us = bench->pins.bounce_us = us;
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

static bool shows(const struct bench *bench, unsigned row, const char *text)
{
    return row ? lcd_row_is(&bench->lcd, row, text) : lcd_shows(&bench->lcd, text);
}

bool bench_wait_row(struct bench *bench, unsigned row, const char *text, unsigned timeout_ms)
{
    unsigned waited = 0;

    while (!shows(bench, row, text)) {
        unsigned changes = bench->lcd.changes;

        for (; bench->lcd.changes == changes; waited += LOOK_MS)
            if (waited >= timeout_ms || !bench_run_ms(bench, LOOK_MS))
                return false;
    }
    return true;
}

bool bench_wait_leds(struct bench *bench, const char *text, unsigned timeout_ms)
{
    char seen[LED_TEXT_BYTES];

    for (unsigned waited = 0;; waited += LOOK_MS) {
        charlieplex_text(&bench->leds, seen);
        if (!strcmp(seen, text))
            return true;
        if (waited >= timeout_ms || !bench_run_ms(bench, LOOK_MS))
            return false;
    }
}

bool bench_wait_matrix(struct bench *bench, const char *picture, unsigned timeout_ms)
{
    for (unsigned waited = 0; !matrix_is(&bench->matrix, picture); waited += LOOK_MS)
        if (waited >= timeout_ms || !bench_run_ms(bench, LOOK_MS))
            return false;
    return true;
}

bool bench_wait_reads(struct bench *bench, const char *text, unsigned timeout_ms)
{
    for (unsigned waited = 0; !matrix_reads(&bench->matrix, text); waited += LOOK_MS)
        if (waited >= timeout_ms || !bench_run_ms(bench, LOOK_MS))
            return false;
    return true;
}

bool bench_lamp(struct bench *bench, unsigned key)
{
    const struct max7219_pin *lamp = &bench->board->lamps[key];

    return machine_pin(&bench->machine, lamp->port, lamp->bit)->value & 1;
}

unsigned bench_changes(struct bench *bench)
{
    if (bench->board->leds)
        charlieplex_update(&bench->leds);
    return bench->lcd.changes + bench->leds.changes + bench->matrix.changes;
}

void bench_power_cycle(struct bench *bench, enum lcd_start start, unsigned seed)
{
    eeprom_cut(&bench->eeprom, (uint8_t)seed);
    machine_power_cycle(&bench->machine);
    if (bench->board->lcd)
        lcd_power_up(&bench->lcd, start, seed);
    if (bench->board->leds)
        charlieplex_power_up(&bench->leds);
    if (bench->board->matrix)
        max7219_power_up(&bench->matrix, seed);
}

double bench_seconds(const struct bench *bench)
{
    return (double)machine_now(&bench->machine) / bench->machine.avr->frequency;
}

static void frame_leds(struct bench *bench, char text[static BENCH_FRAME_BYTES])
{
    static const char *const look[] = {
        [LED_OFF] = " ·", [LED_DIM] = " ○", [LED_ON] = " ●", [LED_BLINKING] = " ◐"};

    for (unsigned row = 0; row < LED_ROWS; row++) {
        text += sprintf(text, "%*s", (int)(2 * (LED_ROWS - row - 1)), "");
        for (unsigned place = 0; place <= 2 * row; place++)
            text = stpcpy(text, look[charlieplex_look(&bench->leds, charlieplex_led(row, place))]);
        text = stpcpy(text, "\n");
    }
}

static void frame_matrix(struct bench *bench, char text[static BENCH_FRAME_BYTES])
{
    char read[MATRIX_TAPE_BYTES];

    matrix_text(&bench->matrix, text);
    matrix_read(&bench->matrix, read);
    text += strlen(text);
    text += sprintf(text, "text: %.120s\nlamps:", read);
    for (unsigned key = 0; key < PIN_KEYS_MAX && bench->board->key[key].name; key++)
        if (bench_lamp(bench, key))
            text += sprintf(text, " %s", bench->board->key[key].name);
    strcpy(text, "\n");
}

void bench_frame(struct bench *bench, char text[static BENCH_FRAME_BYTES])
{
    char row[LCD_ROW_BYTES];

    if (bench->board->leds) {
        frame_leds(bench, text);
        return;
    }
    if (bench->board->matrix) {
        frame_matrix(bench, text);
        return;
    }

    strcpy(text, "┌────────────────┐\n");
    for (unsigned i = 1; i <= LCD_ROWS; i++) {
        lcd_row_text(&bench->lcd, i, row);

        size_t length = strlen(text);

        snprintf(text + length, BENCH_FRAME_BYTES - length, "│%s│\n", row);
    }
    strcat(text, "└────────────────┘\n");
}

bool bench_is_well(const struct bench *bench, char *error, size_t size)
{
    int state = bench->machine.avr->state;

    if (state == cpu_Crashed || state == cpu_Done) {
        snprintf(error, size, "%s", machine_fault(&bench->machine));
        return false;
    }
    return !violations_found(&bench->machine, error, size);
}
