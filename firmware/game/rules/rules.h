// SPDX-License-Identifier: MIT
// Choices and moves in all games. A choice is a part and a number from 1 to a limit. A move is one choice.
// In games with a k, a move is up to k choices of different parts. If all tokens move, a move has a choice
// for each token that can move. The number in a choice means:
//   piles, heap, bar  stones or squares taken; poj2315: turns of the ball
//   stairs            coins moved down
//   strip             by how many cells the coin moves
//   tokens            the vertex plus 1
//   men               the column
//   coins             place, from 1, of the other coin turned, or of a coin turned alone
//   letters           1: S, 2: O
//   boxes             stones moved from the other box into the emptied box
// If a game has `follow` (game.h), a move has one choice. game_next visits each legal move exactly once. A
// count above STONES_MAX means that there are too many moves to count.
#pragma once

#include "game/position/position.h"

struct game;
struct shape_rules;

// Returns how many parts a move can choose from.
uint8_t game_parts(const FLASH struct game *game, const struct position *position);

// Returns the largest number that a move may choose for a part.
choice_t game_number_max(const FLASH struct game *game, const struct position *position, uint8_t part);

// Returns how many choices a move may have.
uint8_t game_choices_max(const FLASH struct game *game, const struct position *position);

// Returns true if the rules allow `number`, from 1 to game_number_max().
bool rules_allow(const FLASH struct shape_rules *rules, const struct position *position, uint8_t part,
                 choice_t number);

// Returns true if the rules allow this number for the part. 0 is not allowed.
bool game_allows(const FLASH struct game *game, const struct position *position, uint8_t part,
                 choice_t number);

// Returns the part's next allowed number above `number`, or 0 if there is none.
choice_t game_next_number(const FLASH struct game *game, const struct position *position, uint8_t part,
                          choice_t number);

// Returns the number that a legal move chooses for the part, or 0 if none.
choice_t game_number(const FLASH struct game *game, const struct position *position, const struct move *move,
                     uint8_t part);

// Adds a choice to a move. The move must not have a choice for the part.
void game_choose(const FLASH struct game *game, const struct position *position, uint8_t part,
                 choice_t number, struct move *move);

// Returns the value of a part. Serves as limit() in struct shape_rules.
choice_t game_all(const struct position *position, uint8_t part);

// becomes() and number() of struct shape_rules, for choices that subtract their number from the part
part_t game_less(const struct position *position, uint8_t part, choice_t number);
choice_t game_taken(const struct position *position, uint8_t part, part_t becomes, const struct move *move);

// becomes() and number() of struct shape_rules, for choices whose number is the new value of the part
part_t game_put(const struct position *position, uint8_t part, choice_t number);
choice_t game_same(const struct position *position, uint8_t part, part_t becomes, const struct move *move);

// Sets *move to the next legal move. Returns false after the last move.
bool game_next(const FLASH struct game *game, const struct position *position, struct move *move);

// Returns true if a move is legal. Numbers must be within their limits.
bool game_allows_choices(const FLASH struct game *game, const struct position *position,
                         const struct move *move);

// Counts the legal moves.
stones_t moves_count(const FLASH struct game *game, const struct position *position);

// Returns how many numbers a move may choose for the part.
stones_t moves_numbers(const FLASH struct game *game, const struct position *position, uint8_t part);

// Returns true if there is no legal move. game_verdict says who has won.
bool game_is_over(const FLASH struct game *game, const struct position *position);

// Plays a legal move.
void game_play(struct position *position, const struct move *move);

// Sets *after to the position after a legal move.
void game_play_from(struct position *after, const struct position *position, const struct move *move);

// Returns true if a move is legal. Accepts any *move. Only for tests.
bool game_is_legal(const FLASH struct game *game, const struct position *position, const struct move *move);
