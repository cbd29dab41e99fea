// SPDX-License-Identifier: MIT
#include "console/serial_line.h"

#include "board.h"           // TICK_MS
#include "console/console.h" // the notation
#include "port/port.h"       // port_ms
#include "port/serial.h"     // the line

// Bytes of an answer that are sent in a step, in about 1 ms.
#define ANSWER_BYTES 12

_Static_assert((int)SERIAL_INTERRUPT == (int)CONSOLE_INTERRUPT, "Ctrl-C for both");

// How the last line ended; LAST_WAS_CR: an LF that comes next belongs to it
static enum { ENDS_IN_LF, ENDS_IN_CR, LAST_WAS_CR } line_end;

// Answers end in LF, or in CR LF if the line ended in CR.
static void put(char c)
{
    if (c == '\n' && line_end != ENDS_IN_LF)
        port_serial_write('\r');
    port_serial_write((uint8_t)c);
}

static const FLASH struct console_calls calls = {.put = put};

void serial_line_init(void)
{
    port_serial_init();
    console_init(&calls);
}

// Takes a byte of a line. False if there is none, or a line is being answered.
static bool poll(void)
{
    if (console_is_busy() || !port_serial_waits())
        return false;

    const char byte = (char)port_serial_read();
    const bool ends_twice = byte == '\n' && line_end == LAST_WAS_CR;

    if (byte == '\r')
        line_end = LAST_WAS_CR;
    else if (line_end == LAST_WAS_CR)
        line_end = ENDS_IN_CR;
    else if (byte == '\n')
        line_end = ENDS_IN_LF;
    if (!ends_twice)
        console_byte(byte == '\r' ? '\n' : byte);
    return true;
}

// Ctrl-C has priority over the bytes before it in the ring: as in a shell, what was sent before it and is not
// answered yet is dropped.
static void poll_interrupt(void)
{
    if (!port_serial_holds(CONSOLE_INTERRUPT))
        return;
    while (port_serial_read() != CONSOLE_INTERRUPT)
        ;
    console_interrupt();
}

// Works on an answer. A search goes on until the next tick begins; the last step, of less than 2 ms, ends
// within that tick, so that keys are read within two ticks, 4 ms.
static void step(uint16_t now, bool glass_searches)
{
    poll_interrupt();
    if (glass_searches && console_is_working())
        return;
    console_step(ANSWER_BYTES);
    while (console_is_searching() && port_ms() == now)
        console_step(ANSWER_BYTES);
}

bool serial_line_step(uint16_t now, bool glass_searches)
{
    bool is_used = console_is_busy();

    if (is_used)
        step(now, glass_searches);
    else if (CONSOLE_GLASS && console_tell())
        is_used = true;
    else
        while (port_ms() == now && poll())
            is_used = true;
    return is_used;
}
