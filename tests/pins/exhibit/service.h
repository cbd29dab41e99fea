// SPDX-License-Identifier: MIT
// The service screen of an exhibit, whose wiring a test may change. A check sees the dots and lamps, and
// hears the piezo, like the operator.
#pragma once

#include "robot/kiosk.h"

enum {
    SERVICE_ITEM = KIOSK_SETTINGS,
    STAGE_MS = 5000,         // time for which the screen shows each picture and each text
    CYCLE_MS = 7 * STAGE_MS, // enough for all of them
    HELD_MS = 1000,
    UNUSED_BIT = 7 // no part is connected to this bit of the ports A, B and C
};

// The exhibit. service_build() wires it as `plan` says.
extern struct robot exhibit;
extern struct board plan;
extern struct pin plan_lamps[LADDER_KEYS], plan_piezo;

// The sign of each key, as rows of dots. The line below a sign is no part of it.
struct service_sign {
    unsigned column;
    const char *row[MAX7219_ROWS - 1];
};
extern const struct service_sign service_signs[LADDER_KEYS];

// The numbers of the modules, as rows of dots
extern const char service_numbers[];

// Runs the checks whose names contain the second argument. Wires the exhibit as planned before each check.
int service_checks(const struct robot_check *checks, int argc, char **argv);

// Builds the exhibit as planned and switches it on.
void service_build(void);

// Switches the power off and on.
void service_restart(void);

// True if the dot is lit.
bool service_dot(unsigned column, unsigned row);

// Opens the service screen from attract mode. The keys `right` and `up` act as RIGHT and UP.
bool service_opens_with(enum ladder_key right, enum ladder_key up);
bool service_opens(void);

// True if the dots show the numbers of the modules, or a text, before the deadline.
bool service_sees_numbers(void);
bool service_sees(const char *text);

// Returns the keys whose signs the dots show: bit n for key n. If other dots are lit, returns NO_SIGNS.
enum { NO_SIGNS = 0xff };
unsigned service_shown_signs(void);

// True if the dots show a line below the place of this key.
bool service_shows_line(enum ladder_key key);

// Holds a key. True if exactly these signs and lamps are lit, a line appears below a sign, and a tune sounds
// or not, as `sounds` says.
bool service_acts(enum ladder_key key, unsigned signs, unsigned lamps, bool sounds);
