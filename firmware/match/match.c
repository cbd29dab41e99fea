// SPDX-License-Identifier: MIT
// If the machine errs, it first looks for a move that wins at once (LOOK), among up to LOOKS_MAX moves. If
// there are more moves, it looks only at the best move: in games with so many moves no other move wins at
// once, unless all tokens move. Then the machine draws a move, one choice per call (CHOOSE), and looks at the
// answers (GUARD). If an answer wins or the drawn move loses at once, the machine draws another move.
#include "match/match.h"

#include "game/rules/rules.h" // numbers of a part

#include <string.h> // memmove

// Phases of the search for a reply. A machine that never errs uses only BEST.
enum { NOT_DRAWN, BEST, LOOK, CHOOSE, GUARD };

enum { LAST_CHANGE = 0x80 }; // bit that marks the final change of a move
_Static_assert(CELLS_MAX <= 0x80, "LAST_CHANGE is also a bit of a cell number");

// Counts a change of the match. Cancels the search for a reply.
static void note_change(struct match *match)
{
    match->phase = NOT_DRAWN;
    match->result = NOT_OVER;
    match->changes++;
}

void match_begin(struct match *match)
{
    match->at = 0;
    game_no_move(&match->latest);
    note_change(match);
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

// Adds a random choice for an unchanged part. Returns false if no choice remains.
static bool draw_choice(const struct match *match, struct move *move, uint16_t *random)
{
    const FLASH struct game *const game = match->game;
    const struct position *const position = &match->position;
    uint16_t choices = 0; // number of choices for the parts visited so far
    choice_t skipped = 0; // how many allowed numbers to skip in the randomly chosen part
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

_Static_assert(LOOKS_MAX + DRAW_LOOKS < UINT8_MAX, "looks are counted in a byte");

// Starts a random move. Chooses the number of choices at random, unless all tokens move.
static void begin_draw(struct match *match, struct move *move, uint16_t *random)
{
    uint8_t choices = game_choices_max(match->game, &match->position);
    if (!match->game->all_tokens_move)
        choices = 1 + match_random(random, choices);
    match->phase = CHOOSE;
    match->looked += DRAW_LOOKS;
    match->undrawn = choices;
    game_no_move(move);
}

// Adds a random choice to the move. After the last choice, starts GUARD.
static void step_choice(struct match *match, struct move *move, uint16_t *random)
{
    if (match->undrawn-- && draw_choice(match, move, random))
        return;
    match->phase = GUARD;
    game_no_move(&match->answer);
}

// Tries the next move of the machine (LOOK) or of the opponent (GUARD).
static enum verdict step_look(struct match *match, struct move *move, uint16_t *random)
{
    const bool guards = match->phase == GUARD;
    struct position position = match->position;
    struct move *looked = move;
    if (guards) {
        game_play(&position, move);
        looked = &match->answer;
    }
    const bool is_next = match->looked++ < LOOKS_MAX && game_next(match->game, &position, looked);
    if (!is_next && !guards)
        game_reply(match->game, &position, move);
    game_play(&position, looked);
    const bool ends = game_is_over(match->game, &position);
    const bool wins = ends && game_verdict(match->game, &position) == P_POSITION;
    if (guards ? !is_next && (!ends || match->looked > LOOKS_MAX) : wins)
        return N_POSITION;
    if (!is_next || wins)
        begin_draw(match, move, random);
    return PENDING;
}

enum verdict match_reply(struct match *match, struct move *move, uint16_t *random)
{
    const uint8_t player = match_player(match);
    enum verdict verdict = PENDING;
    if (match->phase == NOT_DRAWN) {
        match->phase = BEST;
        match->looked = 0;
        if (player < PERFECT && level_errs(player, match_random(random, UINT8_MAX + 1)))
            match->phase = LOOK;
    }
    if (match->phase == BEST)
        verdict = game_reply(match->game, &match->position, move);
    else if (match->phase == CHOOSE)
        step_choice(match, move, random);
    else
        verdict = step_look(match, move, random);
    if (verdict != PENDING)
        match->phase = NOT_DRAWN;
    return verdict;
}

// Removes the oldest move from the log.
static void forget(struct match *match)
{
    const struct change *oldest = match->log;
    while (!(oldest++->part & LAST_CHANGE))
        ;
    match->at -= oldest - match->log;
    memmove(match->log, oldest, match->at * sizeof *oldest);
}

void match_play(struct match *match, const struct move *move)
{
    const struct position before = match->position;
    const part_t *const now = match->position.cell, *const then = before.cell;
    game_play(&match->position, move);
    for (uint8_t cell = 0; cell < CELLS_MAX; cell++) {
        if (now[cell] == then[cell])
            continue;
        if (match->at == MATCH_LOG_MAX)
            forget(match);
        struct change *const change = &match->log[match->at++];
        change->part = cell;
        change->becomes = then[cell];
    }
    match->log[match->at - 1].part |= LAST_CHANGE;
    match->latest = *move;
    note_change(match);
}

log_size_t match_step_back(const struct match *match, log_size_t at, struct position *position)
{
    do {
        const struct change *const change = &match->log[--at];
        position->cell[change->part & ~LAST_CHANGE] = change->becomes;
    } while (at && !(match->log[at - 1].part & LAST_CHANGE));
    position->white = !position->white;
    return at;
}

bool match_undo(struct match *match)
{
    if (!match->at)
        return false;
    match->at = match_step_back(match, match->at, &match->position);
    game_no_move(&match->latest);
    note_change(match);
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

enum result match_find_result(struct match *match)
{
    if (!match_is_over(match))
        return NOT_OVER;
    const enum verdict verdict = match_verdict(match);
    if (verdict == PENDING)
        return RESULT_PENDING;
    if (verdict == DRAW)
        match->result = NOBODY_WON;
    else
        match->result = FIRST_WON + (match->position.white ^ (verdict != N_POSITION));
    return match->result;
}

enum verdict count_step(struct count *count, const struct match *match, struct move *move)
{
    const enum verdict verdict = game_next_winning(match->game, &match->position, move);
    if (!game_is_move(move))
        return verdict;
    if (verdict != PENDING && ++count->winning > COUNT_MAX)
        return verdict;
    if (++count->tries > COUNT_TRIES_MAX) {
        count->cut = true;
        return verdict == PENDING ? N_POSITION : verdict;
    }
    return PENDING;
}

void review_begin(struct review *review, const struct match *match)
{
    review->position = match->position;
    review->at = match->at;
    review->after = P_POSITION;
    review->turned = 0;
}

bool review_step(struct review *review, const struct match *match)
{
    const enum verdict verdict = game_verdict(match->game, &review->position);
    if (verdict == PENDING)
        return false;
    if (match->side[review->position.white] == HUMAN && verdict == N_POSITION && review->after != P_POSITION)
        review->turned = review->at + 1;
    review->after = verdict;
    if (!review->at)
        return true;
    review->at = match_step_back(match, review->at, &review->position);
    return false;
}
