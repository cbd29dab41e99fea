// SPDX-License-Identifier: MIT
// SOS by search. README.md proves these facts:
//
// * A trap is S__S. After any letter in a trap, the opponent can complete SOS.
// * The favoured player has an odd number of empty cells on each turn. This player wins if there is a trap,
// and never loses without a trap.
// * A window is two empty cells with S or an empty cell at each end. Only windows can become traps.
// * The game is a draw if no window has an S and no four windows follow each other.
//
// So after the first move, the favoured player wins or the game is a draw. A depth-first search tries all
// first moves, some steps per call. After the first moves, the search of a position ends as soon as a move
// has the better outcome for its player.
//
// The search tries only an O between two O's and moves in windows that let nobody complete SOS. No theorem
// says that this is enough, but it is enough in every strip of up to 18 cells.
#include "game/theory/theories.h"

#include "game/search/retrograde.h" // arena, which keeps the search between calls

#include <stddef.h> // offsetof
#include <string.h> // memcmp, memcpy, memset

#if SOS_MAX <= 16
typedef uint16_t cell_set_t; // bit i stands for cell i
#else
typedef uint32_t cell_set_t;
#endif

// Indices of sets of cells. The first three contain the empty cells, the cells with S, and those with O.
enum { LEFT = 2, SETS = LEFT + SOS_O + 1 }; // LEFT + letter: cells in which to try the letter

// Values of a first move. Quick wins, slow draws and slow losses have high values.
enum { LOSS = 1, DRAW_KEPT = 0x4000, WIN = 0xFFFF, CLASS = 0xC000, STEPS_MAX = 0x3FF0 };

// Search state, stored in the arena
static struct search {
    uint8_t empty;                     // number of empty cells in the searched position
    uint8_t depth;                     // number of moves made so far
    uint8_t first;                     // index in `value` of the current first move
    uint16_t steps;                    // number of search steps after the current first move
    uint16_t best;                     // largest value of a first move
    uint16_t value[2 * SOS_MAX];       // values of the first moves, S and O in each cell
    cell_set_t set[SOS_MAX + 1][SETS]; // set[n] describes the strip after n moves
} *const search = (struct search *)arena.bytes;
_Static_assert(sizeof(struct search) <= ARENA_BYTES, "the arena holds the search");

// Returns true if the number of empty cells is odd.
static bool is_favoured(void)
{
    return (search->empty ^ search->depth) & 1;
}

// Returns each cell c with c + 1 in `near` and c + 2 in `far`, or with c - 1 in `near` and c - 2 in `far`.
static cell_set_t beside(cell_set_t near, cell_set_t far)
{
    return (near << 1 & far << 2) | (near >> 1 & far >> 2);
}

static cell_set_t between(cell_set_t left, cell_set_t right)
{
    return left << 1 & right >> 1;
}

// Returns the cells in a set whose three left neighbours are also in the set.
static cell_set_t fourths(cell_set_t cells)
{
    cells &= cells << 1;
    return cells & cells << 2;
}

// Returns the verdict if a fact in README.md decides the position, otherwise PENDING.
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
    // empty cells that can be the third cell of a window
    const cell_set_t ends = s | empty, thirds = empty & ends >> 1;
    const cell_set_t windows = ends & (empty & thirds >> 1) >> 1; // first cells of all windows
    const cell_set_t harmless_s = empty & ~(beside(o, empty) | beside(empty, s));
    const cell_set_t other_ends =
        (windows & s) << 3 | (windows & s >> 3); // other ends of windows that have an S at one end
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

// Stores the value of the current first move, which leads to verdict `after`.
static void record_value(enum verdict after)
{
    uint16_t value = LOSS + search->steps;
    if (after == DRAW)
        value = DRAW_KEPT + search->steps;
    else if (after == P_POSITION)
        value = WIN - search->steps;
    search->value[search->first] = value;
    if (value > search->best)
        search->best = value;
}

// Returns the verdict of the searched position. All first moves must have values.
static enum verdict answer(void)
{
    if (search->best >= CLASS)
        return N_POSITION;
    return search->best >= DRAW_KEPT || !search->best ? DRAW : P_POSITION;
}

// Returns the next cell to try. Prefers the last of four neighbouring cells.
static cell_set_t next_cell(cell_set_t cells)
{
    const cell_set_t fourth = fourths(cells);
    if (fourth)
        cells = fourth;
    return cells & -cells;
}

// Tries the next move. Returns PENDING until the verdict is known.
static enum verdict try_next(void)
{
    cell_set_t *const set = search->set[search->depth];
    const bool favoured = is_favoured();
    uint8_t letter = favoured ? SOS_S : SOS_O;           // the first letter to try
    enum verdict verdict = favoured ? DRAW : P_POSITION; // what the player to move gets if no move is better
    if (!set[LEFT + letter])
        letter ^= SOS_S ^ SOS_O;
    cell_set_t *const left = &set[LEFT + letter];
    cell_set_t cell = next_cell(*left);
    if (cell) {
        *left ^= cell;
        // cppcheck-suppress overlappingWriteFunction; cppcheck takes SETS for an offset in bytes
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
    // Goes back to a position in which another move could be better.
    while (--search->depth) {
        if (verdict == N_POSITION || (verdict == DRAW && is_favoured()))
            return PENDING;
        if (verdict == P_POSITION)
            verdict = N_POSITION;
    }
    record_value(verdict);
    return PENDING;
}

// Begins or continues a search. Tries up to SEARCH_STEPS / 4 moves.
static enum verdict go_on(const struct position *position)
{
    if (PARTS_MAX > SOS_MAX && position->count > SOS_MAX)
        return BEYOND_LIMIT;
    if (arena.owner != ARENA_SOS)
        arena_take(ARENA_SOS);
    // The final entry of search->set is free between calls.
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
        if (set[SOS_S] & beside(set[SOS_O], set[SOS_S])) // the strip already contains SOS
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

// Sets *move to the next move with a value above `below`, or to "no move" after the last.
static void next_value(struct move *move, uint16_t below)
{
    struct change *change = &move->change[0];
    uint8_t at = move->count ? 2 * change->part + change->becomes : 0;
    for (const uint16_t *value = &search->value[at]; at < 2 * SOS_MAX; at++) {
        if (*value++ > below) {
            *change = (struct change){at / 2, SOS_S + at % 2};
            move->count = 1;
            return;
        }
    }
    move->count = 0;
}

// Sets *move to the first move that has the highest value.
static enum verdict sos_reply(const struct position *position, struct move *move)
{
    const enum verdict verdict = go_on(position);
    if (verdict < PENDING)
        next_value(move, search->best - 1);
    return verdict;
}

bool sos_next_winning(const struct position *position, struct move *move)
{
    go_on(position); // the search is complete, so all moves have values
    next_value(move, search->best & CLASS);
    return true;
}

const FLASH struct outcomes sos_outcomes = {.verdict = go_on, .reply = sos_reply};
