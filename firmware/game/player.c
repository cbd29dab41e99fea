// SPDX-License-Identifier: MIT
// Joins rules and theory. If the theory has no formula, tries legal moves until a move leads to the wanted
// verdict.
#include "game/player.h"

#include "game/game.h"
#include "game/theory/theories.h" // sums of parts

// Returns N_POSITION if some choice wins, or if a misere game is over. Otherwise returns P_POSITION.
static enum verdict verdict_by_choices(const FLASH struct game *game, const struct position *position)
{
    for (uint8_t part = game_parts(game, position); part--;)
        if (game->winning(position, part, 0))
            return N_POSITION;
    return position->misere && game_is_over(game, position) ? N_POSITION : P_POSITION;
}

enum verdict game_verdict(const FLASH struct game *game, const struct position *position)
{
    if (game->theory == SUM)
        return sum_verdict(game->sum, position);
    if (game->theory == CHOICES)
        return verdict_by_choices(game, position);
    return game->outcomes->verdict(position);
}

// Sets *move to the next winning choice. Returns false after the last winning choice.
static bool next_choice(const FLASH struct game *game, const struct position *position, struct move *move,
                        bool only_down)
{
    const uint8_t parts = game_parts(game, position);
    uint8_t part = 0;
    choice_t number = 0;
    if (game_is_move(move))
        while (!(number = game_number(game, position, move, part)))
            part++;
    game_no_move(move);
    for (; part < parts; part++) {
        number = game->theory == SUM ? sum_winning(game, position, part, number, only_down)
                                     : game->winning(position, part, number);
        if (number) {
            game_choose(game, position, part, number, move);
            return true;
        }
    }
    return false;
}

// Sets *move to the next legal move. Returns PENDING if the move does not reach `verdict`.
static enum verdict try_next(const FLASH struct game *game, const struct position *position,
                             struct move *move, enum verdict verdict)
{
    const enum verdict wanted = verdict == N_POSITION ? P_POSITION : DRAW;
    if (!game_next(game, position, move))
        return verdict;
    struct position after;
    game_play_from(&after, position, move);
    // The verdict is never PENDING, because the search has also decided all later positions.
    return game_verdict(game, &after) == wanted ? verdict : PENDING;
}

enum verdict game_next_winning(const FLASH struct game *game, const struct position *position,
                               struct move *move)
{
    const enum verdict verdict = game_verdict(game, position);
    if (verdict != N_POSITION && verdict != DRAW)
        return verdict;
    if (game->theory != OUTCOMES) {
        next_choice(game, position, move, false);
        return verdict;
    }
    if (lists_next_winning(game->outcomes, position, move))
        return verdict;
    return try_next(game, position, move, verdict);
}

enum verdict game_reply_by_trying(const FLASH struct game *game, const struct position *position,
                                  struct move *move)
{
    // Prefers a move that lowers a Grundy value, so that the game ends.
    if (game->theory == SUM && game_verdict(game, position) == N_POSITION &&
        next_choice(game, position, move, true))
        return N_POSITION;
    const enum verdict verdict = game_next_winning(game, position, move);
    if (verdict == P_POSITION)
        game_next(game, position, move);
    return verdict;
}

// Does not contain game_reply_by_trying, which saves registers and so would slow down quick replies.
enum verdict game_reply(const FLASH struct game *game, const struct position *position, struct move *move)
{
    if (game->theory != OUTCOMES || !game->outcomes->reply)
        return game_reply_by_trying(game, position, move);
    return game->outcomes->reply(position, move);
}
