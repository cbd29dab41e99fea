// SPDX-License-Identifier: MIT
// Arduino Nano (ATmega328P, 16 MHz), wired like the Uno with its shield.
#pragma once

#include "../uno/board.h"

#undef BOARD_NAME
#define BOARD_NAME "nano"
