// SPDX-License-Identifier: MIT
#include "parts/key_ops.h"

#include "parts/bench.h" // the parts

#include <simavr/avr_adc.h>
#include <simavr/avr_ioport.h>

static void open_ladder(struct bench *bench)
{
    ladder_open(&bench->ladder, &bench->machine, &bench->keys, bench->board->ladder_channel);
}

static struct avr_irq_t *ladder_read_signal(struct bench *bench)
{
    return avr_io_getirq(bench->machine.avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_OUT_TRIGGER);
}

static void open_pins(struct bench *bench)
{
    pins_open(&bench->pins, &bench->machine, &bench->keys, bench->board);
}

// Returns the signal that simavr raises when the firmware reads the keys' port.
static struct avr_irq_t *pins_read_signal(struct bench *bench)
{
    return avr_io_getirq(bench->machine.avr, AVR_IOCTL_IOPORT_GETIRQ(bench->board->key[0].port),
                         IOPORT_IRQ_REG_PIN);
}

const struct key_ops key_ops[KEYS_KINDS] = {
    [KEYS_AT_PINS] = {.open = open_pins, .read_signal = pins_read_signal},
    [KEYS_ON_LADDER] = {.open = open_ladder, .read_signal = ladder_read_signal},
};
