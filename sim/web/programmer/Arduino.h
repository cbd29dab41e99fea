// SPDX-License-Identifier: MIT
// The part of the Arduino core that the sketch ArduinoISP needs, for an Uno at 16 MHz. The serial line has no
// buffer: at 19200 baud the sketch reads each byte before the next arrives.
#pragma once

#include <avr/io.h>
#include <stdint.h>
#include <util/delay.h>

enum { LOW, HIGH };
enum { INPUT, OUTPUT };
enum { MSBFIRST = 1 };
#define MOSI 11
#define MISO 12
#define SCK 13

static inline uint8_t pin_mask(uint8_t pin)
{
    return (uint8_t)(1 << (pin < 8 ? pin : pin - 8));
}

static inline void set_bits(volatile uint8_t &bits, uint8_t mask, bool are_set)
{
    bits = (uint8_t)(are_set ? bits | mask : bits & ~mask);
}

static inline void pinMode(uint8_t pin, uint8_t mode)
{
    set_bits(pin < 8 ? DDRD : DDRB, pin_mask(pin), mode == OUTPUT);
}

static inline void digitalWrite(uint8_t pin, uint8_t level)
{
    set_bits(pin < 8 ? PORTD : PORTB, pin_mask(pin), level);
}

// Sets the duty cycle of the PWM output at pin 9.
static inline void analogWrite(uint8_t, uint8_t value)
{
    TCCR1A = 1 << COM1A1 | 1 << WGM10;
    TCCR1B = 1 << CS11 | 1 << CS10;
    OCR1A = value;
}

unsigned long millis();
void delay(unsigned ms);
void delayMicroseconds(unsigned us);

struct HardwareSerial {
    void begin(unsigned long baud)
    {
        UBRR0 = (uint16_t)(F_CPU / 16 / baud - 1);
        UCSR0B = 1 << RXEN0 | 1 << TXEN0;
    }
    bool available()
    {
        return UCSR0A & 1 << RXC0;
    }
    uint8_t read()
    {
        return UDR0;
    }
    void print(char byte)
    {
        while (!(UCSR0A & 1 << UDRE0))
            ;
        UDR0 = (uint8_t)byte;
    }
    void print(const char *text)
    {
        while (*text)
            print(*text++);
    }
};
extern HardwareSerial Serial;
