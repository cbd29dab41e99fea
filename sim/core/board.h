// SPDX-License-Identifier: MIT
// The boards that can be simulated: which MCU, which clock, which parts, what is wired where.
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum { KEYS_MAX = 5 };

// A wire from a pin of the MCU to a part.
struct pin {
    const char *name; // at the part; NULL behind the last one
    char port;        // 'A'..
    uint8_t bit;      // 0..7
};

// A LED between two lines of a display, by their places in its pins.
struct led {
    uint8_t anode, cathode;
};

enum display_kind {
    DISPLAY_LCD,    // pins RS, E, D4, D5, D6, D7
    DISPLAY_LEDS,   // pins L0..L4, bits 0..4 of a port
    DISPLAY_MATRIX, // pins DIN, CLK, LOAD
    DISPLAY_KINDS
};

enum keys_kind { KEYS_AT_PINS, KEYS_ON_LADDER, KEYS_KINDS };

struct board {
    const char *name;
    const char *mcu;
    uint32_t hz;
    enum display_kind display;
    const struct pin *display_pins; // in the order of its kind
    const struct led *leds;         // of DISPLAY_LEDS: rows of 1, 3, 5 and 7, each from the left
    enum keys_kind keys;
    struct pin key[KEYS_MAX]; // on a ladder with their names alone
    unsigned ladder_channel;  // of the ADC
    const struct pin *lamps;  // of the keys, in their order, lit while high; NULL without
    const struct pin *piezo;  // NULL without
    bool has_serial;          // a line to a computer
};

// Made from the folders below board/ by boards.py.
extern const struct board boards[];
extern const unsigned board_count;

// NULL for a name that is none of them.
const struct board *board_by_name(const char *name);

// The key's place in board->key; KEYS_MAX for a name that is none of them.
unsigned board_key(const struct board *board, const char *name);
unsigned board_key_count(const struct board *board);

// "right, up, down, left or ok"; the text lives until the next call.
const char *board_key_names(const struct board *board);
