// SPDX-License-Identifier: MIT
// The facts of the why screen. On boards without facts the function does nothing.
#pragma once

#include "game/explain/explain.h"

// Shows a fact. *shown is the position that ui.view.position points to, here the one that the fact is about.
void facts_show(const struct reason_step *step, struct position *shown);
