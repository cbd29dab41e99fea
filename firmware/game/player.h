// SPDX-License-Identifier: MIT
// Verdicts and moves of a game, from its rules and its theory. With PENDING call again.
//
// A call takes at most 5 ms on a board, and less than 2 ms if the call before has returned PENDING (make
// bench): then it makes SEARCH_STEPS steps of a search, or tries a move or two. The number of calls of
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
// *move is all 0, or any finished move.
enum verdict game_reply(const FLASH struct game *game, const struct position *position, struct move *move);

// Steps *move to the next move that wins an N-position or keeps a draw, from no move to the first one; each
// such move comes exactly once. Sets move->found if there was one. Returns the verdict of the position,
// PENDING and BEYOND_LIMIT included. Sets move->tried to the number of moves that the call has tried; a
// winning move found without a try counts as one; 0: the call has searched for the verdict.
enum verdict game_next_winning(const FLASH struct game *game, const struct position *position,
                               struct move *move);
