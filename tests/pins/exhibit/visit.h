// SPDX-License-Identifier: MIT
// The exhibit at its pins, with somebody before it or nobody: for tests in which each check begins when it
// has just been switched on, with an EEPROM that is empty.
#pragma once

#include "parts/bench.h"
#include "ui/screens/screens.h" // enum screen_id

enum { LEFT, RIGHT, UP, DOWN, OK, KEYS }; // as in board->key
enum { IDLE_MS = 90000 };                 // as delivered

extern struct bench exhibit;

// Runs those of the checks whose name has the words of the second argument, all without it; the first one is
// the ELF. Each must also leave all well, and the watchdog must have bitten as often as the check says. Gives
// the exit status.
enum { VISIT_ANY_BITES = 0xffff };
struct visit_check {
    bool (*holds)(void);
    const char *name;
    unsigned bites;
};
int visit_checks(const struct visit_check *checks, unsigned count, int argc, char **argv);

// Prints what is wrong. False, so that it can be returned.
bool visit_fault(const char *what, ...) __attribute__((format(printf, 1, 2)));

// The power is cut and comes back; an EEPROM byte under way is torn.
void visit_cut_power(unsigned torn);

// Lamps that are lit, as a set.
unsigned visit_lamps(void);

// Is this the screen that the firmware is on?
bool visit_is_on(enum screen_id screen);

// The title of a game, all lamps lit: so it begins to attract.
bool visit_attracts(void);

// Waits until it attracts: so long, never earlier, and a moment longer at the most.
bool visit_returns(unsigned idle_ms);

// The byte of its settings, in the order of settings.c.
enum { SETTING_LEVEL, SETTING_SOUND, SETTING_START, SETTING_IDLE, SETTING_HIDDEN, SETTINGS_BYTES = 7 };
uint8_t visit_setting(unsigned byte);

// Tones that were heard until now.
unsigned visit_tones(void);
