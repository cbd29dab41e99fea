// SPDX-License-Identifier: MIT
// SOS on a strip of at most SOS_MAX cells. Contracts as in struct game. Who completes SOS wins at once: where
// one stands the game is over and the player to move has lost; a full strip without one is a draw.
#pragma once

#include "game/game.h"

enum { SOS_EMPTY, SOS_S, SOS_O }; // what a cell holds

bool sos_allows(const struct position *position, uint8_t cell, stones_t letter);
enum verdict sos_verdict(const struct position *position);
enum verdict sos_reply(const struct position *position, struct move *move);
bool sos_next_winning(const struct position *position, struct move *move);
