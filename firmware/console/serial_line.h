// SPDX-License-Identifier: MIT
// What all tables of contents have in common: the serial line -> console -> serial line. Part of the file
// that includes it, as calls from one file to another would cost bytes.
#pragma once

#include "console/console.h" // the notation
#include "port/port.h"       // the line
#include "ui/screens/ui.h"   // thinking

// Bytes of an answer that are sent at once, about 1 ms.
#define ANSWER_BYTES 12

_Static_assert((int)SERIAL_INTERRUPT == (int)CONSOLE_INTERRUPT, "the same byte for both");

// How the last line ended, and whether its CR may be that of CR LF
static enum { ENDS_IN_LF, ENDS_IN_CR, LAST_WAS_CR } line_end;

// A line ends with LF or CR LF from a program, with CR where a person presses Enter in a terminal; answers
// end in LF, or in CR LF after a line that ended in CR.
void console_put(char c)
{
    if (c == '\n' && line_end != ENDS_IN_LF)
        port_serial_write('\r');
    port_serial_write((uint8_t)c);
}

// Takes a byte of a line. False if there is none, or a line is to be answered.
static bool hear(void)
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

// Ctrl-C is heard at once, also before what waits in the ring: as in a shell, what was sent before it and is
// not answered yet is dropped.
static void hear_interrupt(void)
{
    if (!port_serial_holds(CONSOLE_INTERRUPT))
        return;
    while (port_serial_read() != CONSOLE_INTERRUPT)
        ;
    console_interrupt();
}

// Does a part of the work on an answer. There is one search at a time, the one for the glass goes before. A
// search goes on through this tick and a little of the next one: its steps take less than 1 ms each, so that
// keys are looked at after two ticks, 4 ms.
static void answer(uint16_t now)
{
    hear_interrupt();
    if (ui.thinking && console_is_working())
        return;
    console_step(ANSWER_BYTES);
    for (bool is_last = false; console_is_searching() && !is_last;) {
        is_last = port_ms() != now;
        console_step(ANSWER_BYTES);
    }
}

// In what is left of a tick: hears a line or answers it, not both, as each may take a tick. False where there
// was nothing to hear or to answer.
static bool converse(uint16_t now)
{
    bool has_heard = console_is_busy();

    if (has_heard)
        answer(now);
    else
        while (port_ms() == now && hear())
            has_heard = true;
    return has_heard;
}
