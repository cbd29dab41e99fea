// SPDX-License-Identifier: MIT
#include "robot/opponent.h"

#include <string.h>

enum { BITS = 7, SMALL_PILES = 4, SMALL_MOST = 5, SMALL_ALL = 6 * 6 * 6 * 6 };

bool is_lost(const struct position *piles, unsigned k, bool misere)
{
    bool only_ones = true;

    for (unsigned i = 0; i < piles->count; i++)
        only_ones = only_ones && piles->part[i] <= 1;
    for (unsigned bit = 0; bit < BITS; bit++) {
        unsigned having = 0;

        for (unsigned i = 0; i < piles->count; i++)
            having += piles->part[i] >> bit & 1;
        if (having % (k + 1) != (misere && only_ones && bit == 0))
            return false;
    }
    return true;
}

// Tries all ways to reduce up to k piles, starting at pile `first`.
static bool search(struct position *piles, unsigned first, unsigned k, const struct position *before,
                   unsigned all_k, bool misere)
{
    if (memcmp(piles, before, sizeof *piles) && is_lost(piles, all_k, misere))
        return true;
    for (unsigned pile = first; k && pile < piles->count; pile++) {
        unsigned stones = piles->part[pile];

        while (piles->part[pile]) {
            piles->part[pile]--;
            if (search(piles, pile + 1, k - 1, before, all_k, misere))
                return true;
        }
        piles->part[pile] = stones;
    }
    return false;
}

bool winning_move(const struct position *piles, unsigned k, bool misere, struct move *move)
{
    struct position after = *piles;

    *move = (struct move){0};
    if (is_lost(piles, k, misere) || !search(&after, 0, k, piles, k, misere))
        return false;
    for (uint8_t i = 0; i < piles->count; i++)
        if (after.part[i] != piles->part[i])
            game_change(move, i, after.part[i]);
    return true;
}

static void unpack(unsigned number, struct position *piles)
{
    piles->count = SMALL_PILES;
    for (unsigned i = 0; i < SMALL_PILES; i++, number /= SMALL_MOST + 1)
        piles->part[i] = number % (SMALL_MOST + 1);
}

static bool is_move(const struct position *from, const struct position *to, unsigned k)
{
    unsigned changed = 0;

    for (unsigned i = 0; i < SMALL_PILES; i++) {
        if (to->part[i] > from->part[i])
            return false;
        changed += to->part[i] < from->part[i];
    }
    return changed >= 1 && changed <= k;
}

// Solves the positions in the order of their numbers, because each move leads to a smaller number.
bool theory_holds(unsigned k, bool misere)
{
    static bool lost[SMALL_ALL];
    struct position from = {0}, to = {0};

    for (unsigned position = 0; position < SMALL_ALL; position++) {
        unpack(position, &from);
        lost[position] = position > 0 || !misere;
        for (unsigned next = 0; next < position && lost[position]; next++) {
            unpack(next, &to);
            lost[position] = !(is_move(&from, &to, k) && lost[next]);
        }
        if (lost[position] != is_lost(&from, k, misere))
            return false;
    }
    return true;
}
