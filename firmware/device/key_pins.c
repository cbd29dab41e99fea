// SPDX-License-Identifier: MIT
#include "device/key_pins.h"

#include "board.h"          // KEYS, LAMPS
#include "mcu.h"            // PORT_ANALOG
#include "port/port_pins.h" // port_levels, port_directions, port_inputs, port_digital

enum { KEYS_MASK = 0x1f << KEYS_LOWEST, LAMPS_MASK = 0x1f << LAMPS_LOWEST };

enum { OK = 1 << 4, FOURTH = 1 << 3, FIRST_THREE = 7 };

void key_pins_init(void)
{
    port_digital(KEYS);
    port_directions(KEYS) &= (uint8_t)~KEYS_MASK;
    port_levels(KEYS) |= KEYS_MASK;
}

uint8_t key_pins_read(void)
{
    const uint8_t pins = (uint8_t)~port_inputs(KEYS) >> KEYS_LOWEST;
    uint8_t down = (pins & OK) | (pins >> 1 & FIRST_THREE);

    if (pins & 1)
        down |= FOURTH;
    return down;
}

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
