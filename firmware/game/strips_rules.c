// SPDX-License-Identifier: MIT
#include "game/strips.h"

// The coins below number `alone` may be turned alone: after their pairs, as if they were to their own left.
static bool turtle_next(const struct position *position, struct move *move, uint8_t alone)
{
    uint8_t coin = 0, left = 0;
    if (move->count) {
        coin = move->change[0].part;
        left = move->count == 1 ? coin + 1 : move->change[1].part + 1;
    }
    for (; coin < position->count; coin++, left = 0) {
        if (position->part[coin] == 0 || left > coin || (left == coin && coin >= alone))
            continue;
        move->count = left == coin ? 1 : 2;
        move->change[0] = (struct change){.part = coin, .becomes = 0};
        if (left != coin)
            move->change[1] = (struct change){.part = left, .becomes = !position->part[left]};
        return true;
    }
    return false;
}

bool turtle_opt_next(const struct position *position, struct move *move)
{
    return turtle_next(position, move, position->count);
}

bool turtle_man_next(const struct position *position, struct move *move)
{
    return turtle_next(position, move, 0);
}

bool turtle_edge_next(const struct position *position, struct move *move)
{
    return turtle_next(position, move, 1);
}

// Row by row: toward the other man, then away from him, short ways first.
static bool man_next(const struct position *position, struct move *move, bool retreats)
{
    uint8_t man = position->white;
    part_t column = 0; // of the last move in this row; 0: none
    if (move->count) {
        man = move->change[0].part;
        column = move->change[0].becomes;
    }
    for (; man < position->count; man += 2, column = 0) {
        const part_t own = position->part[man], other = position->part[man ^ 1];
        const part_t ahead = own < other ? 1 : (part_t)-1;
        const bool is_back = column && (column < own) == (own < other);
        if (column == 0)
            column = own;
        if (!is_back && (part_t)(column + ahead) != other) {
            column += ahead;
        } else {
            column = (is_back ? column : own) - ahead;
            if (!retreats || column == 0 || column > position->most)
                continue;
        }
        move->count = 1;
        move->change[0] = (struct change){.part = man, .becomes = column};
        return true;
    }
    return false;
}

static bool may_go(const struct position *position, uint8_t man, part_t column, bool retreats)
{
    const part_t own = position->part[man], other = position->part[man ^ 1];
    if (column < 1 || column > position->most || column == own)
        return false;
    const bool is_back = (column < own) == (own < other);
    return is_back ? retreats : (column < other) == (own < other) && column != other;
}

static bool man_legal(const struct position *position, const struct move *move, bool retreats)
{
    const uint8_t man = move->change[0].part;
    return move->amount == 0 && move->count == 1 && man < position->count && (man & 1) == position->white &&
           may_go(position, man, move->change[0].becomes, retreats);
}

bool northcott_next(const struct position *position, struct move *move)
{
    return man_next(position, move, false);
}

bool northcott_legal(const struct position *position, const struct move *move)
{
    return man_legal(position, move, false);
}

bool northcottr_next(const struct position *position, struct move *move)
{
    return man_next(position, move, true);
}

bool northcottr_legal(const struct position *position, const struct move *move)
{
    return man_legal(position, move, true);
}
