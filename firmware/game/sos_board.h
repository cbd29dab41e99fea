// SPDX-License-Identifier: MIT
// What a strip of SOS shows without search, and in which order a search had better try its moves.
#pragma once

#include "game/game.h" // part_set_t, enum verdict

// Bit i stands for cell i.
struct sos_board {
    part_set_t s, o, empty;
};

// P: SOS stands; N: it can be completed at once; THINKING: neither.
enum verdict sos_verdict_at_once(const struct sos_board *board);

// The verdict where no search is needed for it, else THINKING
enum verdict sos_look(const struct sos_board *board);

// Does the player to move find an odd number of empty cells? Then parity favours him: he makes the last move.
bool sos_is_favoured(const struct sos_board *board);

// A move of a search: its rank in bits 5..7, the number of its cell, from 1, below that; 0 is no move.
typedef uint8_t sos_move_t;
enum { SOS_RANK_SHIFT = 5, SOS_CELL = 31 };

// Steps *move to the next move, from no move to the first one, those first that are likely to decide; false
// after the last. All letters in all empty cells come, each once.
bool sos_step(const struct sos_board *board, sos_move_t *move);

bool sos_writes_s(const struct sos_board *board, sos_move_t move); // else O
void sos_write(struct sos_board *board, sos_move_t move);
void sos_wipe(struct sos_board *board, sos_move_t move); // what the move has written
