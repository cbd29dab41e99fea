// SPDX-License-Identifier: MIT
#include "game/search/retrograde.h"

#include <string.h> // memcmp, memcpy, memset

struct arena arena;

// Graph of the tokens, stored at the end of the arena
static vertex_set_t *const graph = (vertex_set_t *)(arena.bytes + ARENA_BYTES) - VERTICES_MAX;

void arena_take(uint8_t owner)
{
    memset(arena.bytes, 0, ARENA_BYTES);
    arena.owner = owner;
}

rank_t rows_below(uint8_t parts, part_t part)
{
    if (parts == 0)
        return 1;
    return parts == 1 ? part : binomials[first_binomial[parts] + part];
}

// Returns the rank of a row. The parts may have any order.
static rank_t rank_of(const part_t *parts, uint8_t count)
{
    const part_t *const end = parts + count;
    rank_t sum = 0;
    for (const part_t *part = parts; part != end; part++) {
        part_t least = *part;                 // parts of at least this size precede `part` in the row
        uint8_t from_here = arena.walk.count; // number of parts from `part` to the end of the row
        for (const part_t *other = parts; other != end; other++) {
            if (other == part)
                least++; // equal parts keep their order
            if (*other >= least)
                from_here--;
        }
        if (*part)
            sum += rows_below(from_here, *part);
    }
    return sum;
}

// Returns how much the predecessor's rank grows if a part of this size grows by 1.
static rank_t rank_step(part_t part)
{
    return rows_below(arena.walk.count - 1 - arena.walk.above[part], part + 1);
}

// Marks a row if `now` is true. Returns true if the row is marked.
static bool mark(rank_t row, bool now)
{
    static const FLASH uint8_t bits[] = {0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80};
    const uint8_t bit = bits[row % 8];
    uint8_t *const byte = &arena.bytes[row >> 3];
    if (now)
        *byte |= bit;
    return *byte & bit;
}

// Returns the largest size to which part i may be raised. Larger sizes would repeat rows.
static part_t bound_of(uint8_t i)
{
    const part_t to = arena.walk.p_position[i];
    part_t bound = arena.walk.largest;
    while (i--) {
        const part_t before = arena.walk.predecessor[i];
        if (before == to || before != arena.walk.p_position[i]) {
            bound = before;
            break;
        }
    }
    return (part_t)(bound - to) > arena.walk.most ? to + arena.walk.most : bound;
}

// Sets arena.walk.predecessor to the next row with raised parts. Returns false at the end.
static bool raise_next(void)
{
    rank_t rank = arena.walk.rank;
    uint8_t raised = arena.walk.raised;
    for (uint8_t i = arena.walk.count - 1; i--;) {
        const part_t to = arena.walk.p_position[i];
        part_t *const from = &arena.walk.predecessor[i];
        if (*from != to)
            raised--;
        if (raised < (part_t)(arena.walk.k - 1) && *from < bound_of(i)) {
            rank += rank_step(*from);
            arena.walk.above[(*from)++]++;
            if (rank <= arena.walk.limit) {
                arena.walk.rank = rank;
                arena.walk.raised = raised + 1;
                return true;
            }
        }
        while (*from != to) {
            arena.walk.above[--*from]--;
            rank -= rank_step(*from);
        }
    }
    arena.walk.raised = 0;
    return false;
}

// Sets *move to the move from *position to arena.walk.p_position. Plays this move in *position.
static void find_move(struct position *position, struct move *move)
{
    move->count = 0;
    // Begins with the smallest part, because this order changes no part twice.
    for (uint8_t i = arena.walk.count; i--;) {
        if (arena.walk.predecessor[i] == arena.walk.p_position[i])
            continue;
        uint8_t part = 0;
        while (position->part[part] != arena.walk.predecessor[i])
            part++;
        position->part[part] = arena.walk.p_position[i];
        game_change(move, part, arena.walk.p_position[i]);
    }
}

// Marks all rows with one more raised part. Returns true if it has reached `asked` and set *move.
static bool mark_predecessors(rank_t asked, struct position *position, struct move *move,
                              search_steps_t *steps)
{
    for (uint8_t i = arena.walk.count; i-- && arena.walk.predecessor[i] == arena.walk.p_position[i];) {
        const part_t to = arena.walk.p_position[i], bound = bound_of(i);
        rank_t rank = arena.walk.rank;
        for (part_t from = to; from < bound;) {
            rank += rank_step(from++);
            ++*steps;
            if (rank > arena.walk.limit)
                break;
            if (arena.walk.rules.along_edges && !(graph[from] >> to & 1))
                continue;
            mark(rank, true);
            if (move && rank == asked) {
                arena.walk.predecessor[i] = from;
                find_move(position, move);
                arena.walk.predecessor[i] = to;
                return true;
            }
        }
    }
    return false;
}

// Returns true if the rules are misere (tokens on a graph, and Chomp).
static bool is_misere(struct search_rules rules)
{
    return rules.along_edges || (BARS_ARE_SEARCHED && rules.next_predecessor);
}

// Starts the row with rank arena.walk.at. In misere play, marks a row without moves.
static void start_row(void)
{
    const part_t largest = arena.walk.p_position[0];
    const bool is_terminal = arena.walk.rules.along_edges ? !graph[largest] : !largest;
    arena.walk.is_lost = !mark(arena.walk.at, is_terminal && is_misere(arena.walk.rules));
    arena.walk.rank = arena.walk.at;
    if (arena.walk.is_lost)
        memcpy(arena.walk.predecessor, arena.walk.p_position, sizeof arena.walk.p_position);
}

// Moves to the row with the next rank.
static void next_row(void)
{
    part_t *part = &arena.walk.p_position[arena.walk.count - 1];
    for (; part != arena.walk.p_position && part[0] == part[-1]; part--)
        while (*part)
            arena.walk.above[--*part]--;
    arena.walk.above[(*part)++]++;
    arena.walk.at++;
    start_row();
}

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

// Returns true if the search in the arena covers this position.
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
    // Only marking `asked` finds the move. If an earlier search has marked `asked`, begins a new search.
    if (!is_begun(&arena.walk, rules, position, count, largest) ||
        (asked = rank_of(position->part, position->count)) > arena.walk.limit ||
        (move && mark(asked, false))) {
        begin(&arena.walk, rules, position, count, largest);
        arena.walk.limit = asked = rank_of(position->part, position->count);
    }
    if (asked >= RANKS_MAX) {
        arena.owner = ARENA_FREE;
        return BEYOND_LIMIT;
    }
    for (search_steps_t steps = 0; arena.walk.at < asked;) {
        if (steps >= SEARCH_STEPS)
            return PENDING;
        steps++;
        if (arena.walk.is_lost && BARS_ARE_SEARCHED && rules.next_predecessor) {
            if (rules.next_predecessor(arena.walk.p_position, arena.walk.predecessor, arena.walk.count,
                                       arena.walk.largest)) {
                const rank_t before = rank_of(arena.walk.predecessor, arena.walk.count);
                steps += arena.walk.count; // rank_of needs about one step per part
                if (before <= arena.walk.limit)
                    mark(before, true);
                continue;
            }
        } else if (arena.walk.is_lost) {
            if (mark_predecessors(asked, position, move, &steps))
                return N_POSITION;
            if (raise_next())
                continue;
        }
        next_row();
    }
    return mark(asked, false) ? N_POSITION : P_POSITION;
}
