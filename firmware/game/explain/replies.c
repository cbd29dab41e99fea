// SPDX-License-Identifier: MIT
#include "game/explain/explain.h"

#include "game/games.h"

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
