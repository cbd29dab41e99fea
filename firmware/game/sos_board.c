// SPDX-License-Identifier: MIT
// What is known where SOS neither stands nor can be completed at once:
// * In a trap, S__S, any letter in an empty cell lets the opponent complete SOS. Cells where both letters do
//   that are cells of traps, so they come in pairs: with an odd number of empty cells there is a harmless
//   move, and in the end the player who finds an even number steps into a trap. With a trap parity decides.
// * Without one the favoured player, who finds an odd number, never loses, and wins by making one. A trap
//   arises in a window: two empty cells, with S or nothing at both ends. New windows never arise.
// * The other player can close a window harmlessly: by an O in it, beside an end that is empty. So with a
//   single window it is a draw, unless the favoured player is to move and makes a trap of it.
#include "game/sos_board.h"

enum { CELL_WINDOWS = 4, RANK_OTHER = CELL_WINDOWS + 1 }; // windows that a cell can be in; the last rank

// The left ends of three cells in a row that are in `left`, `middle` and `right`
static part_set_t row(part_set_t left, part_set_t middle, part_set_t right)
{
    return left & middle >> 1 & right >> 2;
}

enum verdict sos_verdict_at_once(const struct sos_board *board)
{
    const part_set_t s = board->s, o = board->o, empty = board->empty;
    if (row(s, o, s))
        return P_POSITION;
    return (row(empty, o, s) | row(s, empty, s) | row(s, o, empty)) ? N_POSITION : THINKING;
}

bool sos_is_favoured(const struct sos_board *board)
{
    return __builtin_parity(board->empty);
}

// The left ends of all windows
static part_set_t windows(const struct sos_board *board)
{
    const part_set_t end = board->s | board->empty;
    return row(end, board->empty, board->empty) & end >> 3;
}

// Can S make a trap and let nobody complete SOS?
static bool can_make_trap(const struct sos_board *board)
{
    const part_set_t s = board->s, empty = board->empty, open_o = row(empty, board->o, empty);
    const part_set_t harmful = row(empty, empty, s) | open_o | (row(s, empty, empty) | open_o) << 2;
    const part_set_t ends = (row(empty, empty, empty) & s >> 3) | (row(s, empty, empty) & empty >> 3) << 3;
    return ends & ~harmful;
}

enum verdict sos_look(const struct sos_board *board)
{
    const enum verdict at_once = sos_verdict_at_once(board);
    if (at_once != THINKING)
        return at_once;
    const part_set_t open = windows(board);
    const bool favoured = sos_is_favoured(board);
    if (open & board->s & board->s >> 3)
        return favoured ? N_POSITION : P_POSITION;
    if (favoured && can_make_trap(board))
        return N_POSITION;
    return (open & (open - 1)) ? THINKING : DRAW;
}

// The favoured player tries S first, where it ends most windows; the other one O, where it closes most.
bool sos_step(const struct sos_board *board, sos_move_t *move)
{
    part_set_t in[CELL_WINDOWS + 2] = {board->empty}; // [i]: the empty cells in at least i windows
    const bool favoured = sos_is_favoured(board);
    part_set_t cells = windows(board);
    for (uint8_t place = 0; place < CELL_WINDOWS; place++, cells <<= 1)
        if (!favoured || place == 0 || place == CELL_WINDOWS - 1)
            for (uint8_t i = CELL_WINDOWS; i; i--)
                in[i] |= in[i - 1] & cells;

    uint8_t cell = *move & SOS_CELL;
    for (uint8_t rank = *move >> SOS_RANK_SHIFT; rank <= RANK_OTHER; rank++, cell = 0) {
        cells = board->empty;
        if (rank != RANK_OTHER)
            cells = in[CELL_WINDOWS - rank] & ~in[CELL_WINDOWS - rank + 1];
        for (cells >>= cell; cells; cells >>= 1) {
            cell++;
            if (cells & 1) {
                *move = rank << SOS_RANK_SHIFT | cell;
                return true;
            }
        }
    }
    return false;
}

static part_set_t cell_of(sos_move_t move)
{
    return (part_set_t)1 << ((move & SOS_CELL) - 1);
}

bool sos_writes_s(const struct sos_board *board, sos_move_t move)
{
    return sos_is_favoured(board) == (move >> SOS_RANK_SHIFT != RANK_OTHER);
}

void sos_write(struct sos_board *board, sos_move_t move)
{
    *(sos_writes_s(board, move) ? &board->s : &board->o) |= cell_of(move);
    board->empty &= ~cell_of(move);
}

void sos_wipe(struct sos_board *board, sos_move_t move)
{
    board->s &= ~cell_of(move);
    board->o &= ~cell_of(move);
    board->empty |= cell_of(move);
}
