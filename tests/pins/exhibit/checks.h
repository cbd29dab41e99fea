// SPDX-License-Identifier: MIT
// Checks of an exhibit that has just been switched on with empty EEPROM. A program defines only its table of
// checks. checks.c has main.
#pragma once

#include "robot/kiosk.h"
#include "robot/robot.h"

extern struct robot robot;

extern const struct robot_check exhibit_checks[];
