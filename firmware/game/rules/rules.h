// SPDX-License-Identifier: MIT
// Choices and moves of all games. A move is made of choices; a choice is a part and a number for it, from 1
// up to a limit. The number is:
//   piles, heap, steps, strip, bar  stones, coins or cells that are taken or moved by; turns of a ball
//   tokens                          the vertex plus 1
//   men                             the column
//   coins                           the other coin, 1-based; the coin itself if it is turned alone
//   letters                         1: S, 2: O
//   boxes                           the part is emptied and gets this many of the other box
// Part BOTH_PILES of a pair (shapes.h) stands for both. Further changes, such as the lower step that gets the
// coins, follow from the choice. A move has up to k choices of different parts in games with a k, with
// all_tokens_move one for each token that can move, else one.
#pragma once

#include "game/position/position.h"

struct game;
struct shape_rules;

// Returns how many parts can be chosen, from part 0 on.
uint8_t game_parts(const FLASH struct game *game, const struct position *position);

// Returns the largest number for a part; numbers below it may be forbidden (game_allows).
choice_t game_number_max(const FLASH struct game *game, const struct position *position, uint8_t part);

// Returns the most choices of a move.
uint8_t game_choices_max(const FLASH struct game *game, const struct position *position);

// True if the rules allow this number, 1 up to the limit, for the part.
bool rules_allow(const FLASH struct shape_rules *rules, const struct position *position, uint8_t part,
                 choice_t number);

// True if the rules allow this number for the part; false for 0.
bool game_allows(const FLASH struct game *game, const struct position *position, uint8_t part,
                 choice_t number);

// Returns the next number above `number` that is allowed for the part; 0: none.
choice_t game_next_number(const FLASH struct game *game, const struct position *position, uint8_t part,
                          choice_t number);

// Returns the number that a legal move chooses for the part; 0: none.
choice_t game_number(const FLASH struct game *game, const struct position *position, const struct move *move,
                     uint8_t part);

// Adds a choice to the move, of another part than those it has.
void game_choose(const FLASH struct game *game, const struct position *position, uint8_t part,
                 choice_t number, struct move *move);

// As `limit` of struct shape_rules: the value of the part.
choice_t game_all(const struct position *position, uint8_t part);

// As `becomes` and `number` of struct shape_rules: the part loses the number.
part_t game_less(const struct position *position, uint8_t part, choice_t number);
choice_t game_taken(const struct position *position, uint8_t part, part_t becomes, const struct move *move);

// As `becomes` and `number` of struct shape_rules: the part becomes the number.
part_t game_put(const struct position *position, uint8_t part, choice_t number);
choice_t game_same(const struct position *position, uint8_t part, part_t becomes, const struct move *move);

// Steps *move to the next legal move, from no move to the first one; after the last one to no move, and
// returns false. Each legal move comes exactly once, those that take little first.
bool game_next(const FLASH struct game *game, const struct position *position, struct move *move);

// True if the move, which game_choose has made of choices within the limits of their parts, is legal. Both
// piles of a pair must have the same number.
bool game_allows_choices(const FLASH struct game *game, const struct position *position,
                         const struct move *move);

// Returns how many moves are legal, from how many numbers are allowed for each part. A result above
// STONES_MAX stands for any number above it, and on the host for a part with too many numbers to try.
stones_t moves_count(const FLASH struct game *game, const struct position *position);

// Returns how many numbers are allowed for the part; on the host, if there may be more than 100,000, a number
// above STONES_MAX.
stones_t moves_numbers(const FLASH struct game *game, const struct position *position, uint8_t part);

// True if there is no legal move. Then game_verdict tells who has won.
bool game_is_over(const FLASH struct game *game, const struct position *position);

// Plays the move, which must be legal.
void game_play(struct position *position, const struct move *move);

// Sets *after to the position after this legal move.
void game_play_from(struct position *after, const struct position *position, const struct move *move);

// True if the move, which may have any content, is legal: for tests, as a board makes its moves of choices.
bool game_is_legal(const FLASH struct game *game, const struct position *position, const struct move *move);
