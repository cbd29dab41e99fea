// SPDX-License-Identifier: MIT
// A match: position, side to move, players on both sides, and the moves that can be taken back.
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

// Players: HUMAN or a level. All levels from PERFECT on are perfect.
enum { PERFECT = LEVEL_MAX, HUMAN = 0xff };

// The result of a match. The first side made the first move.
enum result {
    NOT_OVER,
    FIRST_WON,
    SECOND_WON,
    NOBODY_WON, // the match is a draw
    RESULT_PENDING
};

// Number of changes in the log
#if MATCH_LOG_MAX <= UINT8_MAX
typedef uint8_t log_size_t;
#else
typedef uint16_t log_size_t;
#endif

struct match {
    struct position position;      // `white` is set while the second side is to move
    const FLASH struct game *game; // null before the first match
    uint8_t side[2];               // players of the first and the second side (HUMAN or a level)
    uint8_t phase;                 // phase of the reply to this position (match.c)
    uint8_t looked;                // how many moves and answers the machine has looked at for this reply
    uint8_t undrawn;               // how many choices of the random move are still missing
    log_size_t at;                 // number of changes in the log
    uint8_t result;                // enum result, set by match_result
    uint8_t changes;               // counts new matches, moves and undone moves, modulo 256
    struct move answer;            // the opponent's answer to the random move, in phase GUARD
    struct move latest;            // the move that led to this position, or no move
    // Changes by the latest moves, oldest first: the cell and its old value. The last change of each move is
    // marked.
    struct change log[MATCH_LOG_MAX];
};

// Begins a match. The caller has set game, position and sides.
void match_begin(struct match *match);

// Returns the player on the side to move.
uint8_t match_player(const struct match *match);

enum { LOOKS_MAX = 200, DRAW_LOOKS = 8 };

// Sets *move to the machine's reply, or to a human's best move. Returns the verdict or, if the machine errs,
// N_POSITION.
enum verdict match_reply(struct match *match, struct move *move, uint16_t *random);

// Plays the move, which must be legal.
void match_play(struct match *match, const struct move *move);

// Takes the latest move back. Returns false if the log is empty.
bool match_undo(struct match *match);

// Takes one move back in *position. `at`, at least 1, is the number of logged changes that led to *position.
// Returns the new `at`.
log_size_t match_step_back(const struct match *match, log_size_t at, struct position *position);

// True if the side to move has no legal move.
bool match_is_over(const struct match *match);

// Steps *move to the next legal move (game_next).
bool match_next(const struct match *match, struct move *move);

// Returns the verdict of the position (game_verdict).
enum verdict match_verdict(const struct match *match);

// Finds the result, stores it in the match and returns it.
enum result match_result(struct match *match);

// Returns a random number 0..range-1. The range must be far below 65,536.
uint16_t match_random(uint16_t *random, uint16_t range);

// Counting the winning moves, in steps and up to a limit

enum { COUNT_MAX = 99, COUNT_TRIES_MAX = 1000 };

// State of a count of winning moves. At first all 0.
struct count {
    uint8_t winning; // COUNT_MAX + 1 means more than COUNT_MAX
    bool cut;        // true if there were too many moves to try, so some winning moves may be missing
    uint16_t tries;
};

// Counts the winning moves, or the moves that keep a draw.
enum verdict count_step(struct count *count, const struct match *match, struct move *move);

// A review finds the first position where a human gave a win away.

struct review {
    struct position position; // the position under review
    log_size_t at;            // number of changes in the log before this position
    uint8_t after;            // verdict of the following position; P_POSITION if there is none
    log_size_t turned;        // 1 + `at` of the position where a human gave the win away, or 0
};

// Begins at the last position of the match.
void review_begin(struct review *review, const struct match *match);

// Reviews the next older position. Returns true after the oldest.
bool review_step(struct review *review, const struct match *match);
