// SPDX-License-Identifier: MIT
#include "game/moves.h"

#include "game/game.h"

#define TOO_MANY ((stones_t)-1)
#define WAYS_MAX (STONES_MAX + (stones_t)1) // one of them is to choose none

stones_t moves_numbers(const FLASH struct game *game, const struct position *position, uint8_t part)
{
    choice_t number = game_number_max(game, position, part);
    stones_t count = 0;
    if (!game->rules->allows)
        return number;
#if STONES_MAX > UINT16_MAX
    if (number > 100000)
        return TOO_MANY;
#endif
    for (; number; number--)
        count += rules_allow(game->rules, position, part, number);
    return count;
}

// Part after part. ways[0] is in how many ways up to `most` of the parts until now can be chosen, none
// included; ways[1] in how many up to one less, and so on. Where all tokens move, each must be chosen that
// has a number: there is one way less.
stones_t moves_count(const FLASH struct game *game, const struct position *position)
{
    stones_t ways[PARTS_MAX + 2], *const last = &ways[game_choices_max(game, position)];
    stones_t *way = ways;
    do
        *way++ = 1;
    while (way <= last);
    uint8_t none = 1;
    for (uint8_t part = game_parts(game, position); part--;) {
        stones_t numbers = moves_numbers(game, position, part);
        if (game->all_tokens_move && numbers) {
            numbers--;
            none = 0;
        }
        for (way = ways; way != last; way++) {
            if (numbers > (WAYS_MAX - *way) / way[1])
                return TOO_MANY;
            *way += numbers * way[1];
        }
    }
    return ways[0] - none;
}
