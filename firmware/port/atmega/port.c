// SPDX-License-Identifier: MIT
#include "port/port.h"

#include "board.h" // TICK_MS
#include "mcu.h"   // PRR0

#include <avr/interrupt.h> // ISR, sei
#include <avr/io.h>
#include <avr/sleep.h>
#include <avr/wdt.h>
#include <util/atomic.h>

#define TICK_PRESCALER 256UL
#define TICK_COUNTS (F_CPU / TICK_PRESCALER * TICK_MS / 1000)
_Static_assert(TICK_COUNTS *TICK_PRESCALER * 1000 == F_CPU * TICK_MS, "a tick is a whole number of counts");
_Static_assert(TICK_COUNTS <= 256, "timer 0 has 8 bits");

#define ADC_ON                                                                                               \
    (1 << ADEN | 1 << ADPS2 | 1 << ADPS1 | 1 << ADPS0) // ADC clock 125 kHz at 16 MHz (24.4: 50 to 200 kHz)

static volatile uint16_t ms;

ISR(TIMER0_COMPA_vect)
{
    ms += TICK_MS;
}

void port_init(void)
{
    MCUCR = 0; // allows pull-ups on all ports
    ACSR = 1 << ACD;
    PRR0 = 1 << PRTWI | 1 << PRTIM2 | 1 << PRTIM1 | 1 << PRSPI;
    port_mcu_init(); // turns off digital inputs at analog pins, because they would waste current

    TCCR0A = 1 << WGM01; // clear on compare match
    TCCR0B = 1 << CS02;  // TICK_PRESCALER
    OCR0A = TICK_COUNTS - 1;
    TIMSK0 = 1 << OCIE0A;

    SMCR = 1 << SE; // the sleep mode is idle
    sei();
}

uint16_t port_ms(void)
{
    uint16_t now;

    ATOMIC_BLOCK(ATOMIC_FORCEON)
    {
        now = ms;
    }
    return now;
}

uint16_t port_sleep_until_tick(uint16_t before)
{
    uint16_t now;

    cli();
    // No tick is lost, because sleep_cpu runs before any interrupt after sei.
    while ((now = ms) == before) {
        sei();
        sleep_cpu();
        cli();
    }
    sei();
    return now;
}

uint16_t port_adc_read(uint8_t channel)
{
    uint16_t reading = ADC; // reads the low byte first, because this locks the high byte (24.9.3)

    ADMUX = 1 << REFS0 | channel;
    ADCSRA = ADC_ON | 1 << ADSC;
    return reading;
}

void port_watchdog_feed(void)
{
    wdt_reset();
}

bool port_eeprom_is_ready(void)
{
    return !(EECR & 1 << EEPE);
}

uint8_t port_eeprom_read(uint16_t address)
{
    loop_until_bit_is_clear(EECR, EEPE);
    EEAR = address;
    EECR = 1 << EERE;
    return EEDR;
}

// EEPE must be set within four cycles after EEMPE (8.6.3).
void port_eeprom_write(uint16_t address, uint8_t byte)
{
    EEAR = address;
    EEDR = byte;
    cli();
    EECR = 1 << EEMPE;
    EECR |= 1 << EEPE;
    sei();
}
