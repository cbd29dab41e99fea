// SPDX-License-Identifier: MIT
// What all tables of contents have in common: the serial line -> console -> serial line. Part of the file
// that includes it, as calls from one file to another would cost bytes.
#pragma once

#include "console/console.h" // the notation
#include "port/port.h"       // the line
#include "ui/ui.h"           // thinking

// Bytes of an answer that are sent at once, about 1 ms.
#define ANSWER_BYTES 12

static uint8_t heard; // the last byte on the serial line

// A line ends with LF or CR LF from a program, with CR where a person presses Enter in a terminal; answers in
// LF, or in CR LF after a line that ended in CR, which is the last byte heard then.
void console_put(char c)
{
    if (c == '\n' && heard == '\r')
        port_serial_write('\r');
    port_serial_write((uint8_t)c);
}

// Takes a byte of a line. False if there is none, or the line before is yet to be answered.
static bool hear(void)
{
    if (console_is_busy() || !port_serial_waits())
        return false;

    uint8_t before = heard;

    heard = port_serial_read();
    if (heard == '\r')
        console_byte('\n');
    else if (heard != '\n' || before != '\r')
        console_byte((char)heard);
    return true;
}

// Does a part of the work on an answer, of a search as much as keys can wait. There is one search at a time,
// the one for the glass goes before.
static void answer(void)
{
    if (console_is_busy() && !(ui.thinking && console_is_working()))
        console_step(ANSWER_BYTES);
}
