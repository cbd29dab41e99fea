// SPDX-License-Identifier: MIT
// What can be asked of the rules of any game. A move is made by choices: a part, and a number for it, 1 up to
// a limit:
//   piles, heap, steps, strip, bar  how many stones, coins or cells are taken or gone back (of a row of the
//                                   bar; balls: turns of POJ 2315)
//   tokens                          the vertex plus 1
//   men                             the column
//   coins                           the other coin, 1-based; the coin itself: none
//   letters                         1: S, 2: O
//   boxes                           the part is emptied and gets so many of the other
// Part 2 of a pair stands for both piles. The rest of a move, as the lower step that gets the coins, follows.
// Games with a k take up to k choices of different parts, those for all_tokens_move one for each that can
// move, all others one.
#pragma once

#include "game/position.h"

struct game;

// Parts that can be chosen, the largest number for a part, and how many choices a move makes at most.
uint8_t game_parts(const FLASH struct game *game, const struct position *position);
choice_t game_number_max(const FLASH struct game *game, const struct position *position, uint8_t part);
uint8_t game_choices_max(const FLASH struct game *game, const struct position *position);

bool game_allows(const FLASH struct game *game, const struct position *position, uint8_t part,
                 choice_t number);

// The number that the move chooses for the part, 0: none. Of a legal move.
choice_t game_number(const FLASH struct game *game, const struct position *position, const struct move *move,
                     uint8_t part);

// Adds a choice to the move; parts ascend.
void game_choose(const FLASH struct game *game, const struct position *position, uint8_t part,
                 choice_t number, struct move *move);

// Adds to the move that a part becomes something else, whatever the rules say.
void game_change(struct move *move, uint8_t part, part_t becomes);

// Steps *move to the next legal move, from no move to the first one; false after the last. Legal moves come
// exactly once, those that take little first.
bool game_next(const FLASH struct game *game, const struct position *position, struct move *move);

// Any content of *move is allowed.
bool game_is_legal(const FLASH struct game *game, const struct position *position, const struct move *move);

// True where no move is left; the theory's verdict then says who has won.
bool game_is_over(const FLASH struct game *game, const struct position *position);

// Plays the move, which must be legal.
void game_play(struct position *position, const struct move *move);
