// SPDX-License-Identifier: MIT
// Frames of the LCD, and keys that change them
#pragma once

#include "keeper.h"
#include "place.h"
#include "random.h"
#include "ui/lcd/lcd_view.h"
#include "ui/screens/pen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct lcd_frame frame;
static uint16_t now;
static unsigned frames;

// Reads the numbers in the frame. Returns how many it found.
static unsigned read_numbers(unsigned numbers[CELLS])
{
    unsigned count = 0;
    for (uint8_t row = 0; row < LCD_ROWS; row++) {
        bool goes_on = false;
        for (uint8_t column = 0; column < LCD_COLUMNS; column++) {
            const uint8_t digit = (uint8_t)(frame.cell[row][column] - '0');
            if (digit > 9) {
                goes_on = false;
                continue;
            }
            if (!goes_on)
                numbers[count++] = 0;
            goes_on = true;
            numbers[count - 1] = 10 * numbers[count - 1] + digit;
        }
    }
    return count;
}

static void tap_key(uint8_t key)
{
    now += 50;
    ui_tick(&ui, now);
    ui_event(&ui, (struct event){key, KEY_PRESS}, now);
    ui_event(&ui, (struct event){key, KEY_TAP}, now);
}

static void print_frame(uint8_t language)
{
    printf("# language %u, %s, message %u\n", language, ui.match.game->name, look()->message);
    for (uint8_t row = 0; row < LCD_ROWS; row++) {
        printf("# |");
        for (uint8_t i = 0; i < LCD_COLUMNS; i++)
            putchar(frame.cell[row][i] < ' ' ? '.' : frame.cell[row][i]);
        printf("|\n");
    }
}
