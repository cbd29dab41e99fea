// SPDX-License-Identifier: MIT
// Verdicts and moves of a game, from its rules and its theory. With PENDING call again.
//
// A call takes at most 5 ms on a board, and less than 2 ms if the call before has returned PENDING (make
// bench): then it makes SEARCH_STEPS steps of a search, or tries a move. The number of calls of
// game_reply is bounded by the ranks of a search, RANKS_MAX, times the predecessors of each, by the tree of
// SOS, and for Chomp and mdag by the number of legal moves; that of game_next_winning by the number of legal
// moves, up to (PART_MAX + 1) to the power of PILES_MAX. These are no bounds in seconds: a caller that must
// answer in time counts calls and moves tried.
#pragma once

#include "game/position/position.h"

struct game;

// Returns the verdict of the position. At the end of a game it tells who has won.
enum verdict game_verdict(const FLASH struct game *game, const struct position *position);

// Sets *move to a move that wins an N-position or keeps a draw; in a P-position to a legal move that keeps
// the game long; to no move if there is no legal one. Returns the verdict of the position. For a new question
// *move is no move; with PENDING it is where the search for it stands.
enum verdict game_reply(const FLASH struct game *game, const struct position *position, struct move *move);

// As game_reply, for games whose theory has no `reply`.
enum verdict game_reply_by_trying(const FLASH struct game *game, const struct position *position,
                                  struct move *move);

// Steps *move to the next move that wins an N-position or keeps a draw, from no move to the first one and
// from the last one to no move; each such move comes exactly once. Where there is none *move stays no move.
// Returns the verdict of the position. PENDING: *move is a move that was tried in vain, or no move while the
// verdict is searched.
enum verdict game_next_winning(const FLASH struct game *game, const struct position *position,
                               struct move *move);
