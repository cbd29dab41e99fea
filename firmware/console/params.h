// SPDX-License-Identifier: MIT
// The parameters of a game as text.
#pragma once

#include "console/line.h"

// Reads or writes `<params>`; `-` for a game without any.
void text_params(struct state *state);
