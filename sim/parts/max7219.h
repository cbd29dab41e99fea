// SPDX-License-Identifier: MIT
// Four MAX7219 in a chain with 8x8 LEDs each, 32x8 side by side; the MCU feeds the rightmost. Stricter than
// the real part: every time must be twice that of the datasheet (19-4452, Timing Characteristics), as wires
// take their share, and each violation is recorded. It can be made to suffer from noise.
#pragma once

#include "core/board.h"      // pins
#include "core/machine.h"    // time
#include "core/violations.h" // of its times

enum { MAX7219_MODULES = 4, MAX7219_ROWS = 8, MAX7219_COLUMNS = 8 * MAX7219_MODULES };

enum max7219_violation_kind {
    MAX7219_CLK_HIGH_SHORT,   // less than 2 x 50 ns
    MAX7219_CLK_LOW_SHORT,    // less than 2 x 50 ns
    MAX7219_DIN_SETUP_SHORT,  // DIN moved less than 2 x 25 ns before CLK rose
    MAX7219_DIN_HOLD_SHORT,   // DIN moved less than 50 ns after CLK rose: it may be late at the next module
    MAX7219_LOAD_SETUP_SHORT, // LOAD fell less than 2 x 25 ns before CLK rose
    MAX7219_LOAD_HOLD_SHORT,  // LOAD rose less than 50 ns after CLK
    MAX7219_LOAD_HIGH_SHORT,  // less than 2 x 50 ns
    MAX7219_CLK_UNLOADED,     // CLK rose while LOAD was high, which a MAX7221 would not hear
    MAX7219_NOT_64_BITS,      // from LOAD low to LOAD high
    MAX7219_NO_REGISTER,      // 0x0D or 0x0E
    MAX7219_VIOLATION_KINDS
};

enum { MAX7219_REGISTERS = 16, MAX7219_TAPE = 1024 };

struct max7219 {
    struct violations violations; // since power-up, by enum max7219_violation_kind

    unsigned changes;     // of what can be seen, since power-up
    unsigned pictures;    // that stood still for half a ms
    uint64_t last_change; // cycle of the last change

    // So many of a million edges of CLK get lost or are heard twice, and so many bits are heard wrong; as
    // many edges of LOAD are lost. May be changed at any time.
    unsigned noise;
    uint32_t random; // seed of the noise; not 0

    uint8_t reg[MAX7219_MODULES][MAX7219_REGISTERS]; // by address, module 0 is the leftmost

    // The rest is the chain's own.
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
    unsigned bits; // since LOAD fell
    uint64_t shift;

    // The latest picture, and the columns of dots that went by as it moved to the left, from the first
    // picture on: bit 0 at the top.
    uint8_t seen[MAX7219_COLUMNS];
    bool is_seen;
    uint8_t tape[MAX7219_TAPE];
    unsigned tape_length;
};

// Wires a chain to the machine, its pins being DIN, CLK and LOAD, and switches it on.
void max7219_open(struct max7219 *chain, struct machine *machine, const struct pin pins[static 3]);

// Switches the chain off and on; forgets the violations. It is dark until it is told otherwise, and its rows
// hold garbage. seed: for that.
void max7219_power_up(struct max7219 *chain, unsigned seed);

// Noise on its supply: a module forgets everything, as if it had been off; or any bits of any of its
// registers turn.
void max7219_lose(struct max7219 *chain, unsigned module, unsigned seed);
void max7219_upset(struct max7219 *chain, unsigned module, unsigned seed);

// Is the LED lit? Column 0..31 from the left, row 0..7 from the top.
bool max7219_is_lit(const struct max7219 *chain, unsigned column, unsigned row);

// 1..16 sixteenths of the brightest; 0 where the module is dark.
unsigned max7219_brightness(const struct max7219 *chain, unsigned module);

// Takes the picture to be seen, once it stands still, to the tape. Comes by itself when it changes.
void max7219_look(struct max7219 *chain);
