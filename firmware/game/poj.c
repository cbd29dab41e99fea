// SPDX-License-Identifier: MIT
// POJ 2315: balls at integer distances from the goal. A kick rolls a ball by whole turns, 2 pi r each, L at
// most; who brings the last ball in wins. In turns this is bounded Nim. Of the distances that need as many
// turns a kick leaves the largest.
#include "game/bnim.h"

// TURN / PER_TURN is a convergent of 2 pi from above. Between it and 2 pi there is no fraction with a
// denominator below the sum of this one and the next convergent's, so no integer lies between N * 2 pi and
// N * TURN / PER_TURN for any N below that sum:
//   710/113,              next 103993/16551:         N < 16664,     distances up to 104,702
//   411557987/65501488,   next 2137933792/340262731: N < 405764219, distances up to 2^31 - 1 and more
#if STONES_MAX <= UINT16_MAX
typedef uint32_t wide_t;
enum { TURN = 710, PER_TURN = 113 };
#else
typedef uint64_t wide_t;
enum { TURN = 411557987, PER_TURN = 65501488 };
#endif

// Two floors may follow each other: floor(x / r) = floor(floor(x) / r).
static stones_t whole_turns(stones_t distance, stones_t radius)
{
    return (stones_t)((wide_t)distance * PER_TURN / TURN) / radius;
}

// No distance but 0 is a whole number of turns.
part_t poj_turns(const struct position *position, part_t distance)
{
    return distance ? whole_turns(distance, position->radius) + 1 : 0;
}

// The largest integer below a fraction that is a little too large and may be an integer itself.
part_t poj_distance(const struct position *position, part_t turns)
{
    return turns ? ((wide_t)turns * position->radius * TURN - 1) / PER_TURN : 0;
}

part_t poj_longest_turns(const struct position *position)
{
    return whole_turns(position->longest, position->radius);
}

static void in_turns(const struct position *position, struct position *turns)
{
    *turns = (struct position){.count = position->count, .k = position->k};
    turns->most = poj_longest_turns(position);
    for (uint8_t i = 0; i < position->count; i++)
        turns->part[i] = poj_turns(position, position->part[i]);
}

typedef part_t convert_t(const struct position *position, part_t part);

static void convert(const struct position *position, struct move *move, convert_t *to)
{
    for (uint8_t i = 0; i < move->count; i++)
        move->change[i].becomes = to(position, move->change[i].becomes);
}

typedef bool step_t(const struct position *position, struct move *move);

static bool step_in_turns(const struct position *position, struct move *move, step_t *next)
{
    struct position turns;
    in_turns(position, &turns);
    convert(position, move, poj_turns);
    bool found = next(&turns, move);
    convert(position, move, poj_distance);
    return found;
}

bool poj_next_winning(const struct position *position, struct move *move)
{
    return step_in_turns(position, move, bnim_next_winning);
}

enum verdict poj_verdict(const struct position *position)
{
    struct position turns;
    in_turns(position, &turns);
    return bnim_verdict(&turns);
}

enum verdict poj_reply(const struct position *position, struct move *move)
{
    struct position turns;
    in_turns(position, &turns);
    enum verdict verdict = bnim_reply(&turns, move);
    convert(position, move, poj_distance);
    return verdict;
}
