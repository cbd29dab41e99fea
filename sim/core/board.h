// SPDX-License-Identifier: MIT
// The boards that can be simulated: which MCU, which clock, which parts, what is wired where.
#pragma once

#include "parts/charlieplex.h" // wiring of the parts
#include "parts/key_pins.h"
#include "parts/lcd_hd44780.h"
#include "parts/max7219.h"
#include "parts/piezo.h"

struct board {
    const char *name;
    const char *mcu;
    uint32_t hz;
    struct key_pin key[PIN_KEYS_MAX]; // names, and pins unless there is a ladder

    // Parts; null for those that are not there.
    const struct lcd_wiring *lcd;
    const unsigned *key_ladder_channel; // of the ADC
    const struct led_wiring *leds;
    const struct max7219_wiring *matrix;
    const struct max7219_pin *lamps; // of the keys, in their order; lit while high
    const struct piezo_wiring *piezo;
    bool has_serial; // a line to a computer
};

// Made from the folders below board/ by boards.py.
extern const struct board boards[];
extern const unsigned board_count;

// NULL for a name that is none of them.
const struct board *board_by_name(const char *name);

// The key's place in board->key; PIN_KEYS_MAX for a name that is none of them.
unsigned board_key(const struct board *board, const char *name);

// "right, up, down, left or ok"; the text lives until the next call.
const char *board_key_names(const struct board *board);
