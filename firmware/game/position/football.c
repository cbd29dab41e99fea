// SPDX-License-Identifier: MIT
#include "game/position/football.h"

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

// From this radius on one turn is longer than every distance.
#define RADIUS_MAX ((wide_t)STONES_MAX * PER_TURN / TURN + 1)

// No distance but 0 is a whole number of turns, as 2 pi is irrational. On a small board counting the turns of
// a ball is faster than dividing; those of a kick can be ten times as many.
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
