// SPDX-License-Identifier: MIT
// Lamps at pins, one beside each key, lit while the pin is high
#pragma once

#include "core/board.h"   // pins
#include "core/machine.h" // levels of pins

struct lamps {
    struct machine *machine;
    const struct pin *pins;
};

// Connects lamps to pins, in the order of the keys. `pins` may be NULL.
void lamps_open(struct lamps *lamps, struct machine *machine, const struct pin *pins);

// Returns true if the key has a lamp and the lamp is lit.
bool lamps_is_lit(const struct lamps *lamps, unsigned key);
