// SPDX-License-Identifier: MIT
// The boards that can be simulated: which MCU, which clock, which parts, what is wired where.
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum { KEYS_MAX = 5 };

// A wire from a pin of the MCU to a part.
struct pin {
    const char *name; // name of the part's pin; NULL ends a table
    char port;        // 'A'..
    uint8_t bit;      // 0..7
};

// An LED between two lines of a display: indices into display_pins.
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

// The limits of the games, by their names in board.h; 0 where board.h has none
struct board_limits {
    unsigned parts_max, part_max, piles_max, stones_max, vertices_max, edges_max, tokens_max, takes_max,
        take_max;
    unsigned sos_max, bar_rows_max, bar_columns_max, coins_max, men_rows_max, columns_max, arena_bytes;
};

struct board {
    const char *name;
    const char *mcu;
    uint32_t hz;
    unsigned boot_ms;    // from power-up to the first instruction of the program, at least
    unsigned ram_budget; // bytes for static data and stack
    unsigned languages;  // of its firmware's texts, to be chosen from while it runs; 1: no choice
    enum display_kind display;
    const struct pin *display_pins; // in the order that display_kind names
    const struct led *leds;         // for DISPLAY_LEDS: rows of 1, 3, 5 and 7, each from the left
    enum keys_kind keys;
    struct pin key[KEYS_MAX];    // on a ladder only the name is set; name NULL ends the keys
    unsigned ladder_channel;     // ADC channel of the ladder
    const struct pin *lamps;     // one for each key, in their order, lit while high; NULL: no lamps
    const struct pin *piezo;     // NULL: no piezo
    const struct pin *backlight; // of an LCD, which is lit but while its pin is driven low; NULL: always lit
    bool has_serial;             // a serial line leads to a computer
    struct board_limits limits;
};

// boards.py generates both from the folders below board/.
extern const struct board boards[];
extern const unsigned board_count;

// The board of this name; NULL if there is none.
const struct board *board_by_name(const char *name);

// The board that an ELF at out/<board>/... is built for; NULL if there is none of this name.
const struct board *board_by_elf(const char *elf);

// The key's index in board->key; KEYS_MAX if the board has no key of this name.
unsigned board_key(const struct board *board, const char *name);
unsigned board_key_count(const struct board *board);

// The names for a message, "right, up, down, left or ok"; the text lives until the next call.
const char *board_key_names(const struct board *board);
