// SPDX-License-Identifier: MIT
// The nim-sum family: Nim, misere Nim, Moore's Nim_k and misere Nim_k. Contracts as in struct game.
#pragma once

#include "game/game.h"

// The move of a lost position, which must have a part: one stone from the largest pile, so that many moves
// remain.
enum verdict nim_take_one(const struct position *position, struct move *move);

// Bouton, Nim, a game with a complete mathematical theory (1901); for k = 1 only.
enum verdict nim_reply(const struct position *position, struct move *move);

// Moore, A generalization of the game called Nim (1910); misere as in theory.md.
enum verdict moore_reply(const struct position *position, struct move *move);
bool moore_next_winning(const struct position *position, struct move *move);
enum verdict moore_verdict(const struct position *position);
