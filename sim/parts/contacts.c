// SPDX-License-Identifier: MIT
#include "parts/contacts.h"

#include "core/xorshift.h"

enum { TOGGLE_MIN_US = 100, TOGGLE_MAX_US = 900 };

static uint64_t random_pause(struct contacts *contacts)
{
    const uint32_t us = TOGGLE_MIN_US + xorshift(&contacts->random) % (TOGGLE_MAX_US - TOGGLE_MIN_US);

    return machine_cycles(contacts->machine, us * 1000ull);
}

static void toggle(void *user)
{
    struct contact *contact = user;
    struct contacts *contacts = contact->contacts;
    const uint64_t now = machine_now(contacts->machine), next = now + random_pause(contacts);

    if (now < contact->settles) {
        contact->closed = !contact->closed;
        machine_at(contacts->machine, next < contact->settles ? next : contact->settles, toggle, contact);
    } else {
        contact->closed = contact->down;
    }
    if (contacts->on_change)
        contacts->on_change(contacts->user, (unsigned)(contact - contacts->contact));
}

void contacts_open(struct contacts *contacts, struct machine *machine)
{
    *contacts = (struct contacts){.bounce_us = 3000, .random = 0xB0070, .machine = machine};
    for (unsigned key = 0; key < KEYS_MAX; key++)
        contacts->contact[key].contacts = contacts;
}

// Each edge is a timed event, so the MCU serves an interrupt before the next instruction.
void contacts_move(struct contacts *contacts, unsigned key, bool down)
{
    struct contact *contact = &contacts->contact[key];
    struct machine *machine = contacts->machine;
    const uint64_t now = machine_now(machine);

    if (contact->down == down)
        return;
    machine_forget(machine, toggle, contact);
    contact->down = down;
    contact->closed = !down;
    contact->settles = now + 1 + machine_cycles(machine, contacts->bounce_us * 1000ull);
    machine_at(machine, now + (contacts->bounce_us ? 0 : 1), toggle, contact);
}
