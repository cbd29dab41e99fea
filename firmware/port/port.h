// SPDX-License-Identifier: MIT
// The one door to the microcontroller: time, sleep, ADC, watchdog; beside it stand reset.h, serial.h,
// eeprom.h, tone.h and port_pins.h. All of it is for the main loop, nothing for interrupts, and nothing waits
// but port_sleep_until_tick and port_serial_write. Section numbers: ATmega328P datasheet DS40002061B.
#pragma once

#include <stdint.h>

// Starts the tick, readies the ADC, turns off what nobody uses. To be called once, first; enables interrupts.
void port_init(void);

// Milliseconds since port_init in steps of TICK_MS. Wraps after 65.5 s: compare as (uint16_t)(now - then) >=
// t.
uint16_t port_ms(void);

// Sleeps until the next tick begins, and tells when that is. A tick that passed before the call is not made
// up for, so what follows the call runs at least TICK_MS apart (less some 2 us), however long the rest of the
// loop took.
uint16_t port_sleep_until_tick(void);

// The latest conversion, 0..1023 of the supply; starts the next one, of the channel 0..7. It is ready 0.2 ms
// later: the next tick is late enough. Before the first one there is nothing to be read.
uint16_t port_adc_read(uint8_t channel);

// From the start on the watchdog resets the chip unless fed every 500 ms. Feed it in one place, the end of
// the main loop.
void port_watchdog_feed(void);
