// SPDX-License-Identifier: MIT
// The contacts of a board's keys. They bounce when they close and when they open.
#pragma once

#include "core/board.h"   // how many there may be
#include "core/machine.h" // time

struct contacts {
    // May be changed at any time.
    unsigned bounce_us; // contacts chatter for so long after each change; 0 for none
    uint32_t random;    // seed of the bounce; not 0

    // Called after each change of a contact, at its cycle; may be NULL.
    void (*on_change)(void *user, unsigned key);
    void *user;

    // The rest is the contacts' own.
    struct machine *machine;
    struct contact {
        struct contacts *contacts;
        bool down;   // the key
        bool closed; // the contact
        uint64_t settles;
    } contact[KEYS_MAX];
};

// All keys up, 3 ms of bounce.
void contacts_open(struct contacts *contacts, struct machine *machine);

// Moves a key now. Moving a key to where it is does nothing.
void contacts_move(struct contacts *contacts, unsigned key, bool down);
