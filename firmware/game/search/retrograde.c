// SPDX-License-Identifier: MIT
#include "game/search/retrograde.h"

#include <string.h> // memcmp, memcpy, memset

// The state of the search, while it owns the arena: the outcomes of all rows below rank `at` are known.
static struct {
    rank_t at;
    bool is_lost;   // row `at` is a P-position
    rank_t limit;   // rows above this rank are not marked
    part_t k, most; // parameters of the question
    struct search_rules rules;
    part_t largest; // bound of the parts
    uint8_t count;  // parts in a row
    uint8_t raised; // parts that are larger in `predecessor` than in `p_position`
    rank_t rank;    // of `predecessor`
    part_t
        p_position[PILES_MAX]; // the row of rank `at`, largest part first; a P-position unless it is marked
    part_t predecessor[PILES_MAX]; // the same with fewer than k parts raised
} walk;

// The graph is in the last bytes of the arena, which the bits of tokens never need (TOKEN_RANKS_MAX).
static vertex_set_t *const graph = (vertex_set_t *)(arena.bytes + ARENA_BYTES) - VERTICES_MAX;

// noinline: saves flash.
__attribute__((noinline)) rank_t rows_below(uint8_t parts, part_t part)
{
    if (parts == 0)
        return 1;
    return parts == 1 ? part : binomials[first_binomial[parts] + part];
}

// Returns the rank of a row, given in any order, among all rows of walk.count parts.
static rank_t rank_of(const part_t *parts, uint8_t count)
{
    rank_t sum = 0;
    for (uint8_t i = 0; i < count; i++) {
        const part_t part = parts[i];
        uint8_t from_here = walk.count; // parts from this one on, in the order of the rank
        for (uint8_t other = 0; other < count; other++)
            from_here -= other < i ? parts[other] >= part : parts[other] > part;
        if (part)
            sum += rows_below(from_here, part);
    }
    return sum;
}

// Returns by how much the rank of walk.predecessor differs if its part i is `part` + 1 instead of `part`. Of
// equal parts the first one counts as raised, and no part after i differs from walk.p_position.
static rank_t rank_step(uint8_t i, part_t part)
{
    uint8_t after = walk.count - 1; // parts after the raised one in the order of the rank
    while (i--)
        after -= walk.predecessor[i] > part;
    return rows_below(after, part + 1);
}

// With `now`, marks the row, of a rank below RANKS_MAX. Returns whether it is marked. The bit comes from a
// table, which is quicker than shifts by one place at a time, as the AVR makes them.
static bool mark(rank_t row, bool now)
{
    static const FLASH uint8_t bits[] = {0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80};
    const uint8_t bit = bits[row % 8];
    uint8_t *const byte = &arena.bytes[row >> 3];
    if (now)
        *byte |= bit;
    return *byte & bit;
}

// Returns how large part i of a predecessor may be. Equal parts stay in order, and so do those that are
// raised, so that few rows come twice. noinline: saves flash.
__attribute__((noinline)) static part_t bound_of(uint8_t i)
{
    const part_t to = walk.p_position[i];
    if (i && walk.predecessor[i - 1] == to)
        return to;
    while (i && walk.predecessor[i - 1] == walk.p_position[i - 1])
        i--;
    const part_t bound = i ? walk.predecessor[i - 1] : walk.largest;
    return (part_t)(bound - to) > walk.most ? to + walk.most : bound;
}

// Steps walk.predecessor to the next row with fewer than k parts raised, none of them the last, after the
// last such row back to walk.p_position; then returns false.
static bool raise_next(void)
{
    rank_t rank = walk.rank;
    uint8_t raised = walk.raised;
    for (uint8_t i = walk.count - 1; i--;) {
        const part_t to = walk.p_position[i];
        part_t *const from = &walk.predecessor[i];
        if (*from != to)
            raised--;
        if (raised < (part_t)(walk.k - 1) && *from < bound_of(i)) {
            rank += rank_step(i, (*from)++);
            if (rank <= walk.limit) {
                walk.rank = rank;
                walk.raised = raised + 1;
                return true;
            }
        }
        while (*from != to)
            rank -= rank_step(i, --*from);
    }
    walk.raised = 0;
    return false;
}

// Marks the predecessors that raise one part more than walk.predecessor, behind those that it raises. If the
// row of rank `asked` is among them, sets *part and *larger to that part and what it is raised to. Returns
// the number of rows tried.
static search_steps_t mark_predecessors(rank_t asked, uint8_t *part, part_t *larger)
{
    search_steps_t tried = 0;
    for (uint8_t i = walk.count; i-- && walk.predecessor[i] == walk.p_position[i];) {
        const part_t to = walk.p_position[i], bound = bound_of(i);
        rank_t rank = walk.rank;
        uint8_t passed = i, after = walk.count - 1 - i; // as in rank_step
        for (part_t from = to; from < bound;) {
            for (; passed; passed--) {
                const part_t other = walk.predecessor[passed - 1];
                if (other == walk.p_position[passed - 1]) {
                    if (other > from)
                        break;
                    after++;
                }
            }
            rank += rows_below(after, ++from);
            tried++;
            if (rank > walk.limit)
                break;
            if (walk.rules.along_edges && !(graph[from] >> to & 1))
                continue;
            mark(rank, true);
            if (rank == asked) {
                *part = i;
                *larger = from;
            }
        }
    }
    return tried;
}

static bool is_misere(struct search_rules rules)
{
    return rules.along_edges || (BARS_ARE_SEARCHED && rules.next_predecessor);
}

// Starts the next position. In misere play it is marked if it is terminal: all its parts are 0, or sinks of
// the graph, which are its lowest vertices.
static void start_row(void)
{
    const part_t largest = walk.p_position[0];
    const bool is_terminal = walk.rules.along_edges ? !graph[largest] : !largest;
    walk.is_lost = !mark(walk.at, is_terminal && is_misere(walk.rules));
    walk.rank = walk.at;
    if (walk.is_lost)
        memcpy(walk.predecessor, walk.p_position, sizeof walk.p_position);
}

// Goes on to the next row.
static void next_row(void)
{
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
    arena_take(ARENA_RETROGRADE);
    walk.rules.along_edges = rules.along_edges;
    if (BARS_ARE_SEARCHED)
        walk.rules.next_predecessor = rules.next_predecessor;
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
    return arena.owner == ARENA_RETROGRADE && walk.rules.along_edges == rules.along_edges &&
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
    if (count > 1 && largest >= (binomial_index_t)(first[1] - first[0]))
        return BEYOND_LIMIT;

    rank_t asked;
    // A move is found when its position is marked.
    if (!is_begun(rules, position, count, largest) ||
        (asked = rank_of(position->part, position->count)) > walk.limit || (move && mark(asked, false))) {
        begin(rules, position, count, largest);
        walk.limit = asked = rank_of(position->part, position->count);
    }
    if (asked >= RANKS_MAX) {
        arena.owner = ARENA_FREE;
        return BEYOND_LIMIT;
    }
    for (search_steps_t steps = 0; walk.at < asked;) {
        if (steps >= SEARCH_STEPS)
            return PENDING;
        steps++;
        if (walk.is_lost && BARS_ARE_SEARCHED && rules.next_predecessor) {
            if (rules.next_predecessor(walk.p_position, walk.predecessor, walk.count, walk.largest)) {
                mark(rank_of(walk.predecessor, walk.count), true);
                continue;
            }
        } else if (walk.is_lost) {
            uint8_t part = 0;
            part_t larger = 0;
            steps += mark_predecessors(asked, &part, &larger);
            if (move && larger) {
                walk.predecessor[part] = larger;
                find_move(position, move);
                walk.predecessor[part] = walk.p_position[part];
                return N_POSITION;
            }
            if (raise_next())
                continue;
        }
        next_row();
    }
    return mark(asked, false) ? N_POSITION : P_POSITION;
}
