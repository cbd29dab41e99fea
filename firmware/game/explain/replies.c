// SPDX-License-Identifier: MIT
#include "game/explain/facts.h"

#include "game/games.h"

bool reply_step(const struct reason *reason, const struct position *position, struct step *step)
{
    struct step fact = {.kind = STEP_FACT, .after = step->after};
    if (step->part >= REPLIES_MAX)
        return false;
    return !fact_step(reason, position, &fact) || fact.fact == FACT_CORNER;
}

enum verdict reply_find(const FLASH struct game *game, const struct position *after, uint8_t number,
                        struct reply *reply)
{
    struct position now = *after;
    if (reply->number > number)
        *reply = (struct reply){0};
    const bool is_there = reply->number == number;
    if (!is_there && !game_next(game, after, &reply->move))
        return P_POSITION;
    game_play(&now, &reply->move);
    if (is_there)
        return game_reply(game, &now, &reply->answer);
    if (!game_is_over(game, &now))
        reply->number++;
    game_no_move(&reply->answer);
    return PENDING;
}
