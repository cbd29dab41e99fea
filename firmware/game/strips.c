// SPDX-License-Identifier: MIT
#include "game/strips.h"

// What a head counts at each place, 1-based: the place, one less, or 1, 0, 2, 3, 4, ...
enum turtle { OPT, MAN, EDGE };

static uint8_t head_value(enum turtle game, uint8_t coin)
{
    if (game == OPT)
        return coin + 1;
    return game == EDGE && coin < 2 ? coin ^ 1 : coin;
}

static uint8_t heads(const struct position *position, enum turtle game)
{
    uint8_t nim = 0;
    for (uint8_t i = 0; i < position->count; i++)
        if (position->part[i])
            nim ^= head_value(game, i);
    return nim;
}

// A coin that is turned changes the sum by its value, whichever side comes up. A coin alone comes after its
// pairs, as if it were to its own left.
static bool turtle_next_winning(const struct position *position, struct move *move, enum turtle game)
{
    const uint8_t nim = heads(position, game);
    uint8_t coin = 0, left = 0;
    if (move->count) {
        coin = move->change[0].part;
        left = move->count == 1 ? coin + 1 : move->change[1].part + 1;
    }
    for (; coin < position->count; coin++, left = 0) {
        if (position->part[coin] == 0)
            continue;
        const uint8_t rest = nim ^ head_value(game, coin);
        while (left < coin && head_value(game, left) != rest)
            left++;
        const bool may_be_alone = game == OPT || (game == EDGE && coin == 0);
        if (left > coin || (left == coin && (rest || !may_be_alone)))
            continue;
        move->count = left == coin ? 1 : 2;
        move->change[0] = (struct change){.part = coin, .becomes = 0};
        if (left != coin)
            move->change[1] = (struct change){.part = left, .becomes = !position->part[left]};
        return true;
    }
    return false;
}

enum verdict turtle_opt_verdict(const struct position *position)
{
    return heads(position, OPT) ? N_POSITION : P_POSITION;
}

enum verdict turtle_man_verdict(const struct position *position)
{
    return heads(position, MAN) ? N_POSITION : P_POSITION;
}

enum verdict turtle_edge_verdict(const struct position *position)
{
    return heads(position, EDGE) ? N_POSITION : P_POSITION;
}

bool turtle_opt_next_winning(const struct position *position, struct move *move)
{
    return turtle_next_winning(position, move, OPT);
}

bool turtle_man_next_winning(const struct position *position, struct move *move)
{
    return turtle_next_winning(position, move, MAN);
}

bool turtle_edge_next_winning(const struct position *position, struct move *move)
{
    return turtle_next_winning(position, move, EDGE);
}
