// SPDX-License-Identifier: MIT
// The first screen of boards without a kiosk.
#pragma once

#include "ui/screens/screen.h"

extern const FLASH struct screen splash_screen;
