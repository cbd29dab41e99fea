// SPDX-License-Identifier: MIT
// The ATmega328P's SPI for ArduinoISP: master, mode 0, clock F_CPU / 128 = 125 kHz.
#pragma once

#include "Arduino.h"

enum { SPI_MODE0 };

struct SPISettings {
    SPISettings(unsigned long, uint8_t, uint8_t)
    {
    }
};

static struct {
    void begin()
    {
        SPCR = 1 << SPE | 1 << MSTR | 1 << SPR1 | 1 << SPR0;
        pinMode(SCK, OUTPUT);
        pinMode(MOSI, OUTPUT);
    }
    void beginTransaction(SPISettings)
    {
    }
    void end()
    {
        SPCR = 0;
    }
    uint8_t transfer(uint8_t byte)
    {
        SPDR = byte;
        while (!(SPSR & 1 << SPIF))
            ;
        return SPDR;
    }
} SPI;
