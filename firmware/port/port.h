// SPDX-License-Identifier: MIT
// The ATmega: time, sleep, ADC, watchdog, reset, EEPROM, serial port, tone. Only the main loop may call these
// functions. Pins: port_pins.h. Section numbers: ATmega328P datasheet DS40002061B.
//
// Noise may flip a bit in a register or in memory. So the main loop regularly sets up all peripherals again,
// port_init first. After hours without use, it restarts the MCU if this disturbs no game.
//
// Call port_init first, port_adc_read and renewal_is_due once per tick, and port_watchdog_feed at the end of
// the main loop. Writing a byte of EEPROM takes 3.4 ms (8.4). Times are in ms and wrap, so compare them as
// (uint16_t)(now - then) >= duration.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Starts the tick interrupt. Turns off most peripherals.
void port_init(void);

// Returns the time since port_init in ms, a multiple of TICK_MS.
uint16_t port_ms(void);

// Sleeps until port_ms is no longer `before`. Returns the new port_ms.
uint16_t port_sleep_until_tick(uint16_t before);

// Returns the result of the previous ADC conversion, 0 to 1023, and starts the next.
uint16_t port_adc_read(uint8_t channel);

// Prevents a reset by the watchdog for 500 ms.
void port_watchdog_feed(void);

// Restart

// Resets the chip within 15 ms. Has no effect with an old Mega bootloader.
void port_restart(void);

// Returns true three hours after the start or the latest renewal_postpone.
bool renewal_is_due(uint16_t now);

// Makes renewal_is_due return false for another three hours.
void renewal_postpone(void);

// The EEPROM

// Returns true if no byte of the EEPROM is being written.
bool port_eeprom_is_ready(void);

// Reads a byte of the EEPROM. Waits for the end of a write.
uint8_t port_eeprom_read(uint16_t address);

// Starts to write a byte of the EEPROM. Call only if port_eeprom_is_ready.
void port_eeprom_write(uint16_t address, uint8_t byte);

// Serial port, SERIAL_BAUD 8N1, polled

// Sets up the serial port. May be called again.
void port_serial_set_up(void);

// Discards a received byte. Returns false if no byte was received.
bool port_serial_heard(void);

// Returns true if the serial port can accept a byte.
bool port_serial_is_ready(void);

// Sends a byte. Call only if port_serial_is_ready.
void port_serial_send(uint8_t byte);

// Tones of a piezo at pin OC1A (tone_timer1.c) or OC2A (tone_timer2.c)

// Makes the piezo's pin a low output. Call after port_init.
void port_tone_init(void);

// Starts a square wave. `half` is the half period in TONE_UNIT_US, or 0 for silence.
#define TONE_UNIT_US 8
void port_tone(uint8_t half);
