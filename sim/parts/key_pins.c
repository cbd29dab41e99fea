// SPDX-License-Identifier: MIT
#include "parts/key_pins.h"

#include "core/xorshift.h"

#include <simavr/avr_ioport.h>

enum { TOGGLE_MIN_US = 100, TOGGLE_MAX_US = 900 };

static uint64_t random_pause(struct keys_pins *keys)
{
    uint32_t us = TOGGLE_MIN_US + xorshift(&keys->random) % (TOGGLE_MAX_US - TOGGLE_MIN_US);

    return machine_cycles(keys->machine, us * 1000ull);
}

// simavr puts pins with pull-ups back to 1 at each write to their port, unless it knows what holds them.
static void drive_port(struct keys_pins *keys, char port)
{
    avr_ioport_external_t held = {.name = (unsigned char)port};

    for (unsigned key = 0; key < keys->count; key++)
        if (keys->wiring[key].port == port) {
            held.mask |= 1u << keys->wiring[key].bit;
            held.value |= (unsigned)!keys->contact[key].closed << keys->wiring[key].bit;
        }
    avr_ioctl(keys->machine->avr, AVR_IOCTL_IOPORT_SET_EXTERNAL(port), &held);
}

static void put(struct pin_contact *contact)
{
    struct keys_pins *keys = contact->keys;

    drive_port(keys, keys->wiring[contact - keys->contact].port);
    avr_raise_irq(contact->irq, !contact->closed);
}

static void toggle(void *user)
{
    struct pin_contact *contact = user;
    struct machine *machine = contact->keys->machine;
    uint64_t next = machine_now(machine) + random_pause(contact->keys);

    if (machine_now(machine) < contact->settles) {
        contact->closed = !contact->closed;
        machine_at(machine, next < contact->settles ? next : contact->settles, toggle, contact);
    } else {
        contact->closed = contact->down;
    }
    put(contact);
}

// simavr has cleared PIN, and holds a level for old that it has seen before.
static void mcu_was_reset(void *user)
{
    struct keys_pins *keys = user;

    for (unsigned key = 0; key < keys->count; key++) {
        keys->contact[key].irq->value = keys->contact[key].closed;
        put(&keys->contact[key]);
    }
}

void pins_open(struct keys_pins *keys, struct machine *machine, const struct key_pin wiring[PIN_KEYS_MAX])
{
    *keys = (struct keys_pins){.bounce_us = 3000, .random = 0xB0070, .machine = machine, .wiring = wiring};
    while (keys->count < PIN_KEYS_MAX && wiring[keys->count].name) {
        struct pin_contact *contact = &keys->contact[keys->count];

        contact->keys = keys;
        contact->irq = machine_pin(machine, wiring[keys->count].port, wiring[keys->count].bit);
        keys->count++;
    }
    machine_add_part(machine, mcu_was_reset, keys);
    mcu_was_reset(keys);
}

// The first edge comes as an event, too: an interrupt by it is served before the next instruction.
static void move(struct keys_pins *keys, unsigned key, bool down)
{
    struct pin_contact *contact = &keys->contact[key];
    struct machine *machine = keys->machine;

    if (contact->down == down)
        return;
    machine_forget(machine, toggle, contact);
    contact->down = down;
    contact->closed = !down;
    contact->settles = machine_now(machine) + 1 + machine_cycles(machine, keys->bounce_us * 1000ull);
    machine_at(machine, machine_now(machine) + (keys->bounce_us ? 0 : 1), toggle, contact);
}

void pins_push(struct keys_pins *keys, unsigned key)
{
    move(keys, key, true);
}

void pins_release(struct keys_pins *keys, unsigned key)
{
    move(keys, key, false);
}

bool pins_float(const struct keys_pins *keys)
{
    for (unsigned key = 0; key < keys->count; key++) {
        avr_ioport_state_t state = {0};
        unsigned bit = 1u << keys->wiring[key].bit;

        avr_ioctl(keys->machine->avr, AVR_IOCTL_IOPORT_GETSTATE(keys->wiring[key].port), &state);
        if (!keys->contact[key].down && !(state.port & bit & ~state.ddr))
            return true;
    }
    return false;
}
