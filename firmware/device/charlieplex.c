// SPDX-License-Identifier: MIT
#include "device/charlieplex.h"

#include "board.h" // pins
#include "game/flash.h"
#include "port_pins.h"
#include "port_tick.h"

enum { DARK = 0xff ^ CHARLIEPLEX_LINES, DIM_CLOCKS = 40 };

// The anode of LED n; that of the LED the other way round, n ^ 1, is its cathode.
#define BOTH(a, b) 1 << (a), 1 << (b)
static const FLASH uint8_t anodes[16] = {BOTH(0, 1), BOTH(0, 2), BOTH(1, 2), BOTH(0, 3),
                                         BOTH(1, 3), BOTH(2, 3), BOTH(0, 4), BOTH(1, 4)};

volatile struct charlieplex charlieplex;

ISR(PORT_TICK_vect)
{
    static uint8_t mask;
    uint8_t led, lit, dim, anode;
    uint16_t picture;

    port_levels(CHARLIEPLEX) = DARK;
    led = port_ticks;
    port_ticks = led + 1;
    led &= 15;
    picture = charlieplex.lit;
    lit = led & 8 ? picture >> 8 : picture;
    picture = charlieplex.dim;
    dim = led & 8 ? picture >> 8 : picture;
    mask <<= 1;
    if (!(led & 7))
        mask = 1;
    lit &= mask;
    dim &= mask;
    if (lit | dim) {
        anode = anodes[led];
        // Both lines are low, then one goes up: no line is ever pulled up by an input.
        port_directions(CHARLIEPLEX) = anode | anodes[led ^ 1];
        port_levels(CHARLIEPLEX) = DARK | anode;
        if (!lit) {
            __builtin_avr_delay_cycles(DIM_CLOCKS);
            port_levels(CHARLIEPLEX) = DARK;
        }
    }
}
