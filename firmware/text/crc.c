// SPDX-License-Identifier: MIT
#include "text/crc.h"

uint16_t crc_add(uint16_t crc, uint8_t byte)
{
    crc ^= (uint16_t)byte << 8;
    for (uint8_t bit = 8; bit; bit--) {
        const uint8_t upper = crc >> 8;
        crc <<= 1;
        if (upper & 0x80)
            crc ^= 0x1021;
    }
    return crc;
}
