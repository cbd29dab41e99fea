// SPDX-License-Identifier: MIT
// The boards that can be simulated: which MCU, which clock, what is wired where.
#pragma once

#include "lcd_hd44780.h" // its wiring

struct board {
    const char *name;
    const char *mcu;
    uint32_t hz;
    struct lcd_wiring lcd;
    unsigned key_ladder_channel;
};

extern const struct board boards[];
extern const unsigned board_count;

// NULL for a name that is none of them.
const struct board *board_by_name(const char *name);
