// SPDX-License-Identifier: MIT
#include "parts/piezo.h"

#include <stdio.h>

// Fewer than EDGES_MIN edges make a click, not a tone.
enum { SILENCE_MS = 10, EDGES_MIN = 3, HALF_PERIOD_MIN_US = 20 };

bool piezo_sounds(const struct piezo *piezo)
{
    return piezo->edges && machine_now(piezo->machine) - piezo->last <=
                               machine_cycles(piezo->machine, SILENCE_MS * 1000000ull);
}

// Returns the pitch in Hz. `length` is the time between the outer edges.
static unsigned pitch(const struct piezo *piezo, unsigned edges, uint64_t length)
{
    return (unsigned)(((edges - 1) * (uint64_t)piezo->machine->avr->frequency + length) / (2 * length));
}

void piezo_update(struct piezo *piezo)
{
    uint64_t hz = piezo->machine->avr->frequency, length = piezo->last - piezo->first;
    unsigned ends = piezo->edges < PITCH_EDGES ? piezo->edges : PITCH_EDGES;

    if (!piezo->edges || piezo_sounds(piezo))
        return;
    if (piezo->edges >= EDGES_MIN)
        piezo->tone[piezo->tones++ % TONES_KEPT] = (struct tone){
            .start = piezo->first,
            .hz = pitch(piezo, piezo->edges, length),
            .first_hz = pitch(piezo, ends, piezo->opening - piezo->first),
            .last_hz = pitch(piezo, ends, piezo->last - piezo->latest[(piezo->edges - ends) % PITCH_EDGES]),
            .ms = (unsigned)((length * 1000 + hz / 2) / hz),
            .edges = piezo->edges,
        };
    piezo->edges = 0;
}

const char *piezo_text(const struct piezo *piezo)
{
    static char text[40];
    const struct tone *tone = &piezo->tone[(piezo->tones + TONES_KEPT - 1) % TONES_KEPT];

    if (tone->last_hz * 4 < tone->first_hz * 5 && tone->first_hz * 4 < tone->last_hz * 5)
        snprintf(text, sizeof text, "%u Hz", tone->hz);
    else
        snprintf(text, sizeof text, "%u to %u Hz", tone->first_hz, tone->last_hz);
    return text;
}

// Checks that the time since the latest edge is long enough for an audible tone.
static bool is_heard(const struct piezo *piezo, uint64_t now)
{
    return !piezo->edges || now - piezo->last >= machine_cycles(piezo->machine, HALF_PERIOD_MIN_US * 1000ull);
}

static void pin_moved(struct avr_irq_t *irq, uint32_t value, void *user)
{
    struct piezo *piezo = user;
    uint64_t now = machine_now(piezo->machine);

    (void)irq;
    if (piezo->level == (value & 1))
        return;
    piezo->level = value & 1;
    if (!is_heard(piezo, now))
        return;
    piezo_update(piezo);
    piezo->last = now;
    piezo->latest[piezo->edges % PITCH_EDGES] = piezo->last;
    if (piezo->edges < PITCH_EDGES)
        piezo->opening = piezo->last;
    if (!piezo->edges++)
        piezo->first = piezo->last;
}

void piezo_open(struct piezo *piezo, struct machine *machine, const struct pin *pin)
{
    *piezo = (struct piezo){.machine = machine, .irq = machine_pin(machine, pin->port, pin->bit)};
    avr_irq_register_notify(piezo->irq, pin_moved, piezo);
    machine_add_signal(machine, pin->name, piezo->irq, 1);
}
