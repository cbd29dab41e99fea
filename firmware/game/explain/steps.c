// SPDX-License-Identifier: MIT
// The steps of tokens that all move. Each token is reported once.
#include "game/explain/facts.h"

#include "game/games.h"
#include "game/theory/theories.h"

static bool token_fact(const FLASH struct game *game, const struct position *position, struct step *step)
{
    const value_bits_t even = 0x55555555;
    game_verdict(game, position); // finds the steps of all vertices
    for (uint8_t token = 0; token < position->count; token++) {
        const value_bits_t after = fact_values_after(game, &graph_sum, position, token);
        step->number[2] = after;
        if (after && !fact_is_repeated(game, position, token) &&
            fact_report(step, after & even ? FACT_PROLONGS : FACT_SHORTENS, position->part[token],
                        graph_sum.value(position, token, 0)))
            return true;
    }
    return false;
}

bool longest_fact(const struct reason *reason, const struct position *position, struct step *step)
{
    uint8_t longest = 0;
    if (token_fact(reason->game, position, step))
        return true;
    for (uint8_t i = 1; i < reason->count; i++)
        if (reason->number[i] > reason->number[longest])
            longest = i;
    const stones_t moves = reason->number[longest];
    return reason->count && (fact_report(step, FACT_LASTS, reason->place[longest], moves) ||
                             fact_report(step, moves % 2 ? FACT_MOVER_ENDS : FACT_OTHER_ENDS, moves, 0));
}
