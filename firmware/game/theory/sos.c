// SPDX-License-Identifier: MIT
// Facts about positions where SOS neither stands nor can be completed at once:
// * In a trap, S__S, any letter in an empty cell lets the opponent complete SOS. Cells where both letters do
// that are cells of traps, so they come in pairs: with an odd number of empty cells there is a harmless move,
// and in the end the player who finds an even number must play into a trap. With a trap parity decides.
// * Without a trap the favoured player, the one who finds an odd number, never loses, and wins by making a
// trap. A trap arises in a window: two empty cells, with S or an empty cell at each end. New windows never
// arise.
// * The other player can close a window harmlessly, by an O in it beside an empty end. So with at most one
// window the game is a draw, unless the favoured player can make a trap of it at once.
// So below the first move a position has one of two outcomes, "the favoured player wins" and "draw". All
// first moves are tried by a depth-first, two-valued search, a few steps a call; below them the first move
// that reaches the better outcome for its player ends the search of a position.
#include "game/theory/sos.h"

#include "game/search/arena.h" // keeps the search from call to call

#include <string.h> // memcmp, memset

// A move of the search: the number of its cell, from 1; 0 is no move. OTHER_LETTER: not the letter that is
// tried first, S for the favoured player and O for the other one.
typedef uint8_t path_t;
enum { CELL = 31, OTHER_LETTER = 32 };

// Four successive letters, two bits each
enum {
    SOS = SOS_S << 4 | SOS_O << 2 | SOS_S,
    SOS_WITHOUT_LEFT = SOS_O << 2 | SOS_S,
    SOS_WITHOUT_MIDDLE = SOS_S << 4 | SOS_S,
    SOS_WITHOUT_RIGHT = SOS_S << 4 | SOS_O << 2,
    THREE = 63,
    TRAP = SOS_S << 6 | SOS_S,
    LEFT_END = SOS_S << 6, // an S at the right end makes a trap of it
    RIGHT_END = SOS_S,
    NO_WINDOW = SOS_O << 6 | 3 << 4 | 3 << 2 | SOS_O, // bits that are 0 in a window
};

// Worth of a first move: its class, loss, draw or win, and within it the steps of its search. The best win
// has the fewest steps; the best draw or loss has the most, so that it is hard for the opponent. 0: not a
// legal move, or not tried yet.
enum { LOSS = 1, DRAW_KEPT = 0x4000, WIN = 0xFFFF, CLASS = 0xC000, STEPS_MAX = 0x3FF0 };

static struct search {
    part_t question[SOS_MAX], cell[SOS_MAX]; // `cell`: after the moves of `path`
    uint8_t count, empty;                    // all cells and empty cells of the question
    uint8_t first;                           // index in `worth` of the present first move
    uint16_t worth[2 * SOS_MAX], best;       // `worth` of S and O in each cell; the largest worth
    uint16_t steps;                          // steps of the search of the present first move
    uint8_t order[SOS_MAX];                  // cells with a larger number are tried first
    uint8_t depth;
    path_t path[SOS_MAX + 1]; // the last move tried at depth 0, 1, ...
} *const search = (struct search *)arena.bytes;
_Static_assert(sizeof(struct search) <= ARENA_BYTES, "the arena holds the search");

// True if the player to move finds an odd number of empty cells, and so makes the last move.
static bool is_favoured(void)
{
    return (search->empty ^ search->depth) & 1;
}

enum { OUTSIDE = SOS_O << 6 | SOS_O << 4 | SOS_O << 2 | SOS_O }; // the letters before the first cell

// noinline, as search_step and last_cell: saves flash.
__attribute__((noinline)) static void count_step(void)
{
    if (search->steps < STEPS_MAX)
        search->steps++;
}

// Returns the verdict if it follows from the facts above, else PENDING.
static enum verdict look(void)
{
    uint8_t letters = OUTSIDE, windows = 0;
    bool open = false, trap = false, almost = false;
    const part_t *cell = search->cell;
    for (uint8_t left = search->count; left; left--) {
        letters = letters << 2 | *cell++;
        const uint8_t three = letters & THREE;
        if (three == SOS)
            return P_POSITION;
        if (three == SOS_WITHOUT_LEFT || three == SOS_WITHOUT_MIDDLE || three == SOS_WITHOUT_RIGHT) {
            open = true;
            if (search->depth > 1) // only a first move can have completed SOS
                break;
        }
        if (letters & NO_WINDOW)
            continue;
        windows++;
        if (letters == TRAP)
            trap = true;
        if (letters == LEFT_END || letters == RIGHT_END)
            almost = true;
    }
    if (open)
        return N_POSITION;
    count_step();
    const bool favoured = is_favoured();
    if (trap)
        return favoured ? N_POSITION : P_POSITION;
    return windows > 1 || (almost && favoured) ? PENDING : DRAW;
}

// Sets the order of the cells: first those in many windows and those where an S makes a trap.
static void put_in_order(void)
{
    enum { WINDOW = 32 }; // above the number of cells
    uint8_t letters = OUTSIDE;
    uint8_t *order = search->order;
    const part_t *cell = search->cell;
    for (uint8_t left = search->count, last = WINDOW - 1; left; left--, order++) {
        *order = last--;
        letters = letters << 2 | *cell++;
        if (letters & NO_WINDOW)
            continue;
        for (int8_t at = -3; at <= 0; at++)
            order[at] += WINDOW;
        if (letters == LEFT_END)
            order[0] += WINDOW;
        if (letters == RIGHT_END)
            order[-3] += WINDOW;
    }
}

// Steps *move to the next move, from no move to the first one; false after the last one. Each letter in each
// empty cell comes once.
static bool next(path_t *move)
{
    uint8_t below = UINT8_MAX;
    if (*move & CELL)
        below = search->order[(*move & CELL) - 1];
    for (;;) {
        uint8_t highest = 0, found = *move & CELL;
        const uint8_t *next_order = search->order;
        const part_t *cell = search->cell;
        for (uint8_t i = 1; i <= search->count; i++) {
            const uint8_t order = *next_order++;
            if (*cell++ == SOS_EMPTY && order < below && order > highest) {
                highest = order;
                found = i;
            }
        }
        *move = (*move & OTHER_LETTER) | found;
        if (highest)
            return true;
        if (*move & OTHER_LETTER)
            return false;
        *move = OTHER_LETTER;
        below = UINT8_MAX;
    }
}

__attribute__((noinline)) static part_t *last_cell(void)
{
    return &search->cell[(search->path[search->depth] & CELL) - 1];
}

static void take_back(void)
{
    search->depth--;
    *last_cell() = SOS_EMPTY;
}

// Records the worth of the first move, given the verdict of the position after it.
static void record_value(enum verdict after)
{
    uint16_t worth = LOSS + search->steps;
    if (after == DRAW)
        worth = DRAW_KEPT + search->steps;
    else if (after == P_POSITION)
        worth = WIN - search->steps;
    search->worth[search->first] = worth;
    if (worth > search->best)
        search->best = worth;
}

// Tries a move, or takes the last one back. Returns the verdict of the question once all first moves are
// tried, else PENDING.
__attribute__((noinline)) static enum verdict search_step(void)
{
    path_t *const move = &search->path[search->depth];
    const bool first = search->depth == 0;
    enum verdict verdict = PENDING; // as it was, if a move has been tried here already
    if (first)
        search->steps = 0;
    if (first || !*move)
        verdict = look();
    else
        count_step();
    const bool stands =
        verdict == P_POSITION &&
        search->steps == 0; // SOS stands, in the position after a first move or in the question
    if (first ? !stands : verdict == PENDING) {
        put_in_order();
        if (next(move)) {
            const bool is_s = is_favoured() == !(*move & OTHER_LETTER);
            part_t *const cell = last_cell();
            *cell = is_s ? SOS_S : SOS_O;
            if (first)
                search->first = 2 * (cell - search->cell) + !is_s;
            move[1] = 0;
            search->depth++;
            return PENDING;
        }
        verdict = is_favoured() ? DRAW : P_POSITION; // the worse of the two outcomes
    }
    if (first) {
        if (search->best >= CLASS)
            return N_POSITION;
        return search->best >= DRAW_KEPT || (!search->best && !stands) ? DRAW : P_POSITION;
    }
    // The last move has led to a position with this verdict. If that is the best outcome for its player, the
    // position before is decided, too.
    take_back();
    if (search->depth && (verdict == P_POSITION || (verdict == DRAW && !is_favoured()))) {
        take_back();
        if (verdict == P_POSITION)
            verdict = N_POSITION;
    }
    if (search->depth == 0)
        record_value(verdict);
    return PENDING;
}

// Goes on with the search of the position, or begins it, for one call.
static enum verdict go_on(const struct position *position)
{
    if (position->count > SOS_MAX)
        return BEYOND_LIMIT;
    if (arena.owner != ARENA_SOS || search->count != position->count ||
        memcmp(search->question, position->part, search->count * sizeof(part_t)) != 0) {
        memset(arena.bytes, 0, ARENA_BYTES);
        arena.owner = ARENA_SOS;
        search->count = position->count;
        for (uint8_t i = 0; i < search->count; i++) {
            search->question[i] = search->cell[i] = position->part[i];
            search->empty += search->cell[i] == SOS_EMPTY;
        }
    }
    enum verdict verdict = PENDING;
    for (search_steps_t left = SEARCH_STEPS; left && verdict == PENDING; left--)
        verdict = search_step();
    return verdict;
}

static enum verdict sos_verdict(const struct position *position)
{
    return go_on(position);
}

// Steps *move to the next move with at least this worth; false after the last one.
static bool next_worth(const struct position *position, struct move *move, uint16_t least)
{
    struct change *change = &move->change[0];
    uint8_t at = move->count ? 2 * change->part + change->becomes : 0;
    for (; at < 2 * position->count; at++) {
        if (search->worth[at] && search->worth[at] >= least) {
            *change = (struct change){at / 2, at % 2 ? SOS_O : SOS_S};
            move->count = 1;
            return true;
        }
    }
    return false;
}

static enum verdict sos_reply(const struct position *position, struct move *move)
{
    const enum verdict verdict = go_on(position);
    if (verdict != PENDING && verdict != BEYOND_LIMIT)
        next_worth(position, move, search->best);
    return verdict;
}

static bool sos_next_winning(const struct position *position, struct move *move)
{
    move->unfinished = go_on(position) == PENDING;
    return !move->unfinished && next_worth(position, move, search->best & CLASS);
}

const FLASH struct outcomes sos_outcomes = {
    .verdict = sos_verdict, .reply = sos_reply, .next_winning = sos_next_winning};
