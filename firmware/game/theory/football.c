// SPDX-License-Identifier: MIT
#include "game/theory/bounded.h"

// TURN / PER_TURN is a convergent of 2 pi from below. Between it and 2 pi there is no fraction with a
// denominator below the sum of this one and the next convergent's, so no integer lies above N * TURN /
// PER_TURN and below N * 2 pi for any N below that sum:
//   333/53,               next 710/113:              N < 166,       distances up to 1,042
//   2137933792/340262731, next 2549491779/405764219: N < 746026950, distances up to 2^31 - 1 and more
#if STONES_MAX <= 1042
typedef uint16_t wide_t;
enum { TURN = 333, PER_TURN = 53 };
#else
typedef uint64_t wide_t;
enum { TURN = 2137933792, PER_TURN = 340262731 };
#endif

// A ball on a small board is at most 16 turns away. A search asks for them in every call, and the AVR adds
// them up faster than it divides.
enum { NEAR = 99 };

static part_t add_turns(stones_t distance, stones_t radius)
{
    const wide_t turn = (wide_t)TURN * radius, end = (wide_t)distance * PER_TURN;
    part_t turns = 0;
    for (wide_t rolled = 0; rolled < end; rolled += turn)
        turns++;
    return turns;
}

// No distance but 0 is a whole number of turns. Two floors may follow each other: floor(x / r) =
// floor(floor(x) / r).
part_t football_turns(const struct position *position, stones_t distance)
{
    if (!position->radius || !distance)
        return distance;
    if (PART_MAX <= NEAR && distance <= NEAR)
        return position->radius < NEAR ? add_turns(distance, position->radius) : 1;
    return ((wide_t)distance * PER_TURN - 1) / TURN / position->radius + 1;
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
