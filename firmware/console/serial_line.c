// SPDX-License-Identifier: MIT
#include "console/serial_line.h"

#include "board.h"           // TICK_MS
#include "console/console.h" // the notation
#include "port/port.h"       // port_ms
#include "port/serial.h"     // the line

// Bytes of an answer that are sent in a step, in about 1 ms.
#define ANSWER_BYTES 12

_Static_assert((int)SERIAL_INTERRUPT == (int)CONSOLE_INTERRUPT, "Ctrl-C for both");

static bool ends_in_cr; // the last line did, and so its answer ends in CR LF

void serial_line_put(char c)
{
    if (c == '\n' && ends_in_cr)
        port_serial_write('\r');
    port_serial_write((uint8_t)c);
}

void serial_line_init(const FLASH struct console_calls *calls)
{
    port_serial_init();
    console_init(calls);
}

// Takes a byte of a line. An LF after a CR ends an empty line, which has no answer.
static void take(void)
{
    char byte = (char)port_serial_read();

    if (byte == '\r') {
        ends_in_cr = true;
        byte = '\n';
    } else if (byte == '\n' && console_line.length) {
        ends_in_cr = false;
    }
    console_byte(byte);
}

// Ctrl-C has priority over the bytes before it in the ring: as in a shell, what was sent before it and is not
// answered yet is dropped. It waits there until an answer that has begun is written.
static void poll_interrupt(void)
{
    if (port_serial_holds(CONSOLE_INTERRUPT) && console_interrupt())
        while (port_serial_read() != CONSOLE_INTERRUPT)
            ;
}

// Works on an answer. A search goes on until the next tick begins; the last step, of less than 2 ms, ends
// within that tick, so that keys are read within two ticks, 4 ms.
static void step(uint16_t now, bool glass_searches)
{
    if (glass_searches && console_is_working())
        return;
    console_step(ANSWER_BYTES);
    while (console_is_searching() && port_ms() == now)
        console_step(ANSWER_BYTES);
}

bool serial_line_step(uint16_t now, bool glass_searches)
{
    poll_interrupt();
    if (console_is_busy() || (CONSOLE_GLASS && console_tell())) {
        step(now, glass_searches);
        return true;
    }
    bool is_used = false;
    for (; port_ms() == now && port_serial_waits() && !console_is_busy(); is_used = true)
        take();
    return is_used;
}
