// SPDX-License-Identifier: MIT
// The facts of the why screen. On boards without facts the functions do nothing.
#pragma once

#include "game/explain/reason.h"

// Computes the position that ui.move, the move of the reason, leaves. The steps from `step` on use it.
void facts_begin(struct step *step);

// Shows a fact; *shown is the position that ui.view.position points to.
void facts_show(const struct step *step, struct position *shown);
