// SPDX-License-Identifier: MIT
#include "game/piles.h"
#include "game/sum.h" // misere play

static part_t mixed_value(uint8_t pile, part_t stones)
{
    if (pile == 0)
        return stones & 3;
    if (pile == 1)
        return stones & 1;
    return stones;
}

static struct sum mixed_sum(const struct position *position)
{
    struct sum sum = {.misere = position->misere};
    for (uint8_t i = 0; i < position->count; i++)
        sum_add(&sum, mixed_value(i, position->part[i]));
    return sum;
}

enum verdict mixed_verdict(const struct position *position)
{
    const struct sum sum = mixed_sum(position);
    return sum_verdict(&sum);
}

// The largest number below `becomes` that has the wanted value and is a move away from the stones.
static bool reach(uint8_t pile, part_t stones, part_t wanted, part_t *becomes)
{
    if (pile == 1) { // every move turns the value: the first takes 1 stone, all others 2 more
        part_t more = *becomes == stones ? 1 : 2;
        if (wanted != !(stones & 1) || *becomes < more)
            return false;
        *becomes -= more;
        return true;
    }
    if (pile == 0) {
        part_t taken = (stones - wanted) & 3;
        if (wanted > 3 || taken == 0 || taken > stones)
            return false;
        wanted = stones - taken;
    }
    bool is_new = wanted < *becomes;
    *becomes = wanted;
    return is_new;
}

bool mixed_next_winning(const struct position *position, struct move *move)
{
    const struct sum sum = mixed_sum(position);
    for (uint8_t pile = move->count ? move->change[0].part : 0; pile < position->count; pile++) {
        const part_t stones = position->part[pile];
        part_t becomes = move->count && move->change[0].part == pile ? move->change[0].becomes : stones;
        if (reach(pile, stones, sum_wanted(&sum, mixed_value(pile, stones)), &becomes)) {
            move->count = 1;
            move->change[0] = (struct change){.part = pile, .becomes = becomes};
            return true;
        }
    }
    return false;
}

// Only the coins on odd steps, the parts 0, 2, 4, ..., count: coins that come from an even step can be sent
// on at once.
static part_t odd_steps(const struct position *position)
{
    part_t nim = 0;
    for (uint8_t i = 0; i < position->count; i += 2)
        nim ^= position->part[i];
    return nim;
}

enum verdict stair_verdict(const struct position *position)
{
    return odd_steps(position) ? N_POSITION : P_POSITION;
}

// At most one move from each step: an odd step becomes what the others ask of it, by losing or gaining coins.
bool stair_next_winning(const struct position *position, struct move *move)
{
    const part_t *coins = position->part;
    const part_t nim = odd_steps(position);
    for (uint8_t from = move->count ? move->change[0].part + 1 : 0; from < position->count; from++) {
        const uint8_t odd = from & 0xfe;
        const part_t wanted = coins[odd] ^ nim;
        part_t taken = from == odd ? coins[odd] - wanted : wanted - coins[odd];
        if ((wanted < coins[odd]) != (from == odd) || taken == 0 || taken > coins[from])
            continue;
        move->count = 1;
        move->change[0] = (struct change){.part = from, .becomes = coins[from] - taken};
        if (from)
            move->change[move->count++] =
                (struct change){.part = from - 1, .becomes = coins[from - 1] + taken};
        return true;
    }
    return false;
}
