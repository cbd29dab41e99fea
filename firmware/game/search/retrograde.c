// SPDX-License-Identifier: MIT
#include "game/search/retrograde.h"

#include <string.h> // memcmp, memcpy, memset

// The state of the search, while it owns the arena: the outcomes of all rows below rank `at` are known.
static struct walk {
    rank_t at;
    bool is_lost;   // row `at` is a P-position
    rank_t limit;   // rows above this rank are not marked
    part_t k, most; // parameters of the question
    struct search_rules rules;
    part_t largest;                // bound of the parts
    uint8_t count;                 // parts in a row
    uint8_t raised;                // parts that are larger in `predecessor` than in `p_position`
    rank_t rank;                   // of `predecessor`
    part_t p_position[PILES_MAX];  // the row of rank `at`, largest part first: P unless it is marked
    part_t predecessor[PILES_MAX]; // the same with fewer than k parts raised
    uint8_t above[LARGEST_MAX];    // how many parts of `predecessor` are above 0, 1, ...
} walk;

// The graph is in the last bytes of the arena, which the bits of tokens never need (TOKEN_RANKS_MAX).
static vertex_set_t *const graph = (vertex_set_t *)(arena.bytes + ARENA_BYTES) - VERTICES_MAX;

rank_t rows_below(uint8_t parts, part_t part)
{
    if (parts == 0)
        return 1;
    return parts == 1 ? part : binomials[first_binomial[parts] + part];
}

// Returns the rank of a row, given in any order, among all rows of walk.count parts.
static rank_t rank_of(const part_t *parts, uint8_t count)
{
    const part_t *const end = parts + count;
    rank_t sum = 0;
    for (const part_t *part = parts; part != end; part++) {
        part_t least = *part;           // of parts that come before this one
        uint8_t from_here = walk.count; // parts from this one on, in the order of the rank
        for (const part_t *other = parts; other != end; other++) {
            if (other == part)
                least++; // of equal ones only those to the left
            if (*other >= least)
                from_here--;
        }
        if (*part)
            sum += rows_below(from_here, *part);
    }
    return sum;
}

// Returns by how much the rank of walk.predecessor grows if one of its parts is `part` + 1 instead of `part`.
static rank_t rank_step(part_t part)
{
    return rows_below(walk.count - 1 - walk.above[part], part + 1);
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

// Returns the largest size of part i of a predecessor. Few predecessors come twice if it is that of the last
// part before it that is raised, or that equals part i of the P-position.
static part_t bound_of(uint8_t i)
{
    const part_t to = walk.p_position[i];
    part_t bound = walk.largest;
    while (i--) {
        const part_t before = walk.predecessor[i];
        if (before == to || before != walk.p_position[i]) {
            bound = before;
            break;
        }
    }
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
            rank += rank_step(*from);
            walk.above[(*from)++]++;
            if (rank <= walk.limit) {
                walk.rank = rank;
                walk.raised = raised + 1;
                return true;
            }
        }
        while (*from != to) {
            walk.above[--*from]--;
            rank -= rank_step(*from);
        }
    }
    walk.raised = 0;
    return false;
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

// Marks the predecessors that raise one part more than walk.predecessor, behind those that it raises. With a
// move (not null): when it has marked the row of rank `asked`, it sets the move and returns true. Counts the
// rows in *steps. Without a move the search goes on to `asked`, so that all that is smaller is known then.
static bool mark_predecessors(rank_t asked, struct position *position, struct move *move,
                              search_steps_t *steps)
{
    for (uint8_t i = walk.count; i-- && walk.predecessor[i] == walk.p_position[i];) {
        const part_t to = walk.p_position[i], bound = bound_of(i);
        rank_t rank = walk.rank;
        for (part_t from = to; from < bound;) {
            rank += rank_step(from++);
            ++*steps;
            if (rank > walk.limit)
                break;
            if (walk.rules.along_edges && !(graph[from] >> to & 1))
                continue;
            mark(rank, true);
            if (move && rank == asked) {
                walk.predecessor[i] = from;
                find_move(position, move);
                walk.predecessor[i] = to;
                return true;
            }
        }
    }
    return false;
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
        while (*part)
            walk.above[--*part]--;
    walk.above[(*part)++]++;
    walk.at++;
    start_row();
}

// Begins a search of all rows of `count` parts that are at most `largest`.
static void begin(struct walk *begun, struct search_rules rules, const struct position *position,
                  uint8_t count, part_t largest)
{
    memset(begun, 0, sizeof *begun);
    arena_take(ARENA_RETROGRADE);
    begun->rules.along_edges = rules.along_edges;
    if (BARS_ARE_SEARCHED)
        begun->rules.next_predecessor = rules.next_predecessor;
    begun->k = position->k;
    begun->most = position->most;
    begun->count = count;
    begun->largest = largest;
    if (rules.along_edges)
        memcpy(graph, position->successors, sizeof position->successors);
    start_row();
}

// True if the search in the arena has this question.
static bool is_begun(const struct walk *begun, struct search_rules rules, const struct position *position,
                     uint8_t count, part_t largest)
{
    return arena.owner == ARENA_RETROGRADE && begun->rules.along_edges == rules.along_edges &&
           (!BARS_ARE_SEARCHED || begun->rules.next_predecessor == rules.next_predecessor) &&
           begun->k == position->k && begun->most == position->most && count <= begun->count &&
           largest <= begun->largest &&
           (!rules.along_edges || !memcmp(graph, position->successors, sizeof position->successors));
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
    if (largest >= (binomial_index_t)(first[1] - first[0]))
        return BEYOND_LIMIT;

    rank_t asked;
    // A move is found when its position is marked.
    if (!is_begun(&walk, rules, position, count, largest) ||
        (asked = rank_of(position->part, position->count)) > walk.limit || (move && mark(asked, false))) {
        begin(&walk, rules, position, count, largest);
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
                const rank_t before = rank_of(walk.predecessor, walk.count);
                steps += walk.count; // it takes so many times as long as another step
                if (before <= walk.limit)
                    mark(before, true);
                continue;
            }
        } else if (walk.is_lost) {
            if (mark_predecessors(asked, position, move, &steps))
                return N_POSITION;
            if (raise_next())
                continue;
        }
        next_row();
    }
    return mark(asked, false) ? N_POSITION : P_POSITION;
}
