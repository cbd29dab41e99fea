// SPDX-License-Identifier: MIT
#include "piezo.h"

enum { SILENCE_MS = 10, EDGES_MIN = 3 };

bool piezo_sounds(const struct piezo *piezo)
{
    return piezo->edges && machine_now(piezo->machine) - piezo->last <=
                               machine_cycles(piezo->machine, SILENCE_MS * 1000000ull);
}

// Half a period is the time between two edges; a lone edge is a click, or the pin made an output.
void piezo_update(struct piezo *piezo)
{
    uint64_t hz = piezo->machine->avr->frequency, length = piezo->last - piezo->first;

    if (!piezo->edges || piezo_sounds(piezo))
        return;
    if (piezo->edges >= EDGES_MIN)
        piezo->tone[piezo->tones++ % TONES_KEPT] = (struct tone){
            .start = piezo->first,
            .hz = (unsigned)(((piezo->edges - 1) * hz + length) / (2 * length)),
            .ms = (unsigned)((length * 1000 + hz / 2) / hz),
            .edges = piezo->edges,
        };
    piezo->edges = 0;
}

static void pin_moved(struct avr_irq_t *irq, uint32_t value, void *user)
{
    struct piezo *piezo = user;

    (void)irq;
    if (piezo->level == (value & 1))
        return;
    piezo->level = value & 1;
    piezo_update(piezo);
    piezo->last = machine_now(piezo->machine);
    if (!piezo->edges++)
        piezo->first = piezo->last;
}

void piezo_open(struct piezo *piezo, struct machine *machine, const struct piezo_wiring *wiring)
{
    *piezo = (struct piezo){.machine = machine, .irq = machine_pin(machine, wiring->port, wiring->bit)};
    avr_irq_register_notify(piezo->irq, pin_moved, piezo);
}
