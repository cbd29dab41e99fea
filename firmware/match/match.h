// SPDX-License-Identifier: MIT
// A match: position, side to move, players on both sides, and the moves that can be undone.
//
// If the machine errs, it plays like a child that looks one move ahead. It takes an immediate win. Otherwise
// it plays a random move, preferably a move that neither loses at once nor allows an immediate win. It looks
// at no more than LOOKS_MAX moves, answers included. Drawing a move counts as DRAW_LOOKS looks. So, if a move
// has up to DRAW_LOOKS choices, a reply needs at most LOOKS_MAX + DRAW_LOOKS + 2 calls. The parts together
// must not have more than UINT16_MAX allowed numbers.
//
// RESULT_PENDING and PENDING mean: call again, with the same *move. Before the first call *move is no move.
// player.h says how long a call lasts. Drawing a choice takes at most 3 ms.
#pragma once

#include "game/game.h"
#include "game/level.h" // LEVEL_MAX

// Players, HUMAN or a level. Levels from PERFECT on never err.
enum { PERFECT = LEVEL_MAX, HUMAN = 0xff };

// The result of a match. The first side made the first move.
enum result {
    NOT_OVER,
    FIRST_WON,
    SECOND_WON,
    NOBODY_WON, // the match is a draw
    RESULT_PENDING
};

// Type for the number of changes in the log
#if MATCH_LOG_MAX <= UINT8_MAX
typedef uint8_t log_size_t;
#else
typedef uint16_t log_size_t;
#endif

struct match {
    struct position position;      // `white` is true while the second side is to move
    const FLASH struct game *game; // null before the first match
    uint8_t side[2];               // who plays the first and the second side (HUMAN or a level)
    uint8_t phase;                 // phase of the search for a reply (match.c)
    uint8_t looked;                // number of moves and answers tried so far for this reply
    uint8_t undrawn;               // number of choices yet to be drawn for the random move
    log_size_t at;                 // number of changes in the log
    uint8_t result;                // enum result, set by match_find_result
    uint8_t changes;               // number of new matches, moves and undone moves, modulo 256
    struct move answer;            // in phase GUARD, the opponent's answer to the random move
    struct move latest;            // the move that led to the current position, or "no move"
    // Changes by the latest moves, oldest first. Each entry is a cell and its old value.
    struct change log[MATCH_LOG_MAX];
};

// Begins a match. Set game, position and sides before.
void match_begin(struct match *match);

// Returns the player on the side to move.
uint8_t match_player(const struct match *match);

enum { LOOKS_MAX = 200, DRAW_LOOKS = 8 };

// Sets *move to the machine's reply, or to a human's best move. Returns the verdict.
enum verdict match_reply(struct match *match, struct move *move, uint16_t *random);

// Plays a legal move.
void match_play(struct match *match, const struct move *move);

// Undoes the latest move. Returns false if no move is left.
bool match_undo(struct match *match);

// Undoes one move in *position. Returns the number of changes that led to the new position.
log_size_t match_step_back(const struct match *match, log_size_t at, struct position *position);

// Returns true if the side to move has no legal move.
bool match_is_over(const struct match *match);

// Sets *move to the next legal move, as game_next does.
bool match_next(const struct match *match, struct move *move);

// Returns the verdict of the position (game_verdict).
enum verdict match_verdict(const struct match *match);

// Finds, stores and returns the result of the match.
enum result match_find_result(struct match *match);

// Returns a random number below `range`, which must be far below 65,536.
uint16_t match_random(uint16_t *random, uint16_t range);

// Largest number of winning moves to count, and largest number of moves to try

enum { COUNT_MAX = 99, COUNT_TRIES_MAX = 1000 };

// Count of winning moves. Clear the struct to 0 first.
struct count {
    uint8_t winning; // number of winning moves; COUNT_MAX + 1 means more than COUNT_MAX
    bool cut;        // true if there were too many moves to try all
    uint16_t tries;
};

// Continues the count of winning moves, or of moves that keep a draw.
enum verdict count_step(struct count *count, const struct match *match, struct move *move);

// State of a review. A review finds where a human first gave away a win.

struct review {
    struct position position; // the position under review
    log_size_t at;            // number of logged changes that led to the position
    uint8_t after;            // verdict of the next position, or P_POSITION if there is none
    log_size_t turned;        // 1 + `at` of the position in which a human gave away a win, or 0
};

// Begins a review at the latest position of the match.
void review_begin(struct review *review, const struct match *match);

// Reviews the position one move earlier. Returns true after the oldest position.
bool review_step(struct review *review, const struct match *match);
