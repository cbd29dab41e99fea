// SPDX-License-Identifier: MIT
// Compares verdict and reply of Nim and Nim_k with brute force in every position of three piles of up to
// three. The program fits into an ATtiny2313A. tests/host/theory.c has larger positions.
#include "check.h"
#include "game/theory/theories.h"

enum { PILES = 3, STONES = 4, POSITIONS = 64 }; // two bits a pile

static uint8_t lost[POSITIONS / 8]; // positions in which the player to move loses

static bool is_lost(uint8_t code)
{
    return lost[code / 8] >> code % 8 & 1;
}

static uint8_t pile_of(uint8_t code, uint8_t pile)
{
    return code >> 2 * pile & 3;
}

// True if one move leads from the first position to the second.
static bool is_move(uint8_t from, uint8_t to, uint8_t k)
{
    uint8_t changed = 0;
    for (uint8_t i = 0; i < PILES; i++) {
        if (pile_of(to, i) > pile_of(from, i))
            return false;
        changed += pile_of(to, i) != pile_of(from, i);
    }
    return changed >= 1 && changed <= k;
}

static bool wins(uint8_t code, uint8_t k)
{
    for (uint8_t to = 0; to < code; to++)
        if (is_move(code, to, k) && is_lost(to))
            return true;
    return false;
}

// k = 0 means Nim, which has its own reply function.
static bool right(bool misere, uint8_t code, uint8_t k)
{
    struct position position = {.count = PILES, .misere = misere, .k = k ? k : 1};
    for (uint8_t i = 0; i < PILES; i++)
        position.part[i] = pile_of(code, i);
    struct move move = {0};
    enum verdict verdict = k ? moore_reply(&position, &move) : nim_reply(&position, &move);
    if (verdict != (is_lost(code) ? P_POSITION : N_POSITION))
        return false;
    if (code == 0)
        return move.count == 0;
    for (uint8_t i = 0; i < move.count; i++)
        if (move.change[i].part >= PILES || move.change[i].becomes >= STONES)
            return false;
    game_play(&position, &move);
    uint8_t to = position.part[0] | position.part[1] << 2 | position.part[2] << 4;
    return is_move(code, to, position.k) && (is_lost(code) || is_lost(to));
}

static uint8_t wrong_positions(bool misere, uint8_t k)
{
    uint8_t wrong = 0;
    for (uint8_t code = 0; code < POSITIONS; code++) {
        uint8_t bit = 1 << code % 8;
        lost[code / 8] &= ~bit;
        if (code == 0 ? !misere : !wins(code, k ? k : 1))
            lost[code / 8] |= bit;
        wrong += !right(misere, code, k);
    }
    return wrong;
}

int main(void)
{
    for (uint8_t misere = 0; misere < 2; misere++)
        for (uint8_t k = 0; k <= PILES; k++)
            CHECK(wrong_positions(misere, k) == 0);
    return check_done();
}
