// SPDX-License-Identifier: MIT
// The screen of the machine's turn.
#pragma once

#include "ui/screens/screen.h"

extern const FLASH struct screen reply_screen;
