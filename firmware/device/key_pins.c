// SPDX-License-Identifier: MIT
#include "device/key_pins.h"

#include "board.h"     // the pins
#include "port_pins.h" // port_high, port_low, port_output, port_reads

// The list of keys, each with its bit.
#define EACH_KEY(DO) DO(RIGHT, 0x01) DO(UP, 0x02) DO(DOWN, 0x04) DO(LEFT, 0x08) DO(OK, 0x10)

void key_pins_init(void)
{
    port_analog_pins_digital();
#define SET_UP(key, bit)                                                                                     \
    port_high(KEY_##key##_PIN);                                                                              \
    port_output(LAMP_##key##_PIN);
    EACH_KEY(SET_UP)
}

uint8_t key_pins_read(void)
{
    uint8_t down = 0;
#define READ(key, bit)                                                                                       \
    if (!port_reads(KEY_##key##_PIN))                                                                        \
        down |= (bit);
    EACH_KEY(READ)
    return down;
}

void key_pins_light(uint8_t lamps)
{
#define LIGHT(key, bit)                                                                                      \
    if (lamps & (bit))                                                                                       \
        port_high(LAMP_##key##_PIN);                                                                         \
    else                                                                                                     \
        port_low(LAMP_##key##_PIN);
    EACH_KEY(LIGHT)
}
