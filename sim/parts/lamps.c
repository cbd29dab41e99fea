// SPDX-License-Identifier: MIT
#include "parts/lamps.h"

#include <simavr/avr_extint.h>

// Stops simavr from polling low levels of INT0 and INT1, because polling is slow.
static void ignore_levels(void *part)
{
    const struct lamps *lamps = part;

    for (uint8_t line = 0; line < 2; line++)
        avr_extint_set_strict_lvl_trig(lamps->machine->avr, line, 0);
}

void lamps_open(struct lamps *lamps, struct machine *machine, const struct pin *pins)
{
    *lamps = (struct lamps){machine, pins};
    if (!pins)
        return;
    machine_add_part(machine, ignore_levels, lamps);
    ignore_levels(lamps);
}

bool lamps_is_lit(const struct lamps *lamps, unsigned key)
{
    return lamps->pins && machine_pin(lamps->machine, lamps->pins[key].port, lamps->pins[key].bit)->value & 1;
}
