// SPDX-License-Identifier: MIT
// The parameters of a game as text.
#pragma once

#include "notation/line.h"

// Reads or writes `<params>`, which is `-` for a game without parameters.
void text_params(struct state *state);
