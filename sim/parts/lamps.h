// SPDX-License-Identifier: MIT
// Lamps at pins, one beside each key, lit while the pin is high
#pragma once

#include "core/board.h"   // pins
#include "core/machine.h" // levels of pins

struct lamps {
    struct machine *machine;
    const struct pin *pins;
};

// pins: in the order of the keys; NULL for a board without lamps.
void lamps_open(struct lamps *lamps, struct machine *machine, const struct pin *pins);

// True if the key's lamp is lit. False if there are no lamps.
bool lamps_is_lit(const struct lamps *lamps, unsigned key);
