// SPDX-License-Identifier: MIT
#include "device/key_pins.h"

#include "board.h"          // KEYS, LAMPS
#include "game/flash.h"     // FLASH
#include "port/port_pins.h" // port_levels, port_directions, port_inputs

enum { COUNT = 5, KEYS_MASK = 0x1f << KEYS_LOWEST, LAMPS_MASK = 0x1f << LAMPS_LOWEST };
static const FLASH uint8_t bits[COUNT] = KEY_BITS;

void key_pins_init(void)
{
    port_analog_pins_digital();
    port_levels(KEYS) |= KEYS_MASK;
    port_directions(LAMPS) |= LAMPS_MASK;
}

uint8_t key_pins_read(void)
{
    const uint8_t up = port_inputs(KEYS) >> KEYS_LOWEST;
    uint8_t down = 0;

    for (uint8_t key = COUNT; key--;) {
        down <<= 1;
        if (!(up & bits[key]))
            down++;
    }
    return down;
}

void key_pins_light(uint8_t lamps)
{
    uint8_t lit = 0;

    for (uint8_t key = 0; key < COUNT; key++, lamps >>= 1)
        if (lamps & 1)
            lit |= bits[key];
    port_levels(LAMPS) = (port_levels(LAMPS) & (uint8_t)~LAMPS_MASK) | (uint8_t)(lit << LAMPS_LOWEST);
}
