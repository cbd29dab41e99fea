// SPDX-License-Identifier: MIT
// A match is a value: a position, whose turn it is, who plays the two sides, what can be taken back. It knows
// no screen and no text; whoever shows or writes a match owns it and hands it over.
#pragma once

#include "game/game.h"

#include <stddef.h> // offsetof

// Who plays a side: a human, or a machine of a level. At level n, up to MATCH_LEVEL_MAX, the machine plays
// any legal move instead of the best one in n of MATCH_ODDS turns; all others play perfectly.
enum { PERFECT = 0, MATCH_ODDS = 4, MATCH_LEVEL_MAX = MATCH_ODDS, HUMAN = 0xff };

// How a match stands. The first side is the one that began.
enum result {
    NOT_OVER,
    FIRST_WON,
    SECOND_WON,
    NOBODY_WON, // a draw
    RESULT_PENDING
};

// What a move changes of a position, besides whose turn it is: all that stands before its count
struct past {
    uint8_t bytes[offsetof(struct position, count)];
};

#if MATCH_UNDO_MAX <= UINT8_MAX
typedef uint8_t undo_t;
#else
typedef uint16_t undo_t;
#endif

struct match {
    struct position position;         // its `white` says which side is to move
    const FLASH struct game *game;    // null: no match has begun
    uint8_t side[2];                  // the first one's player and the second one's: HUMAN or a level
    bool searching;                   // the reply to this position is PENDING
    bool forgot;                      // moves that are too long ago to be taken back
    undo_t past_count;                // moves that can be taken back
    struct past past[MATCH_UNDO_MAX]; // positions before the latest moves, the last one first
};

// Begins with the game, the position and the sides that the caller has set.
void match_begin(struct match *match);

// Who plays the side to move.
uint8_t match_player(const struct match *match);

// Sets *move to what a machine of the level of the side to move plays; for a human the best move, as a hint.
// With PENDING call again, with the same *move; before the first call it is no move. Then the verdict is that
// of the position, or N_POSITION for a move that is not the best on purpose. No move comes where none is
// left, or with BEYOND_LIMIT. Time of a call: see game_reply. *random: see match_random.
enum verdict match_reply(struct match *match, struct move *move, uint16_t *random);

// Plays the move, which must be legal; then the other side is to move or the match is over.
void match_play(struct match *match, const struct move *move);

// Takes the latest move back; false if none is kept.
bool match_undo(struct match *match);

bool match_is_over(const struct match *match);

// Who has won; with RESULT_PENDING call again.
enum result match_result(const struct match *match);

// A number of 0..range-1, by chance; 256 should be many times the range. Steps *random, which may be set to
// anything at any time.
uint8_t match_random(uint16_t *random, uint8_t range);
