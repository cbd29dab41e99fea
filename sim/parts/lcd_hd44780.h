// SPDX-License-Identifier: MIT
// A 16x2 display with an HD44780, written in 4-bit mode (RW low). The model checks all timings of the
// datasheet and records violations. Like the display, the model ignores the bus while busy.
#pragma once

#include "core/board.h"      // pins
#include "core/machine.h"    // time
#include "core/violations.h" // recorder

enum { LCD_ROWS = 2, LCD_COLUMNS = 16, LCD_DDRAM_SIZE = 80, LCD_CGRAM_SIZE = 64 };

// States that the display may be in when the MCU starts
enum lcd_start {
    LCD_8BIT,            // normal state after power-up
    LCD_4BIT,            // 4-bit mode, as after an MCU reset; the display shows old text
    LCD_4BIT_MID_NIBBLE, // as LCD_4BIT, but waiting for the second half of a byte
    LCD_GARBAGE,         // random mode, memory contents, shift and cursor
};

enum lcd_violation_kind {
    LCD_E_PULSE_SHORT,    // E was high for less than 450 ns
    LCD_E_CYCLE_SHORT,    // E rose less than 1000 ns after its previous rise
    LCD_RS_SETUP_SHORT,   // RS changed less than 60 ns before E rose, or while E was high
    LCD_DATA_SETUP_SHORT, // D4 to D7 changed less than 195 ns before E fell
    LCD_HOLD_SHORT,       // RS or D4 to D7 changed less than 20 ns after E fell
    LCD_POWER_UP_SHORT,   // the display received data less than 40 ms after power-up
    LCD_INIT_SHORT,       // the wait was shorter than 4.1 ms after nibble 1, or than 100 us after nibble 2
    LCD_BUSY,             // the wait was shorter than 37 us, or than 1.52 ms after a clear or home command
    LCD_BAD_ADDRESS,      // a DDRAM address outside the two lines
    LCD_VIOLATION_KINDS
};

struct lcd {
    struct violations violations; // violations since power-up, each with an enum lcd_violation_kind

    unsigned changes;     // number of visible changes since power-up
    unsigned set_ups;     // number of times that the firmware started the init sequence
    uint64_t last_change; // time of the latest visible change, in cycles

    // Private.
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
    bool mcu_in_reset; // true while an MCU reset pulls the lines low
    uint64_t busy_since, ready;
    enum lcd_violation_kind ready_kind;
    bool unplugged;
    // True if firmware and display agree which half of a byte comes next.
    bool in_step;
    unsigned nibbles; // number of nibbles received since power-up, counted up to 2

    // The controller
    bool eight_bit, has_first_half, two_lines;
    uint8_t first_half, last_command;
    bool in_cgram, increment, shift_on_write, display_on, cursor_on, blink_on;
    uint8_t address;               // 0x00..0x27 and 0x40..0x67 in DDRAM, 0..63 in CGRAM
    uint8_t shift;                 // DDRAM column at the display's left edge, 0 to 39
    uint8_t ddram[LCD_DDRAM_SIZE]; // characters; row 1 begins at index 0, row 2 at index 40
    uint8_t cgram[LCD_CGRAM_SIZE];
};

// Connects a display to pins, and switches the display on.
void lcd_open(struct lcd *lcd, struct machine *machine, const struct pin pins[static 6]);

// Switches the display off and on. LCD_GARBAGE gets its random contents from `seed`.
void lcd_power_up(struct lcd *lcd, enum lcd_start start, unsigned seed);

// Makes each command take 1.35 times as long, as the datasheet permits.
void lcd_set_slow(struct lcd *lcd, bool slow);

// Unplug the display, or plug it in with random contents.
void lcd_unplug(struct lcd *lcd);
void lcd_plug(struct lcd *lcd, unsigned seed);
