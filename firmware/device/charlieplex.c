// SPDX-License-Identifier: MIT
#include "device/charlieplex.h"

#include "board.h" // pins
#include "game/flash.h"
#include "port/port_pins.h"
#include "port_tick.h"

enum { DARK = 0xff ^ CHARLIEPLEX_LINES, DIM_CLOCKS = 40 };

// lines[n] holds the two pins of LEDs 2n and 2n + 1. LED 2n has its anode at the lower pin.
#define LINES(a, b) (1 << (a) | 1 << (b))
static const FLASH uint8_t lines[8] = {LINES(0, 1), LINES(0, 2), LINES(1, 2), LINES(0, 3),
                                       LINES(1, 3), LINES(2, 3), LINES(0, 4), LINES(1, 4)};

static volatile struct {
    uint16_t lit, dim;
} frame; // bit n for LED n

void charlieplex_show(uint16_t lit, uint16_t dim)
{
    frame.lit = lit;
    frame.dim = dim;
}

ISR(PORT_TICK_vect)
{
    static uint8_t mask;
    const volatile uint8_t *half = (const volatile uint8_t *)&frame;
    uint8_t led, lit, dim, bit, pair, anode;

    port_levels(CHARLIEPLEX) = DARK;
    led = port_ticks;
    port_ticks = led + 1;
    if (led & 8)
        half++;
    bit = mask << 1;
    if (!bit)
        bit = 1;
    mask = bit;
    lit = half[0] & bit;
    dim = half[2] & bit;
    if (!(lit | dim))
        return;
    pair = lines[led / 2 & 7];
    anode = pair & -pair;
    if (led & 1)
        anode ^= pair;
    // Sets directions first, because a high level turns on the pull-up of an input.
    port_directions(CHARLIEPLEX) = pair;
    port_levels(CHARLIEPLEX) = DARK | anode;
    if (!lit) {
        __builtin_avr_delay_cycles(DIM_CLOCKS);
        port_levels(CHARLIEPLEX) = DARK;
    }
}
