// SPDX-License-Identifier: MIT
#include "game/explain/facts.h"

// Dynamic Nim: if the last take led to a P-position, the heap has the same lowest digit. A take that no board
// allows is none.
bool take_fact(const struct reason *reason, const struct position *position, struct step *step)
{
    (void)reason;
    const stones_t stones = position->stones, took = position->cap, lowest = took & -took;
    return took && took <= STONES_MAX - stones && lowest == (stones & -stones) &&
           fact_report(step, FACT_TOOK, took, lowest);
}
