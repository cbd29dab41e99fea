// SPDX-License-Identifier: MIT
// Compares bounded Nim and football with brute force in every position up to a stated size. Positions without
// a formula are searched in a bitmap.
#include "game/position/position.h"
#include "host/brute/brute.h" // everything but the rules
#include "draw.h"
#include "random.h"

#include <stdio.h>

// Returns floor(2 pi N) by 128-bit arithmetic. two_pi is 2 pi * 2^96.
static unsigned floor_of_turns(unsigned turns)
{
    const unsigned __int128 two_pi = (unsigned __int128)0x6487ed511ull << 64 | 0x0b4611a62633145cull;
    return (unsigned)(two_pi * turns >> 96);
}

// Returns the turns of a ball over a distance. Radius 0 means stones.
static unsigned turns_of(unsigned distance)
{
    unsigned turns = 0;
    if (now.radius == 0)
        return distance;
    while (floor_of_turns(turns * now.radius) < distance)
        turns++;
    return turns;
}

// Adds moves that change up to `left` more parts than so_far.
static void take_from(const struct option *so_far, unsigned first, unsigned left)
{
    const unsigned most = now.radius ? turns_of(now.longest + 1) - 1 : now.most;
    for (unsigned i = first; i < state.count && left; i++) {
        const unsigned turns = turns_of(state.digit[i]);
        for (unsigned t = 1; t <= most && t <= turns; t++) {
            struct option *option = add_option();
            if (so_far)
                *option = *so_far;
            change(option, i, now.radius ? floor_of_turns((turns - t) * now.radius) : turns - t);
            take_from(option, i + 1, left - 1);
        }
    }
}

static void take_moves(void)
{
    take_from(0, 0, now.k);
}

enum { PAIRS = 3 };

// Sweeps over all m and K, or in short runs over one pair in PAIRS.
static void each_m_and_most(void)
{
    for (now.k = 1; now.k <= state.count + 1; now.k++)
        for (now.most = 0; now.most <= size; now.most++)
            if (drawn(now.k * (size + 1) + now.most, PAIRS))
                brute_sweep();
}

// Sweeps over all K, and over all m that have no formula.
static void each_hard_m(void)
{
    for (now.k = 2; now.k + 2 <= state.count; now.k++)
        for (now.most = 1; now.most <= size; now.most++)
            brute_sweep();
}

static void each_kick(void)
{
    const unsigned least = state.count == 2 ? 3 : 1, most = state.count == 2 ? 3 : 2;
    for (now.radius = 1; now.radius <= 2; now.radius++)
        for (now.k = least; now.k <= most; now.k++)
            for (now.longest = 5; now.longest <= 20; now.longest += 3)
                brute_sweep();
}

static void one_kick(void)
{
    now.k = 2;
    now.longest = 7;
    now.radius = 1;
    brute_sweep();
}

static const struct rules bnim = {
    {"bnim"}, take_moves, 1, 6, 1, {0, 14, 14, 10, 6, 4, 3}, ANY_ORDER | SOME_LEGAL, each_m_and_most};
static const struct rules bnim_large = {
    {"bnim"}, take_moves, 4, 6, 1, {0, 0, 0, 0, 13, 10, 7}, SORTED | VERDICTS_ONLY, each_hard_m};
static const struct rules poj = {{"poj2315"}, take_moves, 2, 3, 1, {0, 0, 30, 30}, ANY_ORDER | SOME_LEGAL,
                                 each_kick};
static const struct rules poj_4_balls = {
    {"poj2315"}, take_moves, 4, 4, 1, {0, 0, 0, 0, 15}, ANY_ORDER | SOME_LEGAL, one_kick};

static void check_turns(unsigned turns)
{
    const unsigned distance = floor_of_turns(turns);
    now.radius = 1;
    now.longest = distance + 1;
    if (football_distance(&now, turns) != distance || football_turns(&now, distance) != turns ||
        football_turns(&now, distance + 1) != turns + 1 || football_longest_turns(&now) != turns)
        brute_fail("turns");
}

static void check_two_pi(void)
{
    brute_game("poj2315");
    const unsigned most = 341782637; // whole turns in 2^31 - 1
    for (unsigned turns = 1; turns <= 1000000; turns++) {
        if (!drawn(turns, 64))
            continue;
        check_turns(turns);
        check_turns(most - turns);
        check_turns(1 + random_bits() % most);
    }
    for (unsigned turns = 65501488; turns <= most;
         turns += 65501488) // multiples whose 2 pi N is nearest to an integer
        check_turns(turns);
    if (football_turns(&now, 0) != 0 || football_turns(&now, 2147483647) != most + 1)
        brute_fail("turns of the smallest and largest distance");
    for (now.radius = 1; now.radius < 100; now.radius++)
        for (unsigned distance = 0; distance < 2000; distance++)
            if (football_turns(&now, distance) != turns_of(distance))
                brute_fail("turns of a large ball");
    brute_end_test("numbers of turns up to the largest distance agree with 128-bit arithmetic");
}

int main(void)
{
    brute_check(&bnim, "bnim");
    brute_check(&bnim_large, "bnim");
    brute_check(&poj, "poj2315");
    brute_check(&poj_4_balls, "poj2315");
    check_two_pi();
    return brute_done();
}
