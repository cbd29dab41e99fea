// SPDX-License-Identifier: MIT
#include "parts/toy.h"

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

bool toy_open(struct toy *toy, const struct board *board, const char *elf, char *error, size_t size)
{
    *toy = (struct toy){.board = board};
    if (!machine_open(&toy->machine, elf, board->mcu, board->hz, error, size))
        return false;
    if (board->lcd)
        lcd_open(&toy->lcd, &toy->machine, board->lcd);
    if (board->leds)
        charlieplex_open(&toy->leds, &toy->machine, board->leds);
    if (board->lamps) {
        machine_add_part(&toy->machine, ignore_levels, &toy->machine);
        ignore_levels(&toy->machine);
    }
    if (board->matrix)
        max7219_open(&toy->matrix, &toy->machine, board->matrix);
    if (board->key_ladder_channel)
        ladder_open(&toy->keys, &toy->machine, *board->key_ladder_channel);
    else
        pins_open(&toy->pins, &toy->machine, board->key);
    if (board->piezo)
        piezo_open(&toy->piezo, &toy->machine, board->piezo);
    if (board->has_serial)
        serial_open(&toy->line, &toy->machine);
    eeprom_open(&toy->eeprom, &toy->machine);
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

void toy_push(struct toy *toy, unsigned key)
{
    if (toy->board->key_ladder_channel)
        ladder_push(&toy->keys, (enum ladder_key)key);
    else
        pins_push(&toy->pins, key);
}

void toy_release(struct toy *toy, unsigned key)
{
    if (toy->board->key_ladder_channel)
        ladder_release(&toy->keys, (enum ladder_key)key);
    else
        pins_release(&toy->pins, key);
}

void toy_set_bounce(struct toy *toy, unsigned us)
{
    toy->keys.bounce_us = toy->pins.bounce_us = us;
}

bool toy_hold(struct toy *toy, unsigned key, unsigned ms)
{
    toy_push(toy, key);
    if (!toy_run_ms(toy, ms))
        return false;
    toy_release(toy, key);
    return toy_run_ms(toy, TOY_PAUSE_MS);
}

bool toy_tap(struct toy *toy, unsigned key)
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

bool toy_wait_leds(struct toy *toy, const char *text, unsigned timeout_ms)
{
    char seen[LED_TEXT_BYTES];

    for (unsigned waited = 0;; waited += LOOK_MS) {
        charlieplex_text(&toy->leds, seen);
        if (!strcmp(seen, text))
            return true;
        if (waited >= timeout_ms || !toy_run_ms(toy, LOOK_MS))
            return false;
    }
}

bool toy_wait_matrix(struct toy *toy, const char *picture, unsigned timeout_ms)
{
    for (unsigned waited = 0; !matrix_is(&toy->matrix, picture); waited += LOOK_MS)
        if (waited >= timeout_ms || !toy_run_ms(toy, LOOK_MS))
            return false;
    return true;
}

bool toy_wait_reads(struct toy *toy, const char *text, unsigned timeout_ms)
{
    for (unsigned waited = 0; !matrix_reads(&toy->matrix, text); waited += LOOK_MS)
        if (waited >= timeout_ms || !toy_run_ms(toy, LOOK_MS))
            return false;
    return true;
}

bool toy_lamp(struct toy *toy, unsigned key)
{
    const struct max7219_pin *lamp = &toy->board->lamps[key];

    return machine_pin(&toy->machine, lamp->port, lamp->bit)->value & 1;
}

unsigned toy_changes(struct toy *toy)
{
    if (toy->board->leds)
        charlieplex_update(&toy->leds);
    return toy->lcd.changes + toy->leds.changes + toy->matrix.changes;
}

void toy_power_cycle(struct toy *toy, enum lcd_start start, unsigned seed)
{
    eeprom_cut(&toy->eeprom, (uint8_t)seed);
    machine_power_cycle(&toy->machine);
    if (toy->board->lcd)
        lcd_power_up(&toy->lcd, start, seed);
    if (toy->board->leds)
        charlieplex_power_up(&toy->leds);
    if (toy->board->matrix)
        max7219_power_up(&toy->matrix, seed);
}

double toy_seconds(const struct toy *toy)
{
    return (double)machine_now(&toy->machine) / toy->machine.avr->frequency;
}

static void frame_leds(struct toy *toy, char text[static TOY_FRAME_BYTES])
{
    static const char *const look[] = {
        [LED_OFF] = " ·", [LED_DIM] = " ○", [LED_ON] = " ●", [LED_BLINKING] = " ◐"};

    for (unsigned row = 0; row < LED_ROWS; row++) {
        text += sprintf(text, "%*s", (int)(2 * (LED_ROWS - row - 1)), "");
        for (unsigned place = 0; place <= 2 * row; place++)
            text = stpcpy(text, look[charlieplex_look(&toy->leds, charlieplex_led(row, place))]);
        text = stpcpy(text, "\n");
    }
}

static void frame_matrix(struct toy *toy, char text[static TOY_FRAME_BYTES])
{
    char read[MATRIX_TAPE_BYTES];

    matrix_text(&toy->matrix, text);
    matrix_read(&toy->matrix, read);
    text += strlen(text);
    text += sprintf(text, "text: %.120s\nlamps:", read);
    for (unsigned key = 0; key < PIN_KEYS_MAX && toy->board->key[key].name; key++)
        if (toy_lamp(toy, key))
            text += sprintf(text, " %s", toy->board->key[key].name);
    strcpy(text, "\n");
}

void toy_frame(struct toy *toy, char text[static TOY_FRAME_BYTES])
{
    char row[LCD_ROW_BYTES];

    if (toy->board->leds) {
        frame_leds(toy, text);
        return;
    }
    if (toy->board->matrix) {
        frame_matrix(toy, text);
        return;
    }

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
    if (toy->leds.violations) {
        snprintf(error, size, "LEDs: %u violations, the first: %s", toy->leds.violations,
                 charlieplex_violation_text(&toy->leds, &toy->leds.violation[0]));
        return false;
    }
    if (toy->matrix.violations) {
        snprintf(error, size, "matrix: %u violations, the first: %s", toy->matrix.violations,
                 max7219_violation_text(&toy->matrix, &toy->matrix.violation[0]));
        return false;
    }
    if (toy->eeprom.violations) {
        snprintf(error, size, "the EEPROM was read or written while busy");
        return false;
    }
    if (toy->line.violations) {
        snprintf(error, size, "%s (%u violations)", toy->line.fault, toy->line.violations);
        return false;
    }
    return true;
}
