// SPDX-License-Identifier: MIT
// Facts about positions where SOS neither stands nor can be completed at once. A move is harmless if it leads
// to such a position.
// * In a trap, S__S, any letter in an empty cell lets the opponent complete SOS. Cells where both letters do
// that are cells of traps, so they come in pairs: with an odd number of empty cells there is a harmless move,
// and in the end the player who finds an even number must play into a trap. With a trap parity decides.
// * Without a trap the favoured player, the one who finds an odd number, never loses, and wins by making a
// trap. A trap arises in a window: two empty cells, with S or an empty cell at each end. New windows never
// arise.
// * The other player can close a window harmlessly, by an O in it beside an empty end. An S gets into two
// windows without an S only as the middle of seven empty cells, which hold four windows in a row. So without
// such four and without an S in a window the other player can close each window that gets one: a draw.
// So below the first move a position has one of two outcomes, "the favoured player wins" and "draw". All
// first moves are tried by a depth-first, two-valued search, a few steps a call; below them the first move
// that reaches the better outcome for its player ends the search of a position. There only harmless moves in
// windows are tried, and an O between two O's: of the moves with the better outcome, one is always among
// these. That is no theorem; it was found true in every strip of up to 18 cells.
#include "game/theory/theories.h"

#include "game/search/retrograde.h" // keeps the search from call to call

#include <stddef.h> // offsetof
#include <string.h> // memcmp, memcpy, memset

#if SOS_MAX <= 16
typedef uint16_t cell_set_t; // bit i stands for cell i
#else
typedef uint32_t cell_set_t;
#endif

// The sets of a position: the cells with each content, and those where an S or an O is still to be tried.
enum { LEFT = 2, SETS = LEFT + SOS_O + 1 }; // LEFT + letter: still to be tried

// Worth of a first move: its class, loss, draw or win, and within it the steps of its search. The best win
// has the fewest steps; the best draw or loss has the most, so that it is hard for the opponent. 0: not a
// legal move, or not tried yet.
enum { LOSS = 1, DRAW_KEPT = 0x4000, WIN = 0xFFFF, CLASS = 0xC000, STEPS_MAX = 0x3FF0 };

// The search, while it owns the arena
static struct search {
    uint8_t empty;                     // empty cells of the question
    uint8_t depth;                     // moves made
    uint8_t first;                     // index in `worth` of the present first move
    uint16_t steps;                    // steps of the search of the present first move
    uint16_t best;                     // the largest worth
    uint16_t worth[2 * SOS_MAX];       // of S and O in each cell
    cell_set_t set[SOS_MAX + 1][SETS]; // cells of the positions after 0, 1, ... moves
} *const search = (struct search *)arena.bytes;
_Static_assert(sizeof(struct search) <= ARENA_BYTES, "the arena holds the search");

// True if the player to move finds an odd number of empty cells, and so makes the last move.
static bool is_favoured(void)
{
    return (search->empty ^ search->depth) & 1;
}

// Returns the cells that have a cell of `near` and, beyond it, one of `far` on one side.
static cell_set_t beside(cell_set_t near, cell_set_t far)
{
    return (near << 1 & far << 2) | (near >> 1 & far >> 2);
}

// Returns the cells between a cell of `left` and one of `right`.
static cell_set_t between(cell_set_t left, cell_set_t right)
{
    return left << 1 & right >> 1;
}

// Returns the cells that are the fourth of a row of such cells, or come after it.
static cell_set_t fourths(cell_set_t cells)
{
    cells &= cells << 1;
    return cells & cells << 2;
}

// Returns the verdict if it follows from the facts above, else PENDING, with the moves to be tried.
static enum verdict look(cell_set_t *set, bool favoured)
{
    const cell_set_t s = set[SOS_S], o = set[SOS_O], empty = set[SOS_EMPTY];
    const cell_set_t ends_sos = beside(o, s);
    if (s & ends_sos)
        return P_POSITION;
    if (empty & (ends_sos | between(s, s)))
        return N_POSITION;
    if (search->steps < STEPS_MAX)
        search->steps++;
    const cell_set_t ends = s | empty, thirds = empty & ends >> 1; // cells that may be third in a window
    const cell_set_t windows = ends & (empty & thirds >> 1) >> 1;  // each is given by its first cell
    const cell_set_t harmless_s = empty & ~(beside(o, empty) | beside(empty, s));
    const cell_set_t other_ends = (windows & s) << 3 | (windows & s >> 3); // of an S in a window
    if (other_ends & (favoured ? s | harmless_s : s))
        return favoured ? N_POSITION : P_POSITION;
    if (!other_ends && !fourths(windows))
        return DRAW;
    cell_set_t in_windows = windows | windows << 1;
    in_windows |= in_windows << 2;
    set[LEFT + SOS_S] = harmless_s & in_windows;
    set[LEFT + SOS_O] = empty & ~(between(s, empty) | between(empty, s)) & (in_windows | between(o, o));
    return PENDING;
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

// Returns the verdict of the question, all first moves having been tried.
static enum verdict answer(void)
{
    if (search->best >= CLASS)
        return N_POSITION;
    return search->best >= DRAW_KEPT || !search->best ? DRAW : P_POSITION;
}

// Returns the cell to be tried next: the fourth of a row where there is one, so that an O closes most
// windows.
static cell_set_t next_cell(cell_set_t cells)
{
    const cell_set_t fourth = fourths(cells);
    if (fourth)
        cells = fourth;
    return cells & -cells;
}

// Tries the next move, if one is left. Returns the verdict of the question once all first moves are tried,
// else PENDING.
static enum verdict try_next(void)
{
    cell_set_t *const set = search->set[search->depth];
    const bool favoured = is_favoured();
    uint8_t letter = favoured ? SOS_S : SOS_O;           // comes first
    enum verdict verdict = favoured ? DRAW : P_POSITION; // the worse of the two outcomes
    if (!set[LEFT + letter])
        letter ^= SOS_S ^ SOS_O;
    cell_set_t *const left = &set[LEFT + letter];
    cell_set_t cell = next_cell(*left);
    if (cell) {
        *left ^= cell;
        // cppcheck-suppress overlappingWriteFunction; it takes the size of a set for that of a byte
        memcpy(&set[SETS], set, (SOS_O + 1) * sizeof *set);
        set[SETS + SOS_EMPTY] ^= cell;
        left[SETS - LEFT] ^= cell;
        if (!search->depth++) {
            search->steps = 0;
            uint8_t first = letter - SOS_S;
            while (cell >>= 1)
                first += 2;
            search->first = first;
        }
        verdict = look(set + SETS, !favoured);
        if (verdict == PENDING)
            return PENDING;
    } else if (!search->depth) {
        return answer();
    }
    // The last move has led to a position with this verdict. If that is the best outcome for its player, the
    // position before is decided, too.
    while (--search->depth) {
        if (verdict == N_POSITION || (verdict == DRAW && is_favoured()))
            return PENDING;
        if (verdict == P_POSITION)
            verdict = N_POSITION;
    }
    record_value(verdict);
    return PENDING;
}

// Goes on with the search of the position, or begins it, for one call.
static enum verdict go_on(const struct position *position)
{
    if (PARTS_MAX > SOS_MAX && position->count > SOS_MAX)
        return BEYOND_LIMIT;
    if (arena.owner != ARENA_SOS)
        arena_take(ARENA_SOS);
    // The strip of the question is stored at the depth of a full strip, which no search keeps between two
    // calls.
    cell_set_t *const set = search->set[SOS_MAX], cell = 1;
    memset(set, 0, sizeof search->set[SOS_MAX]);
    uint8_t empty = 0;
    const part_t *part = position->part;
    for (uint8_t left = position->count; left; left--, cell <<= 1) {
        const part_t content = *part++;
        set[content] |= cell;
        if (content == SOS_EMPTY)
            empty++;
    }
    if (memcmp(search->set[0], set, (SOS_O + 1) * sizeof *set) != 0) {
        memset(search, 0, offsetof(struct search, set));
        search->empty = empty;
        if (set[SOS_S] & beside(set[SOS_O], set[SOS_S])) // SOS stands
            search->best = LOSS;
        else
            set[LEFT + SOS_S] = set[LEFT + SOS_O] = set[SOS_EMPTY];
        memcpy(search->set[0], set, sizeof search->set[0]);
    }
    enum verdict verdict;
    search_steps_t left = SEARCH_STEPS / 4;
    do
        verdict = try_next();
    while (verdict == PENDING && --left);
    return verdict;
}

// Steps *move to the next move with a worth above this one, to no move after the last one.
static void next_worth(struct move *move, uint16_t below)
{
    struct change *change = &move->change[0];
    uint8_t at = move->count ? 2 * change->part + change->becomes : 0;
    for (const uint16_t *worth = &search->worth[at]; at < 2 * SOS_MAX; at++) {
        if (*worth++ > below) {
            *change = (struct change){at / 2, SOS_S + at % 2};
            move->count = 1;
            return;
        }
    }
    move->count = 0;
}

static enum verdict sos_reply(const struct position *position, struct move *move)
{
    const enum verdict verdict = go_on(position);
    if (verdict < PENDING)
        next_worth(move, search->best - 1);
    return verdict;
}

bool sos_next_winning(const struct position *position, struct move *move)
{
    go_on(position); // the verdict is known, so the arena has the value of each move
    next_worth(move, search->best & CLASS);
    return true;
}

const FLASH struct outcomes sos_outcomes = {.verdict = go_on, .reply = sos_reply};
