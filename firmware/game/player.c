// SPDX-License-Identifier: MIT
// Joins rules and theory: tries legal moves and keeps those after which the opponent stands where we want
// him.
#include "game/game.h"

static bool is_answer(enum verdict verdict)
{
    return verdict != THINKING && verdict != BEYOND_LIMIT;
}

// Steps *move to the next legal move that keeps what the verdict promises to the player to move.
static enum verdict next_keeping(const FLASH struct game *game, const struct position *position,
                                 struct move *move, bool *found, enum verdict verdict)
{
    const enum verdict wanted = verdict == N_POSITION ? P_POSITION : DRAW;
    for (*found = false; !*found && game->next(position, move);) {
        struct position after = *position;
        game_play(&after, move);
        enum verdict verdict_after = game->verdict(&after);
        if (!is_answer(verdict_after))
            return verdict_after;
        *found = verdict_after == wanted;
    }
    return verdict;
}

enum verdict game_next_winning(const FLASH struct game *game, const struct position *position,
                               struct move *move, bool *found)
{
    *found = false;
    enum verdict verdict = game->verdict(position);
    if (!is_answer(verdict) || verdict == P_POSITION)
        return verdict;
    if (game->next_winning) {
        move->unfinished = false;
        *found = game->next_winning(position, move);
        return move->unfinished ? THINKING : verdict;
    }
    return next_keeping(game, position, move, found, verdict);
}

enum verdict game_reply(const FLASH struct game *game, const struct position *position, struct move *move)
{
    *move = (struct move){0};
    if (game->reply)
        return game->reply(position, move);
    bool found;
    enum verdict verdict = game_next_winning(game, position, move, &found);
    if (verdict == P_POSITION)
        found = game->next(position, move);
    if (!found)
        *move = (struct move){0};
    return verdict;
}

static bool same_move(const struct move *a, const struct move *b)
{
    if (a->amount != b->amount || a->count != b->count)
        return false;
    for (uint8_t i = 0; i < a->count; i++)
        if (a->change[i].part != b->change[i].part || a->change[i].becomes != b->change[i].becomes)
            return false;
    return true;
}

bool game_is_legal(const FLASH struct game *game, const struct position *position, const struct move *move)
{
    if (game->legal)
        return game->legal(position, move);
    struct move legal = {0};
    while (game->next(position, &legal))
        if (same_move(&legal, move))
            return true;
    return false;
}

bool game_is_over(const FLASH struct game *game, const struct position *position)
{
    if (!game->next) {
        for (uint8_t i = 0; i < position->count; i++)
            if (position->part[i])
                return false;
        return true;
    }
    struct move move = {0};
    return !game->next(position, &move);
}

void game_play(struct position *position, const struct move *move)
{
    for (uint8_t i = 0; i < move->count; i++)
        position->part[move->change[i].part] = move->change[i].becomes;
    position->stones -= move->amount;
    if (position->growth && move->amount)
        position->cap = position->growth * move->amount;
    position->white = !position->white;
}
