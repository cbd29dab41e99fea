// SPDX-License-Identifier: MIT
// The one door to the microcontroller. All of it is for the main loop, nothing for interrupts, and nothing
// here waits but port_sleep_until_tick and port_serial_write. Pins have their own header, port_pins.h.
// Section numbers: ATmega328P datasheet DS40002061B.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Why the program started: a set of these, named as in the datasheet (MCUSR, 11.9.1).
enum {
    RESET_PORF = 1 << 0,  // power came
    RESET_EXTRF = 1 << 1, // reset pin
    RESET_BORF = 1 << 2,  // supply dipped
    RESET_WDRF =
        1 << 3, // watchdog; also left behind by bootloaders that use the watchdog to start the program
};

// Starts the tick, readies the ADC, turns off what nobody uses. To be called once, first; enables interrupts.
void port_init(void);

// RESET_ bits of the last start; 0 where a bootloader has hidden them. A reset by port_restart is none by the
// watchdog.
uint8_t port_reset_cause(void);

// Lets the watchdog reset the chip at once, and with it every register. Does nothing, and returns, where a
// watchdog reset ends in a bootloader that does not know of it.
void port_restart(void);

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

// The serial line, SERIAL_BAUD 8N1, with a ring of SERIAL_RX_BYTES for what is received. When what is on its
// way may fill it the far end is sent XOFF, and XON once it is nearly empty, and at the start: a pause from
// before a reset would last for ever.
void port_serial_init(void);

// What stands for bytes that came with a framing error, or too fast, or that found the ring full; and the
// only one that takes the place of another there: Ctrl-C.
enum { SERIAL_DAMAGED = 0, SERIAL_INTERRUPT = 0x03 };

// True if there is a byte to read; takes the oldest one.
bool port_serial_waits(void);
uint8_t port_serial_read(void);

// True if this byte is among those to read.
bool port_serial_holds(uint8_t byte);

// Waits until the line takes the byte, at most two bytes' time.
void port_serial_write(uint8_t byte);

// EEPROM, bytes 0..EEPROM_END. A byte takes 3.4 ms to be written (8.4), during which port_eeprom_read
// waits and nothing may be written; what is cut off meanwhile may read as anything.
bool port_eeprom_is_ready(void);
uint8_t port_eeprom_read(uint16_t address);
void port_eeprom_write(uint16_t address, uint8_t byte);

// A square wave at OC1A, half of it `half` microseconds, 1..32767; 0: silence, the pin low.
void port_tone_init(void);
void port_tone(uint16_t half);
