// SPDX-License-Identifier: MIT
// All winning moves of Nim_k, in the order of a tree walk without a stack. A move is a row of yes-no choices,
// one for each bit of each pile that may be flipped, from the top bit down: an uncut pile may lose a bit that
// it has (then it is cut), a cut pile may gain one. A choice is only made if the rest of its level can still
// reach the residue of a P-position (moore.c); lower levels always can, so there are no dead ends. The next
// move follows from the last one alone: flip the last choice that can be flipped, then leave bits as they are
// wherever possible.
#include "game/theory/moore_winning_moves.h"

struct level {
    uint8_t excess;    // number of piles with this bit, mod (k+1)
    uint8_t losers;    // uncut piles with the bit that are still to come
    uint8_t gainers;   // cut piles still to come
    uint8_t cuts_left; // piles that may still be cut
};

// True if the piles still to come can bring the excess to 0.
static bool reaches_residue(struct level level, uint8_t k)
{
    uint8_t losses = level.losers < level.cuts_left ? level.losers : level.cuts_left;
    return level.excess <= losses || k - level.excess < level.gainers;
}

// Counts the piles with the bit, before the choices of the level. The count begins with `first`: 0, or k if
// the residue is to be 1, in misere play.
static void begin_level(struct level *level, const struct position *position, part_t bit, uint8_t k,
                        uint8_t first)
{
    level->losers = 0;
    level->gainers = k - level->cuts_left;
    level->excess = first;
    for (uint8_t i = 0; i < position->count; i++)
        if (position->part[i] & bit) {
            level->losers++;
            level->excess = level->excess == k ? 0 : level->excess + 1;
        }
}

enum { ALL_AS_BEFORE = UINT16_MAX };

// Changes *after, the position itself, into the position after a winning move: choices below number `turn` as
// in *before, that one flipped, the bits of later ones left if possible. Returns the number of the last
// choice whose bit was left but can be flipped, 0 if there is none. Choices count from 1.
static uint16_t walk(const struct position *before, uint16_t turn, struct position *after)
{
    const uint8_t count = after->count;
    const uint8_t k = after->k < count ? after->k : count;
    part_t bits = 0;
    uint8_t big = 0; // piles above 1
    for (uint8_t i = 0; i < count; i++) {
        bits |= after->part[i];
        if (after->part[i] > 1)
            big++;
    }
    part_t bit = 1;
    while (bits >>= 1)
        bit <<= 1;

    uint16_t choice = 0, turnable = 0;
    part_set_t cut = 0;
    struct level level = {.cuts_left = k};
    for (; bit; bit >>= 1) {
        begin_level(&level, after, bit, k, bit == 1 && big <= k && after->misere ? k : 0);
        part_set_t pile = 1;
        for (uint8_t i = 0; i < count; i++, pile <<= 1) {
            const bool is_cut = cut & pile;
            part_t *stones = &after->part[i];
            struct level turned;
            if (is_cut) {
                level.gainers--;
                turned = level;
                turned.excess = level.excess == k ? 0 : level.excess + 1;
            } else if (*stones & bit) {
                level.losers--;
                turned = level;
                turned.excess = level.excess ? level.excess - 1 : k;
                turned.cuts_left--;
            } else {
                continue;
            }
            choice++;
            bool turns = !reaches_residue(level, k);
            if (choice < turn)
                turns = (before->part[i] ^ *stones) & bit;
            else if (choice == turn)
                turns = true;
            if (turns) {
                level = turned;
                *stones ^= bit;
                if (!is_cut) {
                    cut |= pile;
                    *stones &= ~(bit - 1);
                }
            } else if ((is_cut || level.cuts_left) && reaches_residue(turned, k)) {
                turnable = choice;
            }
        }
    }
    return turnable;
}

bool moore_next_winning(const struct position *position, struct move *move)
{
    struct position before = *position, after = *position;
    uint16_t turn = 0;
    if (move->count) {
        game_play(&before, move);
        turn = walk(&before, ALL_AS_BEFORE, &after);
        if (turn == 0)
            return false;
        after = *position;
    }
    walk(&before, turn, &after);
    move->count = 0;
    for (uint8_t i = 0; i < position->count; i++)
        if (after.part[i] != position->part[i])
            move->change[move->count++] = (struct change){.part = i, .becomes = after.part[i]};
    return move->count != 0;
}
