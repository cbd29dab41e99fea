// SPDX-License-Identifier: MIT
#include "game/search/exact.h"

#include <string.h> // memcmp, memcpy, memset

// How far the arena is filled, while it still belongs to the same search: rows below number `at` are known.
static struct {
    exact_number_t at;
    part_t k, most;           // of the question
    part_t largest;           // that a part may be
    uint8_t count;            // of parts
    uint8_t touched;          // parts that are not the same in `lost` and `before`
    part_t lost[PILES_MAX];   // row number `at`, largest part first; lost, unless it is marked
    part_t before[PILES_MAX]; // from which a move leads there, part by part; marked up to this one
} walk;

// The graph of the tokens lies behind their bits, in the part of the arena that they never need.
static vertex_set_t *const graph = (vertex_set_t *)(arena + ARENA_BYTES) - VERTICES_MAX;

// The number among all rows of walk.count parts, of parts in any order. Those that a move leads to are nearly
// in order, so that sorting them takes hardly more than a look at each.
static exact_number_t number(const part_t *parts, uint8_t count)
{
    part_t row[PILES_MAX];
    for (uint8_t i = 0; i < count; i++) {
        const part_t part = parts[i];
        uint8_t at = i;
        for (; at && row[at - 1] < part; at--)
            row[at] = row[at - 1];
        row[at] = part;
    }
    exact_number_t sum = 0;
    uint8_t left = walk.count; // from this part to the end of the row
    for (uint8_t i = 0; i < count && row[i]; i++, left--)
        sum += left > 1 ? exact_ways[exact_first[left] + row[i]] : row[i];
    return sum;
}

static exact_number_t number_before(void)
{
    return number(walk.before, walk.count);
}

// Is the row marked, or marks it.
static bool mark(exact_number_t row, bool now)
{
    if (row >= EXACT_ROWS)
        return false;
    const uint8_t bit = 1 << (row & 7);
    uint8_t *const byte = &arena[row >> 3];
    if (now)
        *byte |= bit;
    return *byte & bit;
}

// Can a move change a part so? For piles part_before asks only where no more is taken than a move may.
static bool leads(part_t from, part_t to)
{
    return arena_owner != ARENA_TOKENS || graph[from] >> to & 1;
}

// Some parts may have been higher, equal parts in the same order.
static bool part_before(void)
{
    for (uint8_t i = walk.count; i--;) {
        const part_t to = walk.lost[i];
        part_t *const from = &walk.before[i];
        part_t bound = i && walk.lost[i - 1] == to ? walk.before[i - 1] : walk.largest;
        if (arena_owner != ARENA_TOKENS && (part_t)(bound - to) > walk.most)
            bound = to + walk.most;
        if (*from != to)
            walk.touched--;
        if (walk.touched < walk.k) {
            while (*from < bound) {
                if (leads(++*from, to)) {
                    walk.touched++;
                    return true;
                }
            }
        }
        *from = to;
    }
    return false;
}

// A bite shortens neighbouring rows to one length. So before it some rows of equal length, from the lowest
// of them up, were longer, no row longer than the one below it.
static bool bite_before(void)
{
    const part_t *lost = walk.lost;
    part_t *before = walk.before;
    uint8_t bitten = 0; // the lowest row that was longer
    while (bitten < walk.count && before[bitten] == lost[bitten])
        bitten++;
    for (uint8_t row = walk.count; row--;) {
        const part_t below = row ? before[row - 1] : walk.largest;
        const bool lowest = row == 0 || lost[row] != lost[row - 1]; // of its length
        if ((row <= bitten || !lowest) && before[row] < below) {
            before[row]++;
            return true;
        }
        before[row] = lost[row];
    }
    return false;
}

// Steps walk.before to the next row from which a move leads to walk.lost, from walk.lost itself to the first
// one; after the last back to walk.lost, and false. Such a row may come more than once.
static bool before(void)
{
    return EXACT_BARS && arena_owner == ARENA_BARS ? bite_before() : part_before();
}

// Comes to row walk.lost. Where the game is over the player to move has won: the lowest vertices have no
// successors.
static void arrive(void)
{
    memcpy(walk.before, walk.lost, sizeof walk.lost);
    if (arena_owner == ARENA_TOKENS ? !graph[walk.lost[0]]
                                    : EXACT_BARS && arena_owner == ARENA_BARS && !walk.lost[0])
        mark(walk.at, true);
}

static void step(void)
{
    if (!mark(walk.at, false) && before()) {
        mark(number_before(), true);
        return;
    }
    part_t *part = &walk.lost[walk.count - 1];
    for (; part != walk.lost && part[0] == part[-1]; part--)
        *part = 0;
    ++*part;
    walk.at++;
    arrive();
}

// Begins a search of all rows of so many parts that are not larger.
static void begin(enum arena_owner owner, const struct position *position, uint8_t count, part_t largest)
{
    memset(&walk, 0, sizeof walk);
    memset(arena, 0, ARENA_BYTES);
    arena_owner = owner;
    walk.k = position->k;
    walk.most = position->most;
    walk.count = count;
    walk.largest = largest;
    if (owner == ARENA_TOKENS)
        memcpy(graph, position->successors, sizeof position->successors);
    arrive();
}

static bool is_begun(enum arena_owner owner, const struct position *position, uint8_t count, part_t largest)
{
    return arena_owner == owner && walk.k == position->k && walk.most == position->most &&
           count <= walk.count && largest <= walk.largest &&
           (owner != ARENA_TOKENS || !memcmp(graph, position->successors, sizeof position->successors));
}

// The move to walk.lost, played in *position. Parts that become lowest come first, so that none of them is
// taken for one yet to move.
static void find_move(struct position *position, struct move *move)
{
    move->count = 0;
    for (uint8_t i = walk.count; i--;) {
        if (walk.before[i] == walk.lost[i])
            continue;
        uint8_t part = 0;
        while (position->part[part] != walk.before[i])
            part++;
        position->part[part] = walk.lost[i];
        game_change(move, part, walk.lost[i]);
    }
}

enum verdict exact_reply(enum arena_owner owner, struct position *position, struct move *move)
{
    uint8_t count = 0;
    part_t largest = 0;
    for (uint8_t i = 0; i < position->count; i++) {
        const part_t part = position->part[i];
        if (part)
            count++;
        if (part > largest)
            largest = part;
    }
    const FLASH exact_index_t *const first = &exact_first[count];
    if (count > 1 && first[0] + largest >= first[1])
        return BEYOND_LIMIT;

    exact_number_t asked = EXACT_ROWS;
    if (is_begun(owner, position, count, largest))
        asked = number(position->part, position->count);
    // The move is only known while the walk is there.
    if (asked >= EXACT_ROWS ||
        (move && mark(asked, false) && (asked == walk.at || number_before() != asked))) {
        begin(owner, position, count, largest);
        asked = number(position->part, position->count);
    }
    if (asked >= EXACT_ROWS)
        return BEYOND_LIMIT;
    for (search_steps_t left = SEARCH_STEPS;; left--) {
        const bool won = mark(asked, false);
        if (walk.at >= asked || (move && won)) {
            if (move && won)
                find_move(position, move);
            return won ? N_POSITION : P_POSITION;
        }
        if (left == 0)
            return PENDING;
        step();
    }
}
