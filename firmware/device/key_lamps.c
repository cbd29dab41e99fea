// SPDX-License-Identifier: MIT
#include "device/key_lamps.h"

#include "board.h"          // LAMPS
#include "port/port_pins.h" // port_levels, port_directions

enum { LAMPS_MASK = 0x1f << LAMPS_LOWEST };

// The pins are those of LEFT, RIGHT, UP, DOWN and OK, the bits of a set are RIGHT, UP, DOWN, LEFT and OK: OK
// is the same, LEFT is the first or the fourth, and the other three move by one.
enum { OK = 1 << 4, FOURTH = 1 << 3, FIRST_THREE = 7 };

void key_lamps_init(void)
{
    port_directions(LAMPS) |= LAMPS_MASK;
}

void key_lamps_light(uint8_t lamps)
{
    uint8_t pins = (lamps & OK) | (uint8_t)((lamps & FIRST_THREE) << 1);

    if (lamps & FOURTH)
        pins |= 1;
    port_levels(LAMPS) = (port_levels(LAMPS) & (uint8_t)~LAMPS_MASK) | (uint8_t)(pins << LAMPS_LOWEST);
}
