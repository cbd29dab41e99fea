// SPDX-License-Identifier: MIT
// Positions, sets and the turns of football. TURN / PER_TURN is a fraction just below 2 pi. README.md
// (Football) proves that turns are exact for distances up to 1,042 on boards, and up to 2^31 - 1 and more on
// the host. On a board, counting the turns of a short distance is faster than a division.
#include "game/position/position.h"

void game_change(struct move *move, uint8_t part, part_t becomes)
{
    struct change *change = &move->change[move->count++];
    change->part = part;
    change->becomes = becomes;
}

void game_no_move(struct move *move)
{
    move->count = 0;
    move->amount = 0;
}

bool game_is_move(const struct move *move)
{
    return move->count || move->amount;
}

bool graph_has_edge(const struct position *position, uint8_t from, uint8_t to)
{
    return position->successors[from] >> to & 1;
}

bool graph_add_edge(struct position *position, uint8_t from, uint8_t to)
{
    const vertex_set_t before = position->successors[from], after = before | (vertex_set_t)1 << to;
    position->successors[from] = after;
    return after != before;
}

void set_add(subtraction_set_t *set, uint8_t number)
{
    *set |= (subtraction_set_t)1 << number;
}

uint8_t set_next(subtraction_set_t set, uint8_t number)
{
    set >>= number;
    for (uint8_t next = number + 1; set >>= 1; next++)
        if (set & 1)
            return next;
    return 0;
}

#if STONES_MAX <= 1042
typedef uint16_t wide_t;
enum { TURN = 333, PER_TURN = 53 };
#else
typedef uint64_t wide_t;
enum { TURN = 2137933792, PER_TURN = 340262731 };
#endif

// A ball with this radius or more needs at most one turn.
#define RADIUS_MAX ((wide_t)STONES_MAX * PER_TURN / TURN + 1)

// Returns the number of turns that a ball needs, rounded up.
part_t football_turns(const struct position *position, stones_t distance)
{
    const wide_t radius = position->radius < RADIUS_MAX ? position->radius : RADIUS_MAX, turn = radius * TURN;
    wide_t left = (wide_t)distance * PER_TURN;
    if (!radius || !distance)
        return distance;
    if (PART_MAX > UINT8_MAX || distance > PART_MAX)
        return (left - 1) / turn + 1;
    part_t turns = 1;
    for (; left > turn; turns++)
        left -= turn;
    return turns;
}

part_t football_distance(const struct position *position, stones_t turns)
{
    if (!position->radius)
        return turns;
    return (wide_t)turns * position->radius * TURN / PER_TURN;
}

part_t football_longest_turns(const struct position *position)
{
    if (!position->radius)
        return position->most;
    const part_t turns = football_turns(position, position->longest);
    return turns ? turns - 1 : 0;
}
