// SPDX-License-Identifier: MIT
#include "parts/key_pins.h"

#include <simavr/avr_ioport.h>

// Sets the level of each key's pin. Otherwise simavr would set pulled-up pins to 1.
static void drive_port(const struct key_pins *keys, char port)
{
    avr_ioport_external_t held = {.name = (unsigned char)port};

    for (unsigned key = 0; key < keys->count; key++)
        if (keys->wiring[key].port == port) {
            held.mask |= 1u << keys->wiring[key].bit;
            held.value |= (unsigned)!keys->contacts->contact[key].closed << keys->wiring[key].bit;
        }
    avr_ioctl(keys->machine->avr, AVR_IOCTL_IOPORT_SET_EXTERNAL(port), &held);
}

static void drive(void *user, unsigned key)
{
    const struct key_pins *keys = user;

    drive_port(keys, keys->wiring[key].port);
    avr_raise_irq(keys->irq[key], !keys->contacts->contact[key].closed);
}

// Sets the levels again after a reset has cleared PIN. simavr would ignore unchanged levels.
static void mcu_was_reset(void *user)
{
    struct key_pins *keys = user;

    for (unsigned key = 0; key < keys->count; key++) {
        keys->irq[key]->value = keys->contacts->contact[key].closed;
        drive(keys, key);
    }
}

void pins_open(struct key_pins *keys, struct machine *machine, struct contacts *contacts,
               const struct board *board)
{
    *keys = (struct key_pins){
        .machine = machine, .contacts = contacts, .wiring = board->key, .count = board_key_count(board)};
    for (unsigned key = 0; key < keys->count; key++) {
        keys->irq[key] = machine_pin(machine, board->key[key].port, board->key[key].bit);
        machine_add_signal(machine, board->key[key].name, keys->irq[key], 1);
    }
    contacts->on_change = drive;
    contacts->user = keys;
    machine_add_part(machine, mcu_was_reset, keys);
    mcu_was_reset(keys);
}

bool pins_float(const struct key_pins *keys)
{
    for (unsigned key = 0; key < keys->count; key++) {
        avr_ioport_state_t state = {0};
        unsigned bit = 1u << keys->wiring[key].bit;

        avr_ioctl(keys->machine->avr, AVR_IOCTL_IOPORT_GETSTATE(keys->wiring[key].port), &state);
        if (!keys->contacts->contact[key].down && !(state.port & bit & ~state.ddr))
            return true;
    }
    return false;
}
