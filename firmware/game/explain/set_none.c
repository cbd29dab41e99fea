// SPDX-License-Identifier: MIT
// Links no facts.
#include "game/explain/facts.h"

static const FLASH struct fact_row rows[] = {{0, 0}};
const FLASH struct fact_set fact_set = {.rows = rows};
