// SPDX-License-Identifier: MIT
#pragma once

#include "ui/screens/screen.h"

extern const FLASH struct screen custom_piles_screen;
