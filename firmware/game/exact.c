// SPDX-License-Identifier: MIT
#include "game/exact.h"
#include "game/arena.h" // a bit for each row: won

#include <string.h> // memcpy, memset

// Of a call: so that it takes at most 5 ms on the Uno (tests/bench/search.c)
enum { STEPS = 48 };

// How far the arena is filled. Only while the arena is still claimed by the same search.
static struct exact_walk walk;  // walk.lost is row number `at`
static exact_number_t at, last; // rows below `at` are known, rows up to `last` are marked
static bool marking;            // row `at` is lost, rows up to walk.before that lead to it are marked

// Puts all parts above 0 into *row, largest first, and returns how many they are.
static uint8_t sort(const part_t *part, uint8_t count, part_t *row)
{
    part_t *end = row;
    for (; count; count--) {
        const part_t one = *part++;
        if (one == 0)
            continue;
        part_t *at = end++;
        for (; at != row && at[-1] < one; at--)
            *at = at[-1];
        *at = one;
    }
    return end - row;
}

// The number of a sorted row among all rows of `count` parts, none above the largest of a row that fits.
static exact_number_t number(const part_t *row, uint8_t size, uint8_t count)
{
    exact_number_t sum = 0;
    for (; size && count > 1; size--, count--)
        sum += (&exact_ways[exact_first[count]])[*row++];
    return size ? sum + *row : sum;
}

// Whether the arena has a bit for this row. Where the table has no entry for the largest part, it has not.
static bool fits(const part_t *row, uint8_t size)
{
    if (size > PILES_MAX)
        return false;
    if (size > 1 && row[0] >= (part_t)(exact_first[size + 1] - exact_first[size]))
        return false;
    return number(row, size, size) < EXACT_ROWS;
}

static bool is_marked(exact_number_t row)
{
    return arena[row >> 3] >> (row & 7) & 1;
}

// Steps walk.lost to the next row.
static void advance(void)
{
    uint8_t i = walk.count - 1;
    for (; i && walk.lost[i] == walk.lost[i - 1]; i--)
        walk.lost[i] = 0;
    walk.lost[i]++;
    at++;
}

static exact_number_t number_before(void)
{
    part_t row[PILES_MAX];
    return number(row, sort(walk.before, walk.count, row), walk.count);
}

static void step(const struct position *position, exact_before_t *before, part_t over)
{
    if (!marking && (is_marked(at) || walk.lost[0] < over)) {
        advance();
    } else if (!marking) {
        marking = true;
        memcpy(walk.before, walk.lost, sizeof walk.before);
    } else if (before(position, &walk)) {
        exact_number_t won = number_before();
        if (won <= last)
            arena[won >> 3] |= 1 << (won & 7);
    } else {
        marking = false;
        advance();
    }
}

// The move from the parts in any order to walk.lost.
static void find_move(const struct position *position, struct move *move)
{
    part_set_t done = 0; // of the row
    move->count = 0;
    for (uint8_t part = 0; part < position->count; part++) {
        part_set_t bit = 1;
        for (uint8_t i = 0; i < walk.count; i++, bit <<= 1) {
            if (walk.before[i] == position->part[part] && walk.before[i] != walk.lost[i] && !(done & bit)) {
                done |= bit;
                move->change[move->count++] = (struct change){part, walk.lost[i]};
                break;
            }
        }
    }
}

// With a move asked for, stops when walk.before is the row in question.
static enum verdict search(const struct position *position, exact_before_t *before, part_t over,
                           struct move *move)
{
    part_t row[PARTS_MAX];
    const uint8_t size = sort(position->part, position->count, row);
    if (!fits(row, size))
        return BEYOND_LIMIT;

    bool known = arena_claim((arena_owner_t)before, 0, position) && size <= walk.count &&
                 (size == 0 || row[0] <= walk.largest);
    exact_number_t asked = known ? number(row, size, walk.count) : 0;
    known = known && asked <= last;
    if (!known || (move && is_marked(asked) && !(marking && number_before() == asked))) {
        asked = last = number(row, size, size);
        at = 0;
        marking = false;
        walk = (struct exact_walk){.count = size, .largest = size ? row[0] : 0};
        memset(arena, 0, sizeof arena);
    }
    for (uint8_t left = STEPS; at < asked && !(move && is_marked(asked)); left--) {
        if (left == 0)
            return THINKING;
        step(position, before, over);
    }
    if (!is_marked(asked))
        return (size ? row[0] : 0) < over ? N_POSITION : P_POSITION;
    if (move)
        find_move(position, move);
    return N_POSITION;
}

enum verdict exact_verdict(const struct position *position, exact_before_t *before, part_t over)
{
    return search(position, before, over, 0);
}

enum verdict exact_reply(const struct position *position, exact_before_t *before, part_t over,
                         struct move *move)
{
    return search(position, before, over, move);
}
