// SPDX-License-Identifier: MIT
// Service image for an Uno with its shield, or for a Nano that is wired like it.
#pragma once

#include "../uno/board.h"

#undef BOARD_NAME
#define BOARD_NAME "uno_service"
