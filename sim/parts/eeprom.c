// SPDX-License-Identifier: MIT
// Section numbers refer to datasheet DS40002233A (ATtiny2313A). The ATmega328P has the same bits.
#include "parts/eeprom.h"

#include <string.h>

#include <simavr/avr_eeprom.h>

// Addresses of the EEPROM's registers in data memory
static const struct eeprom_registers {
    const char *mcu; // prefix of the MCU's name
    uint8_t control, data, address;
    uint16_t size;
} registers[] = {
    {"attiny2313", 0x3C, 0x3D, 0x3E, 128},
    {"atmega328", 0x3F, 0x40, 0x41, 1024},
    {"atmega2560", 0x3F, 0x40, 0x41, 4096},
};
enum { EERE = 1 << 0, EEPE = 1 << 1, EEMPE = 1 << 2, EEPM0 = 1 << 4, EEPM1 = 1 << 5 }; // bits of EECR (5.5)
enum { ARMED_CYCLES = 4, BOTH_US = 3400, ONE_US = 1800, ERASED = 0xff };

uint16_t eeprom_size(const struct eeprom *eeprom)
{
    return eeprom->registers->size;
}

uint8_t eeprom_read(const struct eeprom *eeprom, uint16_t address)
{
    uint8_t value = 0xff;
    avr_eeprom_desc_t cell = {.ee = &value, .offset = address, .size = 1};

    avr_ioctl(eeprom->machine->avr, AVR_IOCTL_EEPROM_GET, &cell);
    return value;
}

void eeprom_put(struct eeprom *eeprom, uint16_t address, uint8_t value)
{
    avr_eeprom_desc_t cell = {.ee = &value, .offset = address, .size = 1};

    avr_ioctl(eeprom->machine->avr, AVR_IOCTL_EEPROM_SET, &cell);
}

// The high byte exists only if the EEPROM has more than 256 bytes.
static uint16_t address_of(const struct eeprom *eeprom)
{
    const struct eeprom_registers *at = eeprom->registers;
    const uint8_t *data = eeprom->machine->avr->data;

    return (data[at->address] | data[at->address + 1] << 8) % at->size;
}

static bool is_busy(const struct eeprom *eeprom)
{
    return machine_now(eeprom->machine) < eeprom->busy_until;
}

static void done(void *user)
{
    struct eeprom *eeprom = user;

    eeprom->machine->avr->data[eeprom->registers->control] &= (uint8_t)~EEPE;
}

static void begin(struct eeprom *eeprom, uint8_t control)
{
    uint8_t data = eeprom->machine->avr->data[eeprom->registers->data];
    uint8_t was = eeprom_read(eeprom, address_of(eeprom));
    bool erases = !(control & EEPM1), writes = !(control & EEPM0);

    eeprom->address = address_of(eeprom);
    eeprom_put(eeprom, eeprom->address, (erases ? ERASED : was) & (writes ? data : ERASED));
    eeprom->busy_until = machine_now(eeprom->machine) +
                         machine_cycles(eeprom->machine, (erases && writes ? BOTH_US : ONE_US) * 1000);
    machine_at(eeprom->machine, eeprom->busy_until, done, eeprom);
    eeprom->writes++;
}

static void check_idle(struct eeprom *eeprom)
{
    if (is_busy(eeprom))
        violations_add(&eeprom->violations, 0, "read or written while busy");
}

static void control_written(struct avr_t *avr, avr_io_addr_t address, uint8_t value, void *user)
{
    struct eeprom *eeprom = user;
    uint64_t now = machine_now(eeprom->machine);
    bool armed = now <= eeprom->armed_until;

    if (value & EERE) {
        check_idle(eeprom);
        avr->data[eeprom->registers->data] = eeprom_read(eeprom, address_of(eeprom));
    }
    if (value & EEPE && !(avr->data[address] & EEPE) && armed)
        begin(eeprom, value);
    else if (value & EEMPE)
        check_idle(eeprom);
    if (value & EEMPE && !armed)
        eeprom->armed_until = now + ARMED_CYCLES;
    avr->data[address] = (uint8_t)(value & ~(EERE | EEPE | EEMPE)) | (is_busy(eeprom) ? EEPE : 0) |
                         (now < eeprom->armed_until && !is_busy(eeprom) ? value & EEMPE : 0);
}

static void mcu_was_reset(void *user)
{
    struct eeprom *eeprom = user;

    eeprom->armed_until = 0;
    if (is_busy(eeprom))
        eeprom->machine->avr->data[eeprom->registers->control] |= EEPE;
}

void eeprom_open(struct eeprom *eeprom, struct machine *machine)
{
    const struct eeprom_registers *at = registers, *end = at + sizeof registers / sizeof registers[0];

    while (at < end && strncmp(at->mcu, machine->avr->mmcu, strlen(at->mcu)))
        at++;
    *eeprom = (struct eeprom){.machine = machine, .registers = at};
    violations_open(&eeprom->violations, machine, "EEPROM");
    if (at == end)
        return;
    machine->avr->io[AVR_DATA_TO_IO(at->control)].w.c = control_written;
    machine->avr->io[AVR_DATA_TO_IO(at->control)].w.param = eeprom;
    machine_add_part(machine, mcu_was_reset, eeprom);
}

bool eeprom_cut(struct eeprom *eeprom, uint8_t torn)
{
    bool was_busy = is_busy(eeprom);

    if (was_busy)
        eeprom_put(eeprom, eeprom->address, torn);
    machine_forget(eeprom->machine, done, eeprom);
    eeprom->busy_until = 0;
    return was_busy;
}
