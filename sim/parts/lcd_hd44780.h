// SPDX-License-Identifier: MIT
// A 16x2 character display with an HD44780, wired for writing in 4-bit mode (RW low). Stricter than the real
// part: it checks every time that the datasheet names and records each violation. What comes while it is
// busy is lost.
#pragma once

#include "core/board.h"      // pins
#include "core/machine.h"    // time
#include "core/violations.h" // of its times

enum { LCD_ROWS = 2, LCD_COLUMNS = 16, LCD_DDRAM_SIZE = 80, LCD_CGRAM_SIZE = 64 };

// The state in which a display may be when the MCU starts.
enum lcd_start {
    LCD_8BIT,            // fresh power and a good internal reset
    LCD_4BIT,            // still in 4-bit mode, with the text of an earlier run
    LCD_4BIT_MID_NIBBLE, // the same, waiting for the second half of a byte
    LCD_GARBAGE,         // anything: mode, memories, shift, cursor
};

enum lcd_violation_kind {
    LCD_E_PULSE_SHORT,    // E high for less than 450 ns
    LCD_E_CYCLE_SHORT,    // less than 1000 ns from one rising edge of E to the next
    LCD_RS_SETUP_SHORT,   // RS changed less than tAS = 60 ns before E rose, or while E was high
    LCD_DATA_SETUP_SHORT, // D4..D7 changed less than tDSW = 195 ns before E fell
    LCD_HOLD_SHORT,       // RS or D4..D7 changed less than 20 ns after E fell
    LCD_POWER_UP_SHORT,   // spoken to within 40 ms of power-up
    LCD_INIT_SHORT,       // less than 4.1 ms after the first function set, or 100 us after the second
    LCD_BUSY,             // spoken to within 37 us (1.52 ms after clear and home)
    LCD_BAD_ADDRESS,      // a DDRAM address that a two-line display does not have
    LCD_VIOLATION_KINDS
};

struct lcd {
    struct violations violations; // since power-up, by enum lcd_violation_kind

    unsigned changes;     // of what can be seen, since power-up
    unsigned set_ups;     // times that the firmware began to set it up anew
    uint64_t last_change; // cycle of the last of them

    // The rest is the display's own.
    struct machine *machine;
    struct lcd_line {
        struct lcd *lcd;
        struct avr_irq_t *irq;
        uint8_t role;
    } line[6];
    struct lcd_times {
        uint64_t e_pulse, e_cycle, rs_setup, data_setup, hold, power_up, init[2], normal, clear;
    } times; // in cycles

    // The bus
    bool rs, e;
    uint8_t data; // bit 0 is D4
    uint64_t e_rise, e_fall, rs_change, data_change;
    bool mcu_in_reset; // the pins are falling by themselves
    uint64_t busy_since, ready;
    enum lcd_violation_kind ready_kind;
    bool unplugged;
    bool in_step;     // the firmware may know what it hears
    unsigned nibbles; // since power-up, as far as they need the waits of the init sequence

    // The controller
    bool eight_bit, has_first_half, two_lines;
    uint8_t first_half, last_command;
    bool in_cgram, increment, shift_on_write, display_on, cursor_on, blink_on;
    uint8_t address;               // 0x00..0x27 and 0x40..0x67, or 0..63 in CGRAM
    uint8_t shift;                 // 0..39, the DDRAM column at the left edge
    uint8_t ddram[LCD_DDRAM_SIZE]; // row 1 from 0, row 2 from 40
    uint8_t cgram[LCD_CGRAM_SIZE];
};

// Wires a display to the machine, its pins being RS, E, D4..D7, and switches it on, in LCD_8BIT and at the
// usual clock.
void lcd_open(struct lcd *lcd, struct machine *machine, const struct pin pins[static 6]);

// Switches the display off and on; forgets the violations. It wants to be left alone for 40 ms. seed: for the
// garbage.
void lcd_power_up(struct lcd *lcd, enum lcd_start start, unsigned seed);

// With its clock at the low end a display takes 1.35 times as long for everything.
void lcd_set_slow(struct lcd *lcd, bool slow);

// Pulls the display out while the firmware runs on; puts it back with garbage in it, ready for commands.
// Until the firmware has brought it into step (0x3, 0x3, 0x3, 0x2), what it loses as busy is no violation.
void lcd_unplug(struct lcd *lcd);
void lcd_plug(struct lcd *lcd, unsigned seed);
