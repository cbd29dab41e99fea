// SPDX-License-Identifier: MIT
// Makes a program of ArduinoISP, the Arduino IDE's sketch for an Uno as a programmer.
#include "Arduino.h"

#include <avr/interrupt.h>

// Functions that the sketch uses before it defines them
void avrisp();
uint8_t write_flash_pages(int length);
uint8_t write_eeprom_chunk(unsigned int start, unsigned int length);

#include "ArduinoISP.ino"

HardwareSerial Serial;
static volatile unsigned long passed_ms;

ISR(TIMER0_COMPA_vect)
{
    passed_ms++;
}

unsigned long millis()
{
    cli();
    const unsigned long now = passed_ms;
    sei();
    return now;
}

void delay(unsigned ms)
{
    for (; ms; ms--)
        _delay_ms(1);
}

void delayMicroseconds(unsigned us)
{
    for (; us; us--)
        _delay_us(1);
}

// Timer 0 counts milliseconds: 250 ticks of 64 cycles.
int main()
{
    TCCR0A = 1 << WGM01;
    TCCR0B = 1 << CS01 | 1 << CS00;
    OCR0A = 249;
    TIMSK0 = 1 << OCIE0A;
    sei();
    for (setup();;)
        loop();
}
