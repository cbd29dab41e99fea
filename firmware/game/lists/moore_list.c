// SPDX-License-Identifier: MIT
// All winning moves of Nim_k, by a tree walk without a stack.
//
// The walk goes from the top bit down. For each pile whose bit may be flipped, it chooses whether to flip the
// bit. The choices are numbered from 1. A pile that has lost a bit is called cut: it is lower than before,
// whatever its lower bits are. An uncut pile may lose a bit. A cut pile may gain a bit.
//
// For each bit the losses minus the gains must equal the number of uncut piles with the bit, mod (k+1). With
// c cut piles this difference is in -c..k-c, so only one difference is possible. The walk makes a choice only
// if the remaining piles can still reach the difference. At lower bits this is always possible, so there are
// no dead ends.
//
// To find the next move, the walk repeats the last move, flips its last choice that can be flipped, and then
// keeps bits where possible.
#include "game/theory/theories.h"

#include "game/rules/rules.h" // game_play

// Choices not yet made for one binary digit of the piles
struct level {
    int8_t need;       // number of piles that must lose the bit, minus number that must gain the bit
    uint8_t losers;    // number of unvisited, unchanged piles with the bit
    uint8_t gainers;   // number of unvisited, reduced piles
    uint8_t cuts_left; // how many more piles may be reduced
};

// Returns true if the unvisited piles can bring `need` to 0.
static bool meets_need(const struct level *level)
{
    const uint8_t losses = level->losers < level->cuts_left ? level->losers : level->cuts_left;
    return level->need <= losses && level->need >= -level->gainers;
}

// Sets up *level for one bit. The higher bits of *after must be final.
static void begin_level(struct level *level, const struct position *position, const struct position *after,
                        part_t bit)
{
    const uint8_t count = position->count;
    const uint8_t k = position->k < count ? position->k : count;
    part_t bits = 0;
    level->losers = 0;
    level->gainers = 0;
    for (uint8_t i = 0; i < count; i++) {
        const part_t stones = after->part[i];
        bits |= stones;
        if (stones & bit)
            level->losers++;
        if (stones != position->part[i])
            level->gainers++;
    }
    level->cuts_left = k - level->gainers;
    level->need = level->losers;
    if (bit == 1 && bits <= 1 && position->misere) // the number of ones must be 1 mod (k+1)
        level->need += k;
    level->need = (uint8_t)level->need % (uint8_t)(k + 1);
    if (level->need > level->cuts_left)
        level->need -= k + 1;
}

enum { ALL_AS_BEFORE = UINT16_MAX };
#define TOP_BIT ((part_t) ~((part_t)~0 >> 1))

// Repeats the choices that led to *before, but flips choice `turn`. Returns the last choice that can be
// flipped.
static uint16_t walk(const struct position *position, const struct position *before, uint16_t turn,
                     struct position *after)
{
    uint16_t choice = 0, turnable = 0;
    *after = *position;
    for (part_t bit = TOP_BIT; bit; bit >>= 1) {
        struct level level;
        begin_level(&level, position, after, bit);
        for (uint8_t i = 0; i < position->count; i++) {
            part_t *stones = &after->part[i];
            const bool is_cut = *stones != position->part[i];
            struct level turned;
            if (is_cut) {
                level.gainers--;
                turned = level;
                turned.need++;
            } else if (*stones & bit) {
                level.losers--;
                turned = level;
                turned.need--;
                turned.cuts_left--;
            } else {
                continue;
            }
            choice++;
            bool turns = !meets_need(&level);
            if (choice < turn)
                turns = (before->part[i] ^ *stones) & bit;
            else if (choice == turn)
                turns = true;
            if (turns) {
                level = turned;
                *stones ^= bit;
                if (!is_cut)
                    *stones &= ~(bit - 1);
            } else if ((is_cut || level.cuts_left) && meets_need(&turned)) {
                turnable = choice;
            }
        }
    }
    return turnable;
}

bool moore_next_winning(const struct position *position, struct move *move)
{
    struct position before = *position, after;
    uint16_t turn = 0;
    if (move->count) {
        game_play(&before, move);
        turn = walk(position, &before, ALL_AS_BEFORE, &after);
        move->count = 0;
        if (turn == 0)
            return true;
    }
    walk(position, &before, turn, &after);
    for (uint8_t i = 0; i < position->count; i++)
        if (after.part[i] != position->part[i])
            game_change(move, i, after.part[i]);
    return true;
}
