// SPDX-License-Identifier: MIT
#include "match/match.h"

#include "game/moves.h" // numbers of a part

#include <stddef.h> // offsetof
#include <string.h> // memmove

// Phases of a reply: whether a level errs is drawn once a turn. A level that errs looks for a move that wins
// at once before it draws one.
enum { NOT_DRAWN, BEST, LOOK };

// The cells of a position that moves change: the parts, the heap and its cap
enum { CELLS = PARTS_MAX + 2, LAST_CHANGE = 0x80 }; // the mark beside a cell in the log
_Static_assert(CELLS <= LAST_CHANGE && sizeof(part_t) == sizeof(stones_t) &&
                   offsetof(struct position, part) == 0 &&
                   offsetof(struct position, cap) == (CELLS - 1) * sizeof(part_t),
               "the cells stand side by side");

void match_begin(struct match *match)
{
    match->phase = NOT_DRAWN;
    match->logged = 0;
    match->at = 0;
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

// Returns where the move ends in the log that begins there.
static log_size_t end_of_move(const struct match *match, log_size_t at)
{
    while (!(match->log[at++].part & LAST_CHANGE))
        ;
    return at;
}

// Adds a change; if the log is full it forgets its oldest move.
static void log_change(struct match *match, uint8_t cell, part_t before)
{
    if (match->at == MATCH_LOG_MAX) {
        const log_size_t oldest = end_of_move(match, 0);
        match->at -= oldest;
        memmove(match->log, &match->log[oldest], match->at * sizeof *match->log);
    }
    struct change *const change = &match->log[match->at++];
    change->part = cell;
    change->becomes = before;
}

void match_play(struct match *match, const struct move *move)
{
    const struct position before = match->position;
    const part_t *const now = (const part_t *)&match->position, *const then = (const part_t *)&before;
    game_play(&match->position, move);
    for (uint8_t cell = 0; cell < CELLS; cell++)
        if (now[cell] != then[cell])
            log_change(match, cell, then[cell]);
    match->log[match->at - 1].part |= LAST_CHANGE;
    match->logged = match->at;
    match->phase = NOT_DRAWN;
}

log_size_t match_exchange(struct match *match, struct position *position)
{
    part_t *const cells = (part_t *)position;
    log_size_t at = match->at;
    do {
        struct change *const change = &match->log[--at];
        part_t *const cell = &cells[change->part & ~LAST_CHANGE];
        const part_t now = *cell;
        *cell = change->becomes;
        change->becomes = now;
    } while (at && !(match->log[at - 1].part & LAST_CHANGE));
    position->white = !position->white;
    return at;
}

bool match_undo(struct match *match)
{
    match->phase = NOT_DRAWN;
    if (!match->at)
        return false;
    match->at = match_exchange(match, &match->position);
    return true;
}

bool match_redo(struct match *match)
{
    match->phase = NOT_DRAWN;
    if (match->at == match->logged)
        return false;
    match->at = end_of_move(match, match->at);
    match_exchange(match, &match->position);
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
