// SPDX-License-Identifier: MIT
#include "game/search/retrograde.h"

#include <string.h> // memcmp, memcpy, memset

// The state of the search, while it owns the arena: the outcomes of all rows below rank `at` are known.
static struct {
    rank_t at;
    part_t k, most; // parameters of the question
    struct search_rules rules;
    part_t largest;  // bound of the parts
    uint8_t count;   // parts in a row
    uint8_t touched; // parts that differ between `p_position` and `predecessor`
    part_t
        p_position[PILES_MAX]; // the row of rank `at`, largest part first; a P-position unless it is marked
    part_t predecessor[PILES_MAX]; // its predecessor that was marked last, part by part
} walk;

// The graph is in the last bytes of the arena, which the bits of tokens never need (TOKEN_RANKS_MAX).
static vertex_set_t *const graph = (vertex_set_t *)(arena.bytes + ARENA_BYTES) - VERTICES_MAX;

// Returns the rank of a row, given in any order, among all rows of walk.count parts. Predecessors are nearly
// sorted, so sorting them by insertion takes little more than a comparison each.
static rank_t rank_of(const part_t *parts, uint8_t count)
{
    part_t row[PILES_MAX];
    for (uint8_t i = 0; i < count; i++) {
        const part_t part = parts[i];
        uint8_t at = i;
        for (; at && row[at - 1] < part; at--)
            row[at] = row[at - 1];
        row[at] = part;
    }
    rank_t sum = 0;
    uint8_t left = walk.count; // parts from this one to the end of the row
    for (uint8_t i = 0; i < count && row[i]; i++, left--)
        sum += left > 1 ? binomials[first_binomial[left] + row[i]] : row[i];
    return sum;
}

static rank_t predecessor_rank(void)
{
    return rank_of(walk.predecessor, walk.count);
}

// With `now`, marks the row. Returns whether it is marked.
static bool mark(rank_t row, bool now)
{
    if (row >= RANKS_MAX)
        return false;
    const uint8_t bit = 1 << (row & 7);
    uint8_t *const byte = &arena.bytes[row >> 3];
    if (now)
        *byte |= bit;
    return *byte & bit;
}

// As next_predecessor, for moves that lower up to k parts. Equal parts stay in order, so that few rows come
// twice.
static bool next_part_predecessor(void)
{
    for (uint8_t i = walk.count; i--;) {
        const part_t to = walk.p_position[i];
        part_t *const from = &walk.predecessor[i];
        part_t bound = i && walk.p_position[i - 1] == to ? walk.predecessor[i - 1] : walk.largest;
        if (!walk.rules.along_edges && (part_t)(bound - to) > walk.most)
            bound = to + walk.most;
        if (*from != to)
            walk.touched--;
        if (walk.touched < walk.k) {
            while (*from < bound) {
                ++*from;
                if (!walk.rules.along_edges || graph[*from] >> to & 1) {
                    walk.touched++;
                    return true;
                }
            }
        }
        *from = to;
    }
    return false;
}

// Steps walk.predecessor to the next predecessor of walk.p_position (struct search_rules).
static bool next_predecessor(void)
{
    if (BARS_ARE_SEARCHED && walk.rules.next_predecessor)
        return walk.rules.next_predecessor(walk.p_position, walk.predecessor, walk.count, walk.largest);
    return next_part_predecessor();
}

// Starts the next position. In misere play it is marked if it is terminal: all its parts are 0, or sinks of
// the graph, which are its lowest vertices.
static void start_row(void)
{
    memcpy(walk.predecessor, walk.p_position, sizeof walk.p_position);
    const part_t largest = walk.p_position[0];
    if (walk.rules.misere && (walk.rules.along_edges ? !graph[largest] : !largest))
        mark(walk.at, true);
}

// A step of the search: marks a predecessor of walk.p_position as an N-position, or goes on to the next row.
// noinline: saves flash.
__attribute__((noinline)) static void search_step(void)
{
    if (!mark(walk.at, false) && next_predecessor()) {
        mark(predecessor_rank(), true);
        return;
    }
    part_t *part = &walk.p_position[walk.count - 1];
    for (; part != walk.p_position && part[0] == part[-1]; part--)
        *part = 0;
    ++*part;
    walk.at++;
    start_row();
}

// Begins a search of all rows of `count` parts that are at most `largest`.
static void begin(struct search_rules rules, const struct position *position, uint8_t count, part_t largest)
{
    memset(&walk, 0, sizeof walk);
    memset(arena.bytes, 0, ARENA_BYTES);
    arena.owner = ARENA_RETROGRADE;
    walk.rules = rules;
    walk.k = position->k;
    walk.most = position->most;
    walk.count = count;
    walk.largest = largest;
    if (rules.along_edges)
        memcpy(graph, position->successors, sizeof position->successors);
    start_row();
}

// True if the search in the arena has this question.
static bool is_begun(struct search_rules rules, const struct position *position, uint8_t count,
                     part_t largest)
{
    return arena.owner == ARENA_RETROGRADE && walk.rules.misere == rules.misere &&
           walk.rules.along_edges == rules.along_edges &&
           (!BARS_ARE_SEARCHED || walk.rules.next_predecessor == rules.next_predecessor) &&
           walk.k == position->k && walk.most == position->most && count <= walk.count &&
           largest <= walk.largest &&
           (!rules.along_edges || !memcmp(graph, position->successors, sizeof position->successors));
}

// Sets *move to the move from *position to walk.p_position, and plays it in *position. Parts that become
// lowest come first, so that none is taken for a part that is still to move.
static void find_move(struct position *position, struct move *move)
{
    move->count = 0;
    for (uint8_t i = walk.count; i--;) {
        if (walk.predecessor[i] == walk.p_position[i])
            continue;
        uint8_t part = 0;
        while (position->part[part] != walk.predecessor[i])
            part++;
        position->part[part] = walk.p_position[i];
        game_change(move, part, walk.p_position[i]);
    }
}

enum verdict retrograde_reply(struct search_rules rules, struct position *position, struct move *move)
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
    const FLASH binomial_index_t *const first = &first_binomial[count];
    if (count > 1 && first[0] + largest >= first[1])
        return BEYOND_LIMIT;

    rank_t asked = RANKS_MAX;
    if (is_begun(rules, position, count, largest))
        asked = rank_of(position->part, position->count);
    // The move is known only while walk.predecessor is the asked position.
    if (asked >= RANKS_MAX ||
        (move && mark(asked, false) && (asked == walk.at || predecessor_rank() != asked))) {
        begin(rules, position, count, largest);
        asked = rank_of(position->part, position->count);
    }
    if (asked >= RANKS_MAX)
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
        search_step();
    }
}
