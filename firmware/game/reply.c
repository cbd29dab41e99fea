// SPDX-License-Identifier: MIT
// A reply by theory is quick, so it stays apart from the tries, whose registers would have to be saved first.
#include "game/game.h"

enum verdict game_reply(const FLASH struct game *game, const struct position *position, struct move *move)
{
    if (game->theory != OUTCOMES || !game->outcomes->reply)
        return game_reply_by_trying(game, position, move);
    return game->outcomes->reply(position, move);
}
