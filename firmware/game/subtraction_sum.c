// SPDX-License-Identifier: MIT
// Several piles: Grundy values by mex, over a window as in subtraction.c, one for each value.
#include "game/set.h" // the next take
#include "game/subtraction.h"
#include "game/sum.h" // Grundy values of piles into a verdict

#include <string.h>

enum { VALUES = TAKES_MAX + 1 }; // a mex is at most the number of takes

struct window {
    subtraction_set_t with[VALUES]; // bit t of number v: t stones less have the value v
};

static uint8_t step(struct window *window, uint8_t mex)
{
    window->with[mex] |= 1;
    for (uint8_t v = 0; v < VALUES; v++)
        window->with[v] <<= 1;
    return mex;
}

// Counts up to all piles at once. Finds their values or, given `takes`, which takes give them these values.
static void survey(const struct position *position, uint8_t *value, subtraction_set_t *takes)
{
    const subtraction_set_t set = position->set;
    part_t pile[PILES_MAX];
    memcpy(pile, position->part, sizeof pile);
    struct window now = {{0}}, seen = {{0}};
    part_t stones = 0, age = 0, patience = 1;
    for (uint8_t left = position->count; left;) {
        uint8_t mex = 0;
        while (now.with[mex] & set)
            mex++;
        for (uint8_t i = 0; i < position->count; i++) {
            if (pile[i] != stones)
                continue;
            left--;
            if (!takes)
                value[i] = mex;
            else
                takes[i] = value[i] < VALUES ? now.with[value[i]] & set : 0;
        }
        step(&now, mex);
        stones++;
        age++;
        if (memcmp(&now, &seen, sizeof now) == 0) {
            for (uint8_t i = 0; i < position->count; i++)
                if (pile[i] >= stones)
                    pile[i] = stones + (pile[i] - stones) % age;
        } else if (age == patience) {
            seen = now;
            age = 0;
            patience *= 2;
        }
    }
}

static struct sum sum_of(const struct position *position, uint8_t *value)
{
    struct sum sum = {.misere = position->misere};
    survey(position, value, 0);
    for (uint8_t i = 0; i < position->count; i++)
        sum_add(&sum, value[i]);
    return sum;
}

enum verdict subsum_verdict(const struct position *position)
{
    uint8_t value[PILES_MAX];
    const struct sum sum = sum_of(position, value);
    return sum_verdict(&sum);
}

bool subsum_next_winning(const struct position *position, struct move *move)
{
    uint8_t value[PILES_MAX];
    subtraction_set_t takes[PILES_MAX];
    const struct sum sum = sum_of(position, value);
    for (uint8_t i = 0; i < position->count; i++)
        value[i] = (uint8_t)sum_wanted(&sum, value[i]);
    survey(position, value, takes);

    struct change *change = &move->change[0];
    uint8_t pile = 0, taken = 0;
    if (move->count) {
        pile = change->part;
        taken = position->part[pile] - change->becomes;
    }
    for (; pile < position->count; pile++) {
        taken = set_next(takes[pile], taken);
        if (taken) {
            move->count = 1;
            *change = (struct change){.part = pile, .becomes = position->part[pile] - taken};
            return true;
        }
    }
    return false;
}
