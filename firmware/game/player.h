// SPDX-License-Identifier: MIT
// Verdicts and moves of a game, from its rules and its theory. Each function returns the verdict of the
// position or PENDING. PENDING means: call again with the same *move. Before the first call *move must be "no
// move". game_next_winning visits each winning move exactly once.
//
// A call takes at most 5 ms on a board. A call after PENDING takes less than 2 ms (make bench): it makes
// SEARCH_STEPS steps of a search or tries one move.
//
// A caller with a deadline must count its calls. The number of calls is limited only by:
//
//   game_reply         RANKS_MAX times the predecessors of a position in a search; the tree of SOS;
//                      the legal moves of Chomp and mdag
//   game_next_winning  the legal moves, up to (PART_MAX + 1) to the power of PILES_MAX
#pragma once

#include "game/position/position.h"

struct game;

// Returns the verdict. When the game is over, the verdict says who won.
enum verdict game_verdict(const FLASH struct game *game, const struct position *position);

// Sets *move to a best move. If no move is legal, *move stays "no move".
enum verdict game_reply(const FLASH struct game *game, const struct position *position, struct move *move);

// Does what game_reply does, for games whose theory has no `reply`.
enum verdict game_reply_by_trying(const FLASH struct game *game, const struct position *position,
                                  struct move *move);

// Sets *move to the next move that wins or keeps a draw. Ignore *move while the result is PENDING.
enum verdict game_next_winning(const FLASH struct game *game, const struct position *position,
                               struct move *move);
