// SPDX-License-Identifier: MIT
// The steps of the reason that only boards with TELLS_FACTS have: facts, and the answers to the opponent's
// moves. The why screen calls these.
#pragma once

#include "game/reason.h"

// Keeps ui.move as the move of the reason, whose first step this will be.
void facts_begin(struct step *step);

// Makes the move of the reason ui.move again, and ends what the step before has begun. To be called before
// each step, and before the screen is left.
void facts_go_on(void);

// Shows a fact, or begins the search for the answer to a move; *shown is what ui.view.position points to.
void facts_show(const struct step *step, struct position *shown);

// Goes on with the search while ui.thinking; false if there are no more moves to be answered.
bool facts_search(struct position *shown);
