// SPDX-License-Identifier: MIT
// A match is a value: a position, the side to move, the players of both sides and the moves that can be taken
// back. It knows no screen and no text: the screens own one match, the console another.
#pragma once

#include "game/game.h"
#include "game/level.h" // LEVEL_MAX

// The player of a side: HUMAN, or a machine with a level (game/level.h). PERFECT and all numbers above it but
// HUMAN play perfectly.
enum { PERFECT = LEVEL_MAX, HUMAN = 0xff };

// The result of a match. The first side is the one that began.
enum result {
    NOT_OVER,
    FIRST_WON,
    SECOND_WON,
    NOBODY_WON, // a draw
    RESULT_PENDING
};

// A number of moves, or of changes in the log
#if MATCH_LOG_MAX <= UINT8_MAX
typedef uint8_t log_size_t;
#else
typedef uint16_t log_size_t;
#endif

struct match {
    struct position position;      // its `white`: the second side is to move
    const FLASH struct game *game; // null: no match has begun
    uint8_t side[2];               // players of the first and second side: HUMAN or a level
    uint8_t phase;                 // of the reply to this position (match.c)
    uint8_t looked;                // moves that a level that errs has looked at: legal ones, then answers
    uint8_t undrawn;               // choices of the move that it draws
    log_size_t at;                 // changes in the log
    uint8_t result;                // enum result, once match_result has found it
    uint8_t changes;               // counts beginnings, moves and moves back, modulo 256
    struct move answer;            // to the move that it has drawn
    struct move latest;            // the move that led to this position, or no move
    // What the moves that are kept have changed, the oldest first: the cell of the position, and what it was
    // before the move. The last change of a move is marked.
    struct change log[MATCH_LOG_MAX];
};

// Begins a match with the game, the position and the sides that the caller has set. No move has led there.
void match_begin(struct match *match);

// Returns the player of the side to move: HUMAN or a level.
uint8_t match_player(const struct match *match);

// Sets *move to the move of a machine with the level of the side to move; for a human to the best move, as a
// hint. When a level errs, it plays as a child that looks one move ahead: a move that wins at once, or else a
// random one, of one choice, all being equally likely, or of several, their count being drawn before, but
// rather one that neither loses at once nor lets the other side win at once. It looks at LOOKS_MAX moves and
// answers in all, and at the best move, which takes everything where that wins; where there are more moves,
// no other can end a game, except where all tokens move. A move is drawn one choice a call, and counts as
// DRAW_LOOKS looks. PENDING: call again with the same *move, which must be no move before the first call.
// Otherwise returns the verdict of the position, or N_POSITION if the level errs. *move is no move if the
// game is over, or with BEYOND_LIMIT. Time of a call: see player.h; one that draws a choice takes less than 3
// ms. When a level errs, the number of calls is at most LOOKS_MAX + DRAW_LOOKS + 2 where a move has up to
// DRAW_LOOKS choices, and all parts together may have up to UINT16_MAX numbers. *random: see match_random; a
// level that never errs draws no number.
enum { LOOKS_MAX = 200, DRAW_LOOKS = 8 };
enum verdict match_reply(struct match *match, struct move *move, uint16_t *random);

// Plays the move, which must be legal; then the other side is to move or the match is over.
void match_play(struct match *match, const struct move *move);

// Takes the latest move back; false if none is kept.
bool match_undo(struct match *match);

// Sets a position of the match, behind which the log has `at` changes, above 0, to that before the move that
// led there; returns how many changes the log has behind that one.
log_size_t match_step_back(const struct match *match, log_size_t at, struct position *position);

// True if the side to move has no legal move.
bool match_is_over(const struct match *match);

// Steps *move to the next legal move (game_next).
bool match_next(const struct match *match, struct move *move);

// Returns the verdict of the position (game_verdict).
enum verdict match_verdict(const struct match *match);

// Finds the result, keeps it in the match and returns it. With RESULT_PENDING call again.
enum result match_result(struct match *match);

// Returns a random number 0..range-1; 65,536 should be many times the range. Steps the generator *random,
// which may have any value.
uint16_t match_random(uint16_t *random, uint16_t range);

// How many of the legal moves win, counted in steps, up to a limit.

enum { COUNT_MAX = 99, COUNT_TRIES_MAX = 1000 };

// A count that is under way; begins as 0.
struct count {
    uint8_t winning; // COUNT_MAX + 1: more than COUNT_MAX
    bool cut;        // not all winning moves are counted: there were too many moves to try
    uint16_t tries;
};

// Goes on with the count for the position of the match; *move is no move before the first step, and not to be
// changed between them. Moves that keep a draw count as winning where none wins. PENDING: call again.
// Otherwise returns the verdict of the position. Time of a call: see player.h.
enum verdict count_step(struct count *count, const struct match *match, struct move *move);

// Where a match turned: the first position that a human had won and gave away, as far as the log reaches.

// A review of the moves of humans
struct review {
    struct position position; // the one that is looked at
    log_size_t at;            // changes in the log before it
    uint8_t after;            // verdict of the position after it; P_POSITION behind the last one
    log_size_t turned;        // changes before the position given away, plus 1; 0: there is none yet
};

// Begins at the last position of a match.
void review_begin(struct review *review, const struct match *match);

// Looks at the next position, going back. Returns true after the first position of the log; until then call
// again. A human gives a position away if he can win it, and plays a move that leaves a position which is not
// lost for the other side. Time of a call: see player.h.
bool review_step(struct review *review, const struct match *match);
