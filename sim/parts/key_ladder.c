// SPDX-License-Identifier: MIT
#include "parts/key_ladder.h"

#include "core/xorshift.h"

#include <simavr/avr_adc.h>

const struct ladder_levels ladder_shield = {{0, 100, 255, 410, 640}, 1023};
const struct ladder_levels ladder_high_shield = {{0, 145, 329, 505, 741}, 1023};

enum { TOGGLE_MIN_US = 100, TOGGLE_MAX_US = 900, FULL_SCALE = 1023 };

static uint64_t random_pause(struct key_ladder *ladder)
{
    uint64_t us = TOGGLE_MIN_US + xorshift(&ladder->random) % (TOGGLE_MAX_US - TOGGLE_MIN_US);

    return machine_cycles(ladder->machine, us * 1000);
}

// Brings a contact up to date: it toggles until it settles where the key is.
static void advance(struct key_ladder *ladder, struct ladder_contact *contact)
{
    uint64_t now = machine_now(ladder->machine);

    while (contact->next_toggle <= now && contact->next_toggle < contact->settles) {
        contact->closed = !contact->closed;
        contact->next_toggle += random_pause(ladder);
    }
    if (now >= contact->settles)
        contact->closed = contact->down;
}

static int noise(struct key_ladder *ladder)
{
    return ladder->noise ? (int)(xorshift(&ladder->random) % (2 * ladder->noise + 1)) - (int)ladder->noise
                         : 0;
}

static void sample(struct key_ladder *ladder)
{
    int level = ladder->levels.idle;

    for (unsigned key = 0; key < LADDER_KEYS; key++) {
        advance(ladder, &ladder->contact[key]);
        if (ladder->contact[key].closed && ladder->levels.key[key] < level)
            level = ladder->levels.key[key];
    }
    level += noise(ladder);
    if (level < 0)
        level = 0;
    if (level > FULL_SCALE)
        level = FULL_SCALE;

    // Rounded up, for the ADC rounds down.
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

void ladder_open(struct key_ladder *ladder, struct machine *machine, unsigned channel)
{
    *ladder = (struct key_ladder){
        .levels = ladder_shield,
        .bounce_us = 3000,
        .random = 0xB0070,
        .machine = machine,
        .input = avr_io_getirq(machine->avr, AVR_IOCTL_ADC_GETIRQ, (int)channel),
    };
    avr_irq_register_notify(avr_io_getirq(machine->avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_OUT_TRIGGER),
                            conversion_starts, ladder);
    machine_add_part(machine, mcu_was_reset, ladder);
    sample(ladder);
}

static void move(struct key_ladder *ladder, enum ladder_key key, bool down)
{
    struct ladder_contact *contact = &ladder->contact[key];
    uint64_t now = machine_now(ladder->machine);

    if (contact->down == down)
        return;
    advance(ladder, contact);
    contact->down = down;
    contact->closed = down;
    contact->settles = now + machine_cycles(ladder->machine, ladder->bounce_us * 1000ull);
    contact->next_toggle = now + random_pause(ladder);
}

void ladder_push(struct key_ladder *ladder, enum ladder_key key)
{
    move(ladder, key, true);
}

void ladder_release(struct key_ladder *ladder, enum ladder_key key)
{
    move(ladder, key, false);
}
