// SPDX-License-Identifier: MIT
// The one door to the microcontroller. All of it is for the main loop, nothing for interrupts, and nothing
// here waits but port_sleep_until_tick. Pins have their own header, port_pins.h. Section numbers: ATmega328P
// datasheet DS40002061B.
#pragma once

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

// RESET_ bits of the last start; 0 where a bootloader has hidden them.
uint8_t port_reset_cause(void);

// Milliseconds since port_init in steps of TICK_MS. Wraps after 65.5 s: compare as (uint16_t)(now - then) >=
// t.
uint16_t port_ms(void);

// Sleeps until the next tick begins. A tick that passed before the call is not made up for, so what follows
// the call runs at least TICK_MS apart (less some 2 us), however long the rest of the loop took.
void port_sleep_until_tick(void);

// Starts a conversion of the channel, 0..7, against the supply. It is ready 0.2 ms later: the next tick is
// late enough.
void port_adc_start(uint8_t channel);

// The finished conversion, 0..1023.
uint16_t port_adc_read(void);

// From here on the watchdog resets the chip unless fed every 500 ms. Feed it in one place, the end of the
// main loop.
void port_watchdog_start(void);
void port_watchdog_feed(void);

// The serial line, SERIAL_BAUD 8N1, with a ring of SERIAL_RX_BYTES and one of SERIAL_TX_BYTES. When three
// quarters of the first are full the far end is sent XOFF, and XON once a quarter is left.
void port_serial_init(void);

// What stands for bytes that came with a framing error, or too fast, or that found the ring full.
enum { SERIAL_DAMAGED = 0 };

// Bytes that have been received, and the oldest of them; only if there is one.
uint8_t port_serial_waiting(void);
uint8_t port_serial_read(void);

// Bytes that can be sent, and one that is sent, as soon as the line is free; only if there is room.
uint8_t port_serial_room(void);
void port_serial_write(uint8_t byte);
