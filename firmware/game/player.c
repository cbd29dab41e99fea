// SPDX-License-Identifier: MIT
// Joins rules and theory: tries legal moves and keeps those after which the opponent stands where we want
// him.
#include "game/game.h"
#include "game/sum.h" // sums of parts

static bool is_answer(enum verdict verdict)
{
    return verdict != THINKING && verdict != BEYOND_LIMIT;
}

// A function of its own, so that the searches do not have the move on their stack.
__attribute__((noinline)) static enum verdict verdict_by_moves(const FLASH struct game *game,
                                                               const struct position *position)
{
    struct move move = {0};
    if (game->next_winning(position, &move) || (position->misere && game_is_over(game, position)))
        return N_POSITION;
    return P_POSITION;
}

enum verdict game_verdict(const FLASH struct game *game, const struct position *position)
{
    if (game->sum)
        return sum_verdict(game->sum, position);
    return game->verdict ? game->verdict(position) : verdict_by_moves(game, position);
}

enum { TRIES = 4 }; // of a call: so that it takes at most 5 ms on the Uno (make bench)

// Steps *move to the next legal move that keeps what the verdict promises to the player to move.
static enum verdict next_keeping(const FLASH struct game *game, const struct position *position,
                                 struct move *move, bool *found, enum verdict verdict)
{
    const enum verdict wanted = verdict == N_POSITION ? P_POSITION : DRAW;
    for (uint8_t left = TRIES; left; left--) {
        if (!game_next(game, position, move))
            return verdict;
        struct position after = *position;
        game_play(&after, move);
        const enum verdict verdict_after = game_verdict(game, &after);
        *found = verdict_after == wanted;
        if (*found || !is_answer(verdict_after))
            return *found ? verdict : verdict_after;
    }
    move->unfinished = true;
    return THINKING;
}

enum verdict game_next_winning(const FLASH struct game *game, const struct position *position,
                               struct move *move, bool *found)
{
    *found = false;
    enum verdict verdict = game_verdict(game, position);
    if (!is_answer(verdict) || verdict == P_POSITION)
        return verdict;
    move->unfinished = false;
    if (game->sum) {
        *found = sum_next_winning(game, position, move, false);
        return verdict;
    }
    if (game->next_winning) {
        *found = game->next_winning(position, move);
        return move->unfinished ? THINKING : verdict;
    }
    return next_keeping(game, position, move, found, verdict);
}

enum verdict game_reply(const FLASH struct game *game, const struct position *position, struct move *move)
{
    if (!move->unfinished)
        *move = (struct move){0};
    if (game->reply)
        return game->reply(position, move);
    bool found; // going down comes first, so that the game ends
    if (game->sum && sum_verdict(game->sum, position) == N_POSITION &&
        sum_next_winning(game, position, move, true))
        return N_POSITION;
    enum verdict verdict = game_next_winning(game, position, move, &found);
    if (verdict == P_POSITION)
        found = game_next(game, position, move);
    if (!found && verdict != THINKING)
        *move = (struct move){0};
    return verdict;
}
