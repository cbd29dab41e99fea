// SPDX-License-Identifier: MIT
// The match on the display of a board, the glass, for one who is not at its keys: what he sees and does is
// what somebody sees and does there.
#pragma once

#include "match/match.h"

// Why something is not done; then nothing has changed. The numbers are those of the line (line/faults.h).
enum refusal {
    NOT_REFUSED = 0,
    NO_MATCH = 11,        // none is shown
    NOT_NOW = 12,         // something is shown, or searched, that is to be waited for
    GAME_IS_OVER = 13,    // and has no further move
    NOTHING_TO_UNDO = 14, // none of a human's moves is kept, or the level takes none back
};

struct glass {
    // Returns the match that is shown, or null, and sets *move to the move that led to its position, which is
    // the latest one in its log, or to no move.
    struct match *(*match)(struct move *move);
    // True if the match has changed since this was called last.
    bool (*has_changed)(void);
    // Begins a match at this position, which is not over, in place of what is shown.
    void (*begin)(const FLASH struct game *game, const struct position *position);
    // Shows this legal move and then plays it, in a human's turn.
    enum refusal (*play)(const struct move *move);
    // Lets the machine find a move in a human's turn, show it and then play it.
    enum refusal (*move_machine)(void);
    // Takes moves back, as if with the keys.
    enum refusal (*undo)(void);
};
