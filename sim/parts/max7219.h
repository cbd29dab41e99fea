// SPDX-License-Identifier: MIT
// A chain of four MAX7219 with 8x8 LEDs each, as 32x8 LEDs. Most times must be twice those of the datasheet
// (19-4452, Timing Characteristics), as a margin for the wires. Records violations and can simulate noise.
#pragma once

#include "core/board.h"      // pins
#include "core/machine.h"    // time
#include "core/violations.h" // recorder

enum { MAX7219_MODULES = 4, MAX7219_ROWS = 8, MAX7219_COLUMNS = 8 * MAX7219_MODULES };

enum max7219_violation_kind {
    MAX7219_CLK_HIGH_SHORT,   // CLK was high for less than 2 x 50 ns
    MAX7219_CLK_LOW_SHORT,    // CLK was low for less than 2 x 50 ns
    MAX7219_DIN_SETUP_SHORT,  // DIN moved less than 2 x 25 ns before CLK rose
    MAX7219_DIN_HOLD_SHORT,   // DIN moved less than 50 ns after CLK rose
    MAX7219_LOAD_SETUP_SHORT, // LOAD fell less than 2 x 25 ns before CLK rose
    MAX7219_LOAD_HOLD_SHORT,  // LOAD rose less than 50 ns after CLK rose
    MAX7219_LOAD_HIGH_SHORT,  // LOAD was high for less than 2 x 50 ns
    MAX7219_CLK_UNLOADED,     // CLK rose while LOAD was high; a MAX7221 would ignore this edge
    MAX7219_NOT_64_BITS,      // more or fewer than 64 bits arrived while LOAD was low
    MAX7219_NO_REGISTER,      // the firmware wrote to register 0x0D or 0x0E, which do not exist
    MAX7219_VIOLATION_KINDS
};

// How modules are mounted: first mirrored, then turned clockwise. All 0 means type "FC-16": digit 0 on top,
// DP left.
struct max7219_mounting {
    unsigned turns; // 0..MAX7219_TURNS-1
    bool is_mirrored;
    bool is_reversed; // true if the MCU feeds the leftmost module, not the rightmost
};

enum { MAX7219_TURNS = 4, MAX7219_REGISTERS = 16, MAX7219_TAPE = 1024 };

struct max7219 {
    struct violations violations; // violations since power-up; kinds: enum max7219_violation_kind

    unsigned changes;     // number of visible changes since power-up
    unsigned pictures;    // number of pictures that stayed for half a ms and differed from the picture before
    uint64_t last_change; // cycle of the last change

    // Lost edges, doubled edges and inverted bits per million. Tests may change this number.
    unsigned noise;
    uint32_t random; // state of xorshift for the noise; not 0

    struct max7219_mounting mounting; // tests may change it at any time

    uint8_t reg[MAX7219_MODULES][MAX7219_REGISTERS]; // registers by address; the last module is 0

    // Private.
    struct machine *machine;
    struct max7219_line {
        struct max7219 *chain;
        struct avr_irq_t *irq;
        uint8_t role;
    } line[3];
    struct max7219_times {
        uint64_t clk_high, clk_low, din_setup, din_hold, load_setup, load_hold, load_high, settle;
    } times; // in cycles
    bool din, clk, load, mcu_in_reset;
    uint64_t din_change, clk_rise, clk_fall, load_rise, load_fall;
    unsigned bits; // number of bits since LOAD fell
    uint64_t shift;

    // seen: the latest picture. tape: all columns since the last picture that did not scroll. Bit 0 is the
    // topmost dot.
    uint8_t seen[MAX7219_COLUMNS];
    bool is_seen;
    uint8_t tape[MAX7219_TAPE];
    unsigned tape_length;
};

// Wires a chain and switches it on. pins: DIN, CLK, LOAD.
void max7219_open(struct max7219 *chain, struct machine *machine, const struct pin pins[static 3]);

// Switches the chain off and on: it is then in shutdown, with random registers. Forgets the violations.
void max7219_power_up(struct max7219 *chain, unsigned seed);

// Simulate noise on the supply: reset a module, or invert random bits in its registers.
void max7219_lose(struct max7219 *chain, unsigned module, unsigned seed);
void max7219_upset(struct max7219 *chain, unsigned module, unsigned seed);

// True if the LED is lit. Column 0..31 from the left, row 0..7 from the top.
bool max7219_is_lit(const struct max7219 *chain, unsigned column, unsigned row);

// Returns the brightness in sixteenths of the maximum, 1..16; 0: shutdown.
unsigned max7219_brightness(const struct max7219 *chain, unsigned module);

// Adds the picture to the tape if it has not changed for half a ms.
void max7219_look(struct max7219 *chain);
