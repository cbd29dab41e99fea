// SPDX-License-Identifier: MIT
// Boards that can be simulated, with MCU, clock, parts and wiring
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum { KEYS_MAX = 5 };

// A wire from a pin of the MCU to a part
struct pin {
    const char *name; // name of the part's pin; NULL ends a table
    char port;        // 'A'..
    uint8_t bit;      // 0..7
};

// An LED between two pins of the display. The members are indices in display_pins.
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

// Limits, named as in the board's board.h. 0 means no limit.
struct board_limits {
    unsigned parts_max, part_max, piles_max, stones_max, vertices_max, edges_max, tokens_max, takes_max,
        take_max;
    unsigned sos_max, bar_rows_max, bar_columns_max, coins_max, men_rows_max, columns_max, arena_bytes;
};

struct board {
    const char *name;
    const char *mcu;
    uint32_t hz;
    unsigned boot_ms;    // shortest time from power-up to the first instruction, in ms
    unsigned ram_budget; // bytes of RAM for static data and the stack
    unsigned languages;  // number of languages in the firmware
    enum display_kind display;
    const struct pin *display_pins; // pins of the display, in the order in enum display_kind
    const struct led *leds;         // LEDs row by row (1, 3, 5 and 7 LEDs), from left to right
    enum keys_kind keys;
    struct pin key[KEYS_MAX];    // keys, ended by a NULL name; a key on a ladder has only a name
    unsigned ladder_channel;     // ADC channel of the ladder
    const struct pin *lamps;     // pin of each key's lamp, or NULL; a high pin lights the lamp
    const struct pin *piezo;     // NULL: no piezo
    const struct pin *backlight; // pin that is low while the backlight is off; NULL if the light is always on
    bool has_serial;             // true if the board's serial port is connected to a computer
    struct board_limits limits;
};

// All boards. boards.py generates this array from the folders in board/.
extern const struct board boards[];
extern const unsigned board_count;

// Returns the board named `name`, or NULL if there is none.
const struct board *board_by_name(const char *name);

// Returns the board in an ELF's path, out/<board>/..., or NULL.
const struct board *board_by_elf(const char *elf);

// Returns the key's index in board->key, or KEYS_MAX.
unsigned board_key(const struct board *board, const char *name);
unsigned board_key_count(const struct board *board);

// Returns the keys' names, such as "right, up or ok", valid until the next call.
const char *board_key_names(const struct board *board);
