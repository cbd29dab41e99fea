// SPDX-License-Identifier: MIT
// A chain of four MAX7219 with 8x8 LEDs each, as 32x8 LEDs. Most times must be twice those of the datasheet
// (19-4452, Timing Characteristics), as a margin for the wires. Records violations and can simulate noise.
#pragma once

#include "core/board.h"      // pins
#include "core/machine.h"    // time
#include "core/violations.h" // recorder

enum { MAX7219_MODULES = 4, MAX7219_ROWS = 8, MAX7219_COLUMNS = 8 * MAX7219_MODULES };

enum max7219_violation_kind {
    MAX7219_CLK_HIGH_SHORT,   // CLK was high for less than 100 ns
    MAX7219_CLK_LOW_SHORT,    // CLK was low for less than 100 ns
    MAX7219_DIN_SETUP_SHORT,  // DIN changed less than 50 ns before CLK rose
    MAX7219_DIN_HOLD_SHORT,   // DIN changed less than 50 ns after CLK rose
    MAX7219_LOAD_SETUP_SHORT, // LOAD fell less than 50 ns before CLK rose
    MAX7219_LOAD_HOLD_SHORT,  // LOAD rose less than 50 ns after CLK rose
    MAX7219_LOAD_HIGH_SHORT,  // LOAD was high for less than 100 ns
    MAX7219_CLK_UNLOADED,     // CLK rose while LOAD was high
    MAX7219_NOT_64_BITS,      // LOAD was low for more or fewer than 64 bits
    MAX7219_NO_REGISTER,      // the firmware wrote to register 0x0D or 0x0E, which do not exist
    MAX7219_VIOLATION_KINDS
};

// How the modules are mounted. All zeros describe the common type "FC-16".
struct max7219_mounting {
    unsigned turns; // 0..MAX7219_TURNS-1
    bool is_mirrored;
    bool is_reversed; // true if the MCU is wired to the leftmost module instead of the rightmost
};

enum { MAX7219_TURNS = 4, MAX7219_REGISTERS = 16, MAX7219_TAPE = 1024 };

struct max7219 {
    struct violations violations; // violations since power-up, each with an enum max7219_violation_kind

    unsigned changes;     // number of changes of the picture since power-up
    unsigned pictures;    // number of different pictures that stayed for at least 0.5 ms
    uint64_t last_change; // cycle of the last change

    // Noise loses or doubles this many edges per million, and inverts this many bits per million
    unsigned noise;
    uint32_t random; // state of the noise's random generator, never 0

    struct max7219_mounting mounting; // tests may change this at any time

    // registers by address; module 0 is the farthest from the MCU
    uint8_t reg[MAX7219_MODULES][MAX7219_REGISTERS];

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
    unsigned bits; // number of bits received since LOAD fell
    uint64_t shift;

    // `seen` is the latest picture. `tape` also has the columns that scrolled out.
    uint8_t seen[MAX7219_COLUMNS];
    bool is_seen;
    uint8_t tape[MAX7219_TAPE];
    unsigned tape_length;
};

// Connects a chain of modules to pins, and switches the chain on.
void max7219_open(struct max7219 *chain, struct machine *machine, const struct pin pins[static 3]);

// Switches the chain off and on. Afterwards the LEDs are off.
void max7219_power_up(struct max7219 *chain, unsigned seed);

// Simulate supply noise: reset a module, or change some of its registers.
void max7219_lose(struct max7219 *chain, unsigned module, unsigned seed);
void max7219_upset(struct max7219 *chain, unsigned module, unsigned seed);

// Returns true if the LED is lit. Column 0 and row 0 are top left.
bool max7219_is_lit(const struct max7219 *chain, unsigned column, unsigned row);

// Returns the module's brightness from 1 to 16, or 0 in shutdown.
unsigned max7219_brightness(const struct max7219 *chain, unsigned module);

// Adds the picture to the tape if the picture has been stable for 0.5 ms.
void max7219_look(struct max7219 *chain);
