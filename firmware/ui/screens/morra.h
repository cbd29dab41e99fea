// SPDX-License-Identifier: MIT
// The screen of two-finger Morra, with the result of the match.
#pragma once

#include "ui/screens/screen.h"

extern const FLASH struct screen morra_screen;
