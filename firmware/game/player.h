// SPDX-License-Identifier: MIT
// What joins rules and theory. Verdicts are those of the position; with PENDING call again.
//
// A call takes at most 5 ms on the board, whatever is asked, and less than 1 ms if the one before has
// answered PENDING (make bench): then it makes SEARCH_STEPS steps of a search, or tries a move or two. How
// many calls of game_reply there are until the answer is bounded by the rows of a search, RANKS_MAX, times
// the moves that lead to each of them, by the tree of SOS, and for Chomp and mdag by the legal moves; how
// many of game_next_winning by the legal moves, of which there can be (PART_MAX + 1) to the power of
// PILES_MAX. Neither is a bound in seconds: who has to answer in time counts calls and moves tried, and gives
// up.
#pragma once

#include "game/position.h"

struct game;

// Who wins. At the end of a game that is who has won.
enum verdict game_verdict(const FLASH struct game *game, const struct position *position);

// In *move a move that wins an N-position or keeps a draw, in a P-position a legal move that keeps the game
// long; no move where there is none. Of a new question *move is all 0, or any finished move.
enum verdict game_reply(const FLASH struct game *game, const struct position *position, struct move *move);

// Steps *move to the next move that wins an N-position, or keeps a draw, from no move to the first one; every
// such move comes exactly once. Tells by *found whether there was one. The verdict is PENDING, BEYOND_LIMIT
// or any other. After the call move->tried is how many moves it has tried; a move that is known to win
// without a try counts as one; 0: it has searched for the verdict of the position.
enum verdict game_next_winning(const FLASH struct game *game, const struct position *position,
                               struct move *move, bool *found);
