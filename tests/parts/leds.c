// SPDX-License-Identifier: MIT
// A program for the ATtiny2313A that uses the parts of the pocket toy, correctly or with one FAULT. In the
// first second all LEDs are lit. Then row 1 is dark, row 2 is lit, row 3 blinks, and row 4 is partly dim.
// TAKE sounds a tone, OK writes to the EEPROM, NEXT enters power-down.
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <avr/wdt.h>
#include <stdbool.h>

enum {
    NO_FAULT,
    PULL_UP,     // an LED's anode is pulled up while the previous cathode is low
    TOGETHER,    // two LEDs are lit in the same time slot
    FLICKER,     // a frame takes 13 ms
    SERIES,      // current flows from line 2 to line 4, between which no LED is connected
    FLASH,       // a wrong LED is lit while the pins change
    UNEVEN,      // an LED is lit for only 0.7 of its time slot
    WATCHDOG,    // the watchdog runs in power-down
    WEAK_LIGHT,  // in power-down, a line is low while another is pulled up
    FLOATING,    // in power-down, the keys have no pull-ups
    LIGHT_SLEEP, // the MCU sleeps in idle mode instead of power-down
    SLEEPLESS,   // sleep is not enabled
    EEPROM_BUSY, // the second byte is written before the first is finished
    WRONG_TONE,  // the tone has 900 Hz
};

enum { NEXT = 1 << 2, TAKE = 1 << 3, KEY_OK = 1 << 4, KEYS = NEXT | TAKE | KEY_OK, PIEZO = 1 << 5 };

#define PAIR(anode, cathode)                                                                                 \
    {                                                                                                        \
        1 << (anode), 1 << (anode) | 1 << (cathode)                                                          \
    }
static const uint8_t pairs[16][2] = {PAIR(0, 1), PAIR(1, 0), PAIR(0, 2), PAIR(2, 0), PAIR(1, 2), PAIR(2, 1),
                                     PAIR(0, 3), PAIR(3, 0), PAIR(1, 3), PAIR(3, 1), PAIR(2, 3), PAIR(3, 2),
                                     PAIR(0, 4), PAIR(4, 0), PAIR(1, 4), PAIR(4, 1)};

static volatile uint16_t ticks;

static void light(uint8_t anode, uint8_t lines)
{
    if (FAULT == PULL_UP)
        PORTB = anode;
    if (FAULT != FLASH)
        DDRB = 0;
    PORTB = anode;
    DDRB = lines;
}

static bool is_lit(uint8_t led, uint16_t frame)
{
    if (frame < 125)
        return true;
    if (led < 4)
        return led > 0;
    return led >= 9 || frame & 32;
}

ISR(TIMER1_COMPB_vect)
{
    DDRB = 0;
}

// Lights the LED of a time slot. Then prepares the next time slot.
ISR(TIMER1_COMPA_vect)
{
    static uint8_t led, anode, lines;
    static uint16_t frame, until = 1000;

    light(anode, lines);
    OCR1B = until;
    led = (led + 1) & 15;
    frame += !led;
    ticks++;
    anode = lines = 0;
    if (is_lit(led, frame)) {
        anode = pairs[led][0];
        lines = pairs[led][1];
        if (FAULT == SERIES && led == 5)
            lines = 1 << 2 | 1 << 4;
        if (FAULT == TOGETHER && led == 2)
            lines |= 1 << 4;
    }
    until = frame >= 125 && led > 13 ? 150 : FAULT == UNEVEN && led == 8 ? 350 : 1000;
}

ISR(PCINT_D_vect)
{
}

static void wait(uint16_t count)
{
    uint16_t from, now;

    cli();
    from = now = ticks;
    while ((uint16_t)(now - from) < count) {
        sei();
        sleep_cpu();
        cli();
        now = ticks;
    }
    sei();
}

static void sound(void)
{
    TCCR0A = 1 << COM0B0 | 1 << WGM01;
    OCR0A = FAULT == WRONG_TONE ? 68 : 61; // 1 MHz / 8 / 2 / 62 is 1008 Hz
    OCR0B = 30;
    TCCR0B = 1 << CS01;
    wait(100); // 50 ms
    TCCR0B = 0;
    TCCR0A = 0;
}

static void write(uint8_t address)
{
    if (FAULT != EEPROM_BUSY)
        while (EECR & 1 << EEPE)
            ;
    EEAR = address;
    EEDR = 0x55;
    cli();
    EECR = 1 << EEMPE;
    EECR |= 1 << EEPE;
    sei();
}

static void power_down(void)
{
    cli();
    TCCR1B = 0;
    DDRB = 0;
    PORTB = 0;
    if (FAULT == WEAK_LIGHT) {
        DDRB = 1 << 0;
        PORTB = 1 << 1;
    }
    if (FAULT == FLOATING)
        PORTD = 0;
    if (FAULT == WATCHDOG) {
        WDTCR = 1 << WDCE | 1 << WDE;
        WDTCR = 1 << WDIE | 1 << WDP3; // 4 s
    }
    GIMSK = 1 << PCIE2;
    if (FAULT == LIGHT_SLEEP)
        TCCR1B = 1 << WGM12 | 1 << CS10;
    else
        MCUCR = (FAULT == SLEEPLESS ? 0 : 1 << SE) | 1 << SM0;
    sei();
    do
        sleep_cpu();
    while ((PIND & KEYS) == KEYS);
    MCUCR = 1 << SE;
    GIMSK = 0;
    PORTD = KEYS;
    TCCR1B = 1 << WGM12 | 1 << CS10;
    while ((PIND & KEYS) != KEYS)
        wait(100);
}

EMPTY_INTERRUPT(WDT_OVERFLOW_vect);

int main(void)
{
    PORTD = KEYS;
    DDRD = PIEZO;
    PCMSK2 = KEYS;
    OCR1A = FAULT == FLICKER ? 812 : 499;
    TCCR1B = 1 << WGM12 | 1 << CS10;
    TIMSK = 1 << OCIE1A | 1 << OCIE1B;
    MCUCR = 1 << SE;
    sei();
    for (;;) {
        wait(20); // 10 ms
        if (!(PIND & NEXT)) {
            while (!(PIND & NEXT))
                wait(20);
            power_down();
        } else if (!(PIND & TAKE)) {
            sound();
        } else if (!(PIND & KEY_OK)) {
            write(3);
            write(4);
        }
        while ((PIND & KEYS) != KEYS)
            wait(20);
    }
}
