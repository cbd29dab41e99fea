// SPDX-License-Identifier: MIT
#include "game/search/arena.h"

struct arena arena;
