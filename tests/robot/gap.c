// SPDX-License-Identifier: MIT
#include "robot/gap.h"

#include "tap.h"

#include <simavr/sim_irq.h>

enum { EACH_TIME = ~IRQ_FLAG_FILTERED };

static void note_read(struct avr_irq_t *irq, uint32_t value, void *user)
{
    struct gap *gap = user;
    const uint64_t now = machine_now(gap->machine);

    (void)irq;
    (void)value;
    if (gap->read && now - gap->read > gap->longest)
        gap->longest = now - gap->read;
    gap->read = now;
}

void gap_open(struct gap *gap, struct bench *bench)
{
    struct avr_irq_t *read = bench->key_ops->read_signal(bench);

    *gap = (struct gap){.machine = &bench->machine};
    read->flags &= (uint8_t)EACH_TIME;
    avr_irq_register_notify(read, note_read, gap);
}

void gap_forget(struct gap *gap)
{
    gap->read = gap->longest = 0;
}

double gap_ms(const struct gap *gap)
{
    return (double)gap->longest * 1000 / gap->machine->avr->frequency;
}

void gap_check(const struct gap *gap, unsigned most_ms)
{
    tap_check(gap->longest && gap_ms(gap) <= most_ms, "the keys are read every %u ms; longest time: %.1f ms",
              most_ms, gap_ms(gap));
}
