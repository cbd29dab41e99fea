// SPDX-License-Identifier: MIT
#include "parts/display.h"

#include "parts/bench.h" // the parts
#include "parts/drawing.h"
#include "parts/lcd_position.h"

#include <stdio.h>
#include <string.h>

static const char *text_fault(const char *text)
{
    return strlen(text) < LCD_ROW_BYTES ? NULL : "the text is longer than a row";
}

// --- LCD

static void lcd_wire(struct bench *bench)
{
    lcd_open(&bench->lcd, &bench->machine, bench->board->display_pins);
}

static void lcd_power(struct bench *bench, enum lcd_start start, unsigned seed)
{
    lcd_power_up(&bench->lcd, start, seed);
}

static unsigned lcd_changes(struct bench *bench)
{
    return bench->lcd.changes;
}

static void lcd_frame(struct bench *bench, char text[static DISPLAY_FRAME_BYTES])
{
    char row[LCD_ROW_BYTES];

    text = stpcpy(text, "┌────────────────┐\n");
    for (unsigned i = 1; i <= LCD_ROWS; i++) {
        lcd_row_text(&bench->lcd, i, row);
        text += sprintf(text, "│%s│\n", row);
    }
    text = stpcpy(text, "└────────────────┘\n");
    if (lcd_has_picture(&bench->lcd))
        lcd_dots(&bench->lcd, text);
}

static void lcd_pull(struct bench *bench)
{
    lcd_unplug(&bench->lcd);
}

static void lcd_put_back(struct bench *bench, unsigned seed)
{
    lcd_plug(&bench->lcd, seed);
}

bool display_row_is(struct bench *bench, unsigned row, const char *text)
{
    return row ? lcd_row_is(&bench->lcd, row, text) : lcd_shows(&bench->lcd, text);
}

static bool lcd_has(struct bench *bench, const struct shown_position *position)
{
    return lcd_has_position(&bench->lcd, position);
}

static const struct expectation lcd_expectations[] = {
    {.word = "row",
     .rows = LCD_ROWS,
     .fault = text_fault,
     .is_met = display_row_is,
     .missed = "row %3$u is not \"%1$s\" %2$s\n"},
    {.word = "text",
     .fault = text_fault,
     .is_met = display_row_is,
     .missed = "\"%1$s\" is not on the display %2$s\n"},
    {0},
};

// --- LEDs in rows

static void leds_wire(struct bench *bench)
{
    charlieplex_open(&bench->leds, &bench->machine, bench->board->display_pins, bench->board->leds);
}

static void leds_power(struct bench *bench, enum lcd_start start, unsigned seed)
{
    (void)start;
    (void)seed;
    charlieplex_power_up(&bench->leds);
}

static unsigned leds_changes(struct bench *bench)
{
    charlieplex_update(&bench->leds);
    return bench->leds.changes;
}

static void leds_frame(struct bench *bench, char text[static DISPLAY_FRAME_BYTES])
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

static bool leds_are(struct bench *bench, unsigned row, const char *text)
{
    char seen[LED_TEXT_BYTES];

    (void)row;
    charlieplex_text(&bench->leds, seen);
    return !strcmp(seen, text);
}

static const char *leds_fault(const char *text)
{
    return strlen(text) == LED_TEXT_BYTES - 1 && strspn(text, "Oo*+. ") == strlen(text)
               ? NULL
               : "write the LEDs as in \"O OOO OOOOO OOOOOOO\", of O, o, *, + and .";
}

static const struct expectation led_expectations[] = {
    {.word = "leds", .fault = leds_fault, .is_met = leds_are, .missed = "the LEDs are not \"%1$s\" %2$s\n"},
    {0},
};

// --- a matrix of LEDs

static void matrix_wire(struct bench *bench)
{
    max7219_open(&bench->matrix, &bench->machine, bench->board->display_pins);
}

static void matrix_power(struct bench *bench, enum lcd_start start, unsigned seed)
{
    (void)start;
    max7219_power_up(&bench->matrix, seed);
}

static unsigned matrix_changes(struct bench *bench)
{
    return bench->matrix.changes;
}

// Writes the picture, then the text read so far, then the lit lamps.
static void matrix_frame(struct bench *bench, char text[static DISPLAY_FRAME_BYTES])
{
    char read[MATRIX_TAPE_BYTES];

    matrix_text(&bench->matrix, text);
    matrix_read(&bench->matrix, read);
    text += strlen(text);
    text += sprintf(text, "text: %.120s\nlamps:", read);
    for (unsigned key = 0; key < board_key_count(bench->board); key++)
        if (lamps_is_lit(&bench->lamps, key))
            text += sprintf(text, " %s", bench->board->key[key].name);
    strcpy(text, "\n");
}

static bool picture_is(struct bench *bench, unsigned row, const char *picture)
{
    (void)row;
    return matrix_is(&bench->matrix, picture);
}

bool display_matrix_reads(struct bench *bench, unsigned row, const char *text)
{
    (void)row;
    return matrix_reads(&bench->matrix, text);
}

static bool matrix_has(struct bench *bench, const struct shown_position *position)
{
    return drawing_is_seen(&bench->matrix, position);
}

static const struct expectation matrix_expectations[] = {
    {.word = "matrix",
     .lines = MAX7219_ROWS,
     .columns = MAX7219_COLUMNS,
     .is_met = picture_is,
     .missed = "the matrix does not show this picture %2$s:\n%1$sIt shows:\n"},
    {.word = "text",
     .fault = text_fault,
     .is_met = display_matrix_reads,
     .missed = "\"%1$s\" does not appear %2$s\n"},
    {0},
};

const struct display_ops displays[DISPLAY_KINDS] = {
    [DISPLAY_LCD] = {.open = lcd_wire,
                     .power_up = lcd_power,
                     .changes = lcd_changes,
                     .frame = lcd_frame,
                     .unplug = lcd_pull,
                     .plug = lcd_put_back,
                     .has_position = lcd_has,
                     .expectations = lcd_expectations,
                     .expectation_help = "row 1 \"...\", row 2 \"...\", text \"...\" or a position"},
    [DISPLAY_LEDS] = {.open = leds_wire,
                      .power_up = leds_power,
                      .changes = leds_changes,
                      .frame = leds_frame,
                      .expectations = led_expectations,
                      .expectation_help = "leds \"...\""},
    [DISPLAY_MATRIX] = {.open = matrix_wire,
                        .power_up = matrix_power,
                        .changes = matrix_changes,
                        .frame = matrix_frame,
                        .has_position = matrix_has,
                        .expectations = matrix_expectations,
                        .expectation_help = "matrix, text \"...\" or a position"},
};
