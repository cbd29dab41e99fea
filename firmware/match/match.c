// SPDX-License-Identifier: MIT
#include "match/match.h"

#include "game/moves.h" // numbers of a part

#include <string.h> // memcpy, memmove

// Phases of a reply: whether a level errs is drawn once a turn. A level that errs looks for a move that wins
// at once before it draws one.
enum { NOT_DRAWN, BEST, LOOK };

void match_begin(struct match *match)
{
    match->phase = NOT_DRAWN;
    match->forgot = false;
    match->logged = 0;
    match->back = 0;
}

uint8_t match_player(const struct match *match)
{
    return match->side[match->position.white];
}

uint16_t match_random(uint16_t *random, uint16_t range)
{
    *random = *random * 25173u + 13849u;
    return (uint32_t)*random * range >> 16;
}

bool match_next(const struct match *match, struct move *move)
{
    return game_next(match->game, &match->position, move);
}

// True if the move ends the game, and its player wins.
static bool wins_at_once(const struct match *match, const struct move *move)
{
    struct position after;
    game_play_from(&after, &match->position, move);
    return game_is_over(match->game, &after) && game_verdict(match->game, &after) == P_POSITION;
}

// Sets *move to the largest number for each part, which may be illegal. Where a move may touch several parts,
// this is the only one that can end the game.
static void take_all(const struct match *match, struct move *move)
{
    const FLASH struct game *game = match->game;
    uint8_t most = game_choices_max(game, &match->position);
    game_no_move(move);
    for (uint8_t part = 0; part < match->position.count; part++) {
        const choice_t number = game_number_max(game, &match->position, part);
        if (number && most) {
            game_choose(game, &match->position, part, number, move);
            most--;
        }
    }
}

// Adds a random choice to the move, each with the same probability; false if no part is left.
static bool draw_choice(const struct match *match, struct move *move, uint16_t *random)
{
    const FLASH struct game *const game = match->game;
    const struct position *const position = &match->position;
    uint16_t choices = 0; // of the parts until now
    choice_t skipped = 0; // allowed numbers of the drawn part below the drawn one
    uint8_t drawn = 0;
    for (uint8_t part = game_parts(game, position); part--;) {
        if (game_number(game, position, move, part))
            continue;
        const stones_t numbers = moves_numbers(game, position, part);
        choices += numbers;
        const uint16_t at = match_random(random, choices);
        if (at < numbers) {
            drawn = part;
            skipped = at;
        }
    }
    if (!choices)
        return false;
    choice_t number = 0;
    do
        number = game_next_number(game, position, drawn, number);
    while (skipped--);
    game_choose(game, position, drawn, number, move);
    return true;
}

// Sets *move to a random legal move, no move if there is none.
static void draw_move(const struct match *match, struct move *move, uint16_t *random)
{
    uint8_t left = game_choices_max(match->game, &match->position);
    if (!match->game->all_tokens_move)
        left = 1 + match_random(random, left);
    game_no_move(move);
    while (left && draw_choice(match, move, random))
        left--;
}

// Looks at the next legal move; after the last one, or LOOKS_MAX of them, draws a move.
static enum verdict step_at_random(struct match *match, struct move *move, uint16_t *random)
{
    if (match->looked++ < LOOKS_MAX && match_next(match, move))
        return wins_at_once(match, move) ? N_POSITION : PENDING;
    take_all(match, move);
    if (!game_allows_choices(match->game, &match->position, move) || !wins_at_once(match, move))
        draw_move(match, move, random);
    return N_POSITION;
}

enum verdict match_reply(struct match *match, struct move *move, uint16_t *random)
{
    const uint8_t player = match_player(match);
    enum verdict verdict;
    if (match->phase == NOT_DRAWN) {
        match->phase = BEST;
        match->looked = 0;
        if (player < PERFECT && level_errs(player, match_random(random, UINT8_MAX + 1)))
            match->phase = LOOK;
    }
    if (match->phase == BEST)
        verdict = game_reply(match->game, &match->position, move);
    else
        verdict = step_at_random(match, move, random);
    if (verdict != PENDING)
        match->phase = NOT_DRAWN;
    return verdict;
}

// What moves change, besides the side to move: the parts, or the heap and its cap
static void *changing(struct position *position, uint8_t *size)
{
    *size = position->count * sizeof *position->part;
    if (position->count)
        return position->part;
    *size = sizeof(stones_t[2]);
    return &position->stones;
}

void match_play(struct match *match, const struct move *move)
{
    uint8_t size, *log = match->log;
    const void *before = changing(&match->position, &size);
    undo_t left = match->logged - match->back;
    if (left == match->logged_max || (log_size_t)(left + 1) * size > match->log_bytes) {
        left--;
        match->forgot = true;
    }
    memmove(log + size, log + (log_size_t)match->back * size, (log_size_t)left * size);
    memcpy(log, before, size);
    match->logged = left + 1;
    match->back = 0;
    match->phase = NOT_DRAWN;
    game_play(&match->position, move);
}

void match_exchange(struct position *position, undo_t place, uint8_t *log)
{
    uint8_t size, *now = changing(position, &size);
    for (log += (log_size_t)place * size; size; size--) {
        const uint8_t byte = *now;
        *now++ = *log;
        *log++ = byte;
    }
    position->white = !position->white;
}

// Exchanges the position with that before the latest `back` moves but one.
static void exchange(struct match *match, undo_t back)
{
    match->phase = NOT_DRAWN;
    match_exchange(&match->position, back, match->log);
}

bool match_undo(struct match *match)
{
    if (match->back == match->logged)
        return false;
    exchange(match, match->back++);
    return true;
}

bool match_redo(struct match *match)
{
    if (!match->back)
        return false;
    exchange(match, --match->back);
    return true;
}

bool match_is_over(const struct match *match)
{
    return game_is_over(match->game, &match->position);
}

enum verdict match_verdict(const struct match *match)
{
    return game_verdict(match->game, &match->position);
}

enum result match_result(const struct match *match)
{
    if (!match_is_over(match))
        return NOT_OVER;
    const enum verdict verdict = match_verdict(match);
    if (verdict == PENDING)
        return RESULT_PENDING;
    if (verdict == DRAW)
        return NOBODY_WON;
    return FIRST_WON + (match->position.white ^ (verdict != N_POSITION));
}
