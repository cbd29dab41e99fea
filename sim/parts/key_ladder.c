// SPDX-License-Identifier: MIT
#include "parts/key_ladder.h"

#include "core/xorshift.h"

#include <simavr/avr_adc.h>

const struct ladder_levels ladder_shield = {{0, 100, 255, 410, 640}, 1023};
const struct ladder_levels ladder_high_shield = {{0, 145, 329, 505, 741}, 1023};
const struct ladder_levels ladder_v11_shield = {{0, 205, 405, 623, 824}, 1023};

enum { FULL_SCALE = 1023, MILLIVOLT_BITS = 13 };

static int noise(struct key_ladder *ladder)
{
    return ladder->noise ? (int)(xorshift(&ladder->random) % (2 * ladder->noise + 1)) - (int)ladder->noise
                         : 0;
}

static void sample(struct key_ladder *ladder)
{
    int level = ladder->levels.idle;

    for (unsigned key = 0; key < LADDER_KEYS; key++)
        if (ladder->contacts->contact[key].closed && ladder->levels.key[key] < level)
            level = ladder->levels.key[key];
    level += noise(ladder);
    if (level < 0)
        level = 0;
    if (level > FULL_SCALE)
        level = FULL_SCALE;

    // Rounds up, because the ADC rounds down.
    avr_raise_irq(ladder->input,
                  ((uint32_t)level * ladder->machine->avr->avcc + FULL_SCALE - 1) / FULL_SCALE);
}

static void conversion_starts(struct avr_irq_t *irq, uint32_t mux, void *ladder)
{
    (void)irq;
    (void)mux;
    sample(ladder);
}

static void mcu_was_reset(void *ladder)
{
    sample(ladder);
}

void ladder_open(struct key_ladder *ladder, struct machine *machine, const struct contacts *contacts,
                 unsigned channel)
{
    *ladder = (struct key_ladder){
        .levels = ladder_shield,
        .random = 0xB0070,
        .machine = machine,
        .contacts = contacts,
        .input = avr_io_getirq(machine->avr, AVR_IOCTL_ADC_GETIRQ, (int)channel),
    };
    avr_irq_register_notify(avr_io_getirq(machine->avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_OUT_TRIGGER),
                            conversion_starts, ladder);
    machine_add_signal(machine, "keys_mV", ladder->input, MILLIVOLT_BITS);
    machine_add_part(machine, mcu_was_reset, ladder);
    sample(ladder);
}
