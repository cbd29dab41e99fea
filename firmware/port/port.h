// SPDX-License-Identifier: MIT
// An ATmega: time, sleep, ADC and watchdog. The rest of it is in reset.h, serial.h, eeprom.h, tone.h and
// port_pins.h. All functions are for the main loop, none for interrupts. Section numbers: ATmega328P
// datasheet DS40002061B.
#pragma once

#include <stdint.h>

// Starts the tick and turns off the peripherals that no board needs at once. Enables interrupts. To be called
// first, and again now and then, as a bit of a register may flip; what else sets up a peripheral comes after
// it then.
void port_init(void);

// Returns milliseconds since port_init, in steps of TICK_MS. Wraps after 65.5 s: compare as (uint16_t)(now -
// then) >= duration.
uint16_t port_ms(void);

// Sleeps until port_ms is no longer `before`, the time of the last tick, and returns it then. So a loop that
// takes longer than a tick goes on at once; ticks that it missed are not made up for.
uint16_t port_sleep_until_tick(uint16_t before);

// Returns the latest conversion, 0..1023 of the supply, and starts the next one, of channel 0..7, which takes
// 0.2 ms: call it once a tick. The result of the first call is undefined.
uint16_t port_adc_read(uint8_t channel);

// The watchdog, on from the start, resets the MCU unless this is called every 500 ms. Call it in one place,
// the end of the main loop.
void port_watchdog_feed(void);
