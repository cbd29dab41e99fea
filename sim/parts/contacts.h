// SPDX-License-Identifier: MIT
// Contacts of a board's keys. They bounce when they close or open.
#pragma once

#include "core/board.h"   // KEYS_MAX
#include "core/machine.h" // time

struct contacts {
    // Tests may change bounce_us and random at any time.
    unsigned bounce_us; // how long a contact bounces, in µs, or 0 for no bounce
    uint32_t random;    // state of the random numbers for the bounce, never 0

    // called when a contact changes; may be NULL
    void (*on_change)(void *user, unsigned key);
    void *user;

    // Private.
    struct machine *machine;
    struct contact {
        struct contacts *contacts;
        bool down;        // position of the key
        bool closed;      // true while the contact is closed; changes during a bounce
        uint64_t settles; // cycle at which the bounce ends
    } contact[KEYS_MAX];
};

// Starts with all keys up. Contacts bounce for 3 ms.
void contacts_open(struct contacts *contacts, struct machine *machine);

// Pushes or releases a key.
void contacts_move(struct contacts *contacts, unsigned key, bool down);
