// SPDX-License-Identifier: MIT
// The ATmega: time, sleep, ADC, watchdog, reset, EEPROM, serial port, tone. Only the main loop may call these
// functions. Pins: port_pins.h. Section numbers: ATmega328P datasheet DS40002061B.
//
// Noise may flip a bit in a register or in memory. So the main loop regularly sets up all peripherals again,
// port_init first. After hours without use, when this disturbs no game, it restarts the MCU.
//
// Call port_init first, port_adc_read and renewal_is_due once per tick, and port_watchdog_feed at the end of
// the main loop. Writing a byte of EEPROM takes 3.4 ms (8.4). Times are in ms and wrap, so compare them as
// (uint16_t)(now - then) >= duration.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Starts the tick, turns off most peripherals and enables interrupts.
void port_init(void);

// Returns the time since port_init, in steps of TICK_MS.
uint16_t port_ms(void);

// Sleeps until port_ms differs from `before`. Returns the new port_ms. Ticks that the caller missed are lost.
uint16_t port_sleep_until_tick(uint16_t before);

// Returns the result of the previous conversion, 0..1023, undefined at first. Starts a conversion of this
// channel, 0..7, in 0.2 ms.
uint16_t port_adc_read(uint8_t channel);

// Prevents a reset by the watchdog for 500 ms.
void port_watchdog_feed(void);

// Restart

// Resets the MCU within 15 ms. Does nothing on an old Mega, whose bootloader would hang.
void port_restart(void);

// True when three hours have passed since the start or the latest renewal_postpone.
bool renewal_is_due(uint16_t now);

// Starts another three hours until renewal_is_due.
void renewal_postpone(void);

// The EEPROM

// True if no byte is being written.
bool port_eeprom_is_ready(void);

// Reads the byte at an address 0..EEPROM_SIZE-1. Waits while a byte is being written.
uint8_t port_eeprom_read(uint16_t address);

// Starts writing a byte. Needs port_eeprom_is_ready. A loss of power may leave any value.
void port_eeprom_write(uint16_t address, uint8_t byte);

// Serial port, SERIAL_BAUD 8N1, polled

// Sets up the serial port. May be called again.
void port_serial_set_up(void);

// Discards a received byte. Returns false if no byte was received.
bool port_serial_heard(void);

// True if the port accepts a byte now.
bool port_serial_is_ready(void);

// Sends a byte. Needs port_serial_is_ready.
void port_serial_send(uint8_t byte);

// Tone of a piezo at a timer output: tone_timer1.c (OC1A) or tone_timer2.c (OC2A)

// Makes the pin a low output. Call it after port_init.
void port_tone_init(void);

// Starts a square wave with this half period, in units of TONE_UNIT_US. With 0 the pin stays low.
#define TONE_UNIT_US 8
void port_tone(uint8_t half);
