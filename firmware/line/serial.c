// SPDX-License-Identifier: MIT
#include "line/serial.h"

#include "line/line.h"
#include "port/port.h"   // port_ms
#include "port/serial.h" // the port

static const FLASH struct line_port port = {port_serial_write};

void serial_init(const FLASH struct glass *glass)
{
    port_serial_init();
    line_init(glass, &port);
}

// Works on an answer. A search goes on until the next tick begins; the last step, of less than 2 ms, ends
// within that tick, so that keys are read within two ticks, 4 ms.
static void work(uint16_t now, bool glass_searches)
{
    if (glass_searches && line_may_search())
        return;
    do
        line_step();
    while (line_is_searching() && port_ms() == now);
}

bool serial_step(uint16_t now, bool glass_searches)
{
    if (line_is_busy() || line_tell()) {
        work(now, glass_searches);
        return true;
    }
    bool is_used = false;
    for (; port_ms() == now && port_serial_waits() && !line_is_busy(); is_used = true)
        line_byte(port_serial_read());
    return is_used;
}
