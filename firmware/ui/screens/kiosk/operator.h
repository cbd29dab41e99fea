// SPDX-License-Identifier: MIT
// The operator's menu: LEFT and RIGHT choose a setting, UP and DOWN change it, OK leaves. Behind the settings
// come the games, each with whether it is offered, and then with how often it was played and won.
#pragma once

#include "ui/screens/screen.h" // struct screen

extern const FLASH struct screen operator_screen;
