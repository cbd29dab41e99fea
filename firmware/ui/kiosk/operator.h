// SPDX-License-Identifier: MIT
// The operator's menu: LEFT and RIGHT choose an item, UP and DOWN change it, OK leaves. The items are the
// settings, then two for each game: whether it is offered, and how often it was played and won; there
// UP and DOWN lead through the levels, where the results of each are kept.
#pragma once

#include "ui/screens/screen.h" // struct screen

extern const FLASH struct screen operator_screen;
