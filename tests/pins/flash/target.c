// SPDX-License-Identifier: MIT
#include "flash/target.h"

#include <string.h>
#include <simavr/avr_spi.h>

// ATtiny2313A datasheet, 21.7.1, table 21-16 (times) and 20.2 (fuses)
enum { ERASE_US = 9000, WRITE_US = 4500, FUSE_LOW = 0x64, FUSE_HIGH = 0xDF, FUSE_EXTENDED = 0xFF };
static const uint8_t signature[3] = {0x1E, 0x91, 0x0A};

static bool is_busy(const struct target *target)
{
    return machine_now(target->machine) < target->busy_until;
}

static void keep_busy(struct target *target, unsigned us)
{
    target->busy_until = machine_now(target->machine) + machine_cycles(target->machine, us * 1000ull);
}

static uint8_t *fuse_to_write(struct target *target, uint8_t which)
{
    return which == 0xA0   ? &target->fuse[0]
           : which == 0xA8 ? &target->fuse[1]
           : which == 0xA4 ? &target->fuse[2]
                           : NULL;
}

// Writes a page to the flash. A write can only clear bits.
static void write_page(struct target *target, uint16_t word)
{
    uint8_t *at = &target->flash[word * 2u % TARGET_FLASH / TARGET_PAGE * TARGET_PAGE];

    for (unsigned i = 0; i < TARGET_PAGE; i++)
        at[i] &= target->page[i];
    memset(target->page, 0xFF, sizeof target->page);
    keep_busy(target, WRITE_US);
}

// Executes a complete programming command unless the chip is busy.
static void execute(struct target *target)
{
    const uint8_t *c = target->command;
    const uint16_t word = (uint16_t)(c[1] << 8 | c[2]);
    const bool is_high = c[0] & 8;
    uint8_t *fuse = fuse_to_write(target, c[1]);

    if (is_busy(target))
        return;
    if (c[0] == 0xAC && c[1] == 0x80) {
        memset(target->flash, 0xFF, sizeof target->flash);
        keep_busy(target, ERASE_US);
    } else if (c[0] == 0xAC && fuse) {
        *fuse = c[3];
        keep_busy(target, WRITE_US);
    } else if (c[0] == 0x40 || c[0] == 0x48) {
        target->page[(word * 2u + is_high) % TARGET_PAGE] = c[3];
    } else if (c[0] == 0x4C) {
        write_page(target, word);
    }
}

// Returns the chip's answer, which is sent while the command's fourth byte arrives.
static uint8_t answer(const struct target *target)
{
    const uint8_t *c = target->command;
    const uint16_t word = (uint16_t)(c[1] << 8 | c[2]);

    if (c[0] == 0xF0)
        return is_busy(target);
    if (is_busy(target))
        return 0xFF;
    switch (c[0]) {
    case 0x30:
        return c[2] < sizeof signature ? signature[c[2]] : 0xFF;
    case 0x20:
    case 0x28:
        return target->flash[(word * 2u + (c[0] == 0x28)) % TARGET_FLASH];
    case 0x50:
        return target->fuse[c[1] == 8 ? 2 : 0];
    case 0x58:
        return target->fuse[1];
    }
    return c[2];
}

// Handles a byte of a command. Sends the previous byte or the answer.
static void byte_arrives(struct avr_irq_t *irq, uint32_t byte, void *param)
{
    struct target *target = param;
    uint8_t sent = 0xFF;

    (void)irq;
    if (target->is_in_reset && !target->is_deaf) {
        sent = target->count ? target->command[target->count - 1] : 0xFF;
        if (target->count == 3 && target->is_programmed)
            sent = answer(target);
        target->command[target->count++] = (uint8_t)byte;
        if (target->count == 4) {
            target->count = 0;
            if (target->command[0] == 0xAC && target->command[1] == 0x53)
                target->is_programmed = true;
            else if (target->is_programmed)
                execute(target);
        }
    }
    avr_raise_irq(target->answers, sent);
}

static void reset_changes(struct avr_irq_t *irq, uint32_t level, void *param)
{
    struct target *target = param;

    (void)irq;
    target->is_in_reset = !level;
    target->count = 0;
    target->is_programmed = false;
}

void target_open(struct target *target, struct machine *machine)
{
    struct avr_t *avr = machine->avr;

    *target = (struct target){.machine = machine, .fuse = {FUSE_LOW, FUSE_HIGH, FUSE_EXTENDED}};
    memset(target->flash, 0xFF, sizeof target->flash);
    memset(target->page, 0xFF, sizeof target->page);
    target->answers = avr_io_getirq(avr, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_INPUT);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_OUTPUT), byte_arrives,
                            target);
    avr_irq_register_notify(machine_pin(machine, 'B', 2), reset_changes, target);
}
