// SPDX-License-Identifier: MIT
// Checks of the exhibit at its pins, each of which begins when it has just been switched on, with an EEPROM
// that is empty. The program consists of its table of checks; main is in checks.c.
#pragma once

#include "robot/kiosk.h" // what is seen
#include "robot/robot.h" // who sees it

extern struct robot robot;

// The table ends with a row without a name. Each check must also leave all well, and the watchdog must have
// bitten as often as the row says.
enum { ANY_BITES = 0xffff };
struct exhibit_check {
    bool (*holds)(void);
    const char *name;
    unsigned bites;
};
extern const struct exhibit_check exhibit_checks[];

// The power is cut and comes back; an EEPROM byte under way is torn. A first start goes on to attract mode.
void cut_power(unsigned torn);
