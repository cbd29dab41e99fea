// SPDX-License-Identifier: MIT
// An ATmega: time, sleep, ADC, watchdog and reset, EEPROM, serial port, tone. Its pins are in port_pins.h.
// All functions are for the main loop, none for interrupts. Section numbers: ATmega328P datasheet
// DS40002061B.
#pragma once

#include <stdbool.h>
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

// A reset by the program.

// Resets the MCU, and with it every register, by the watchdog, within 15 ms. Returns without a reset where
// the bootloader would not survive one by the watchdog (old ones of the Mega).
void port_restart(void);

// Restart after hours without use: a bit that noise has flipped in memory or in a register stays wrong until
// the next start, which may be months away on a board that is never switched off.

// True once three hours have passed since the start or the latest postponement. The program then calls
// port_restart at a moment when the restart disturbs no game. To be called once a tick; `now` in ms, may
// wrap.
bool renewal_is_due(uint16_t now);

// Starts the three hours again: the board is in use.
void renewal_postpone(void);

// The EEPROM

// True if no byte is being written. Writing one takes 3.4 ms (8.4).
bool port_eeprom_is_ready(void);

// Reads the byte at an address 0..EEPROM_SIZE-1 (board.h). Waits while a byte is being written.
uint8_t port_eeprom_read(uint16_t address);

// Begins to write a byte at such an address, while port_eeprom_is_ready. If power is lost before it ends, the
// byte may read as any value.
void port_eeprom_write(uint16_t address, uint8_t byte);

// The serial port, SERIAL_BAUD 8N1, without interrupts.

// Sets up the port, and again later, as a bit of a register may flip.
void port_serial_set_up(void);

// Takes a byte, or noise, that was received. Returns false if there is none.
bool port_serial_heard(void);

// True if the port takes a byte at once.
bool port_serial_is_ready(void);

// Sends a byte. Only if the port is ready.
void port_serial_send(uint8_t byte);

// A tone of a piezo at the output of a timer: tone_timer1.c at OC1A, tone_timer2.c at OC2A.

// Sets up the pin, low. To be called after port_init, each time.
void port_tone_init(void);

// Starts a square wave with a half period of so many TONE_UNIT_US; 0: silence, the pin low.
#define TONE_UNIT_US 8
void port_tone(uint8_t half);
