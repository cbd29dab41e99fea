// SPDX-License-Identifier: MIT
// Reports the layout of a board's data, as its compiler sees it. Writes three words per field to GPIOR0:
// offset, bytes of an element, number of elements.
#include "parts/layout_fields.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <stddef.h>

#ifdef __AVR_ATtiny2313A__
#include "ui/leds/pocket.h"
#define FIELDS(ONE, LIST) TOY_FIELDS(ONE, LIST)
#else
#include "ui/screens/ui.h"
#define FIELDS(ONE, LIST) GAME_FIELDS(ONE, LIST) UI_FIELDS(ONE, LIST)
#endif

static void write(uint16_t number)
{
    GPIOR0 = (uint8_t)number;
    GPIOR0 = number >> 8;
}

static void write_field(uint16_t at, uint16_t size, uint16_t bytes)
{
    write(at);
    write(size);
    write(bytes / size);
}

#define OWN(type, path) ((struct type *)0)->path
#define ONE(type, variable, path)                                                                            \
    write_field(offsetof(struct type, path), sizeof OWN(type, path), sizeof OWN(type, path));
#define LIST(type, variable, path)                                                                           \
    write_field(offsetof(struct type, path), sizeof *OWN(type, path), sizeof OWN(type, path));

int main(void)
{
    FIELDS(ONE, LIST)
    cli();
    sleep_mode();
}
