// SPDX-License-Identifier: MIT
// Every move of a position is tried by a depth-first search, a few steps a call. Below the first move a
// position has two outcomes, "the favoured player wins" and "draw" (sos_board.c), so the first move that
// reaches what its player hopes for ends the search of a position.
#include "game/sos.h"
#include "game/arena.h"     // keeps the search from call to call
#include "game/sos_board.h" // the strip as bits

#include <string.h> // memcmp

// Of a call, so that it takes at most 5 ms on the Uno
enum { STEPS = 40 };

struct search {
    struct sos_board question, now; // now: after the moves of path
    part_set_t keep_s, keep_o;      // the cells where S, or O, keeps what the verdict promises
    enum verdict verdict;           // of the question, by the moves tried so far
    bool done;                      // all moves are tried
    sos_move_t reply;
    uint16_t reply_steps, steps; // that the search of the reply took, and that of the present move
    uint8_t depth;
    sos_move_t path[SOS_MAX]; // the last move tried at depth 0, 1, ...
};
_Static_assert(sizeof(struct search) <= ARENA_BYTES, "the arena holds the search");
_Static_assert(SOS_MAX <= SOS_CELL && SOS_MAX <= 8 * sizeof(part_set_t), "each cell has a number and a bit");

static void read(const struct position *position, struct sos_board *board)
{
    *board = (struct sos_board){0};
    part_set_t cell = 1;
    for (uint8_t i = 0; i < position->count; i++, cell <<= 1) {
        part_set_t *cells = &board->empty;
        if (position->part[i] != SOS_EMPTY)
            cells = position->part[i] == SOS_S ? &board->s : &board->o;
        *cells |= cell;
    }
}

// Takes down what the move at depth 0 leads to. The reply is the win that is the simplest to see, else the
// move that gives the opponent the most to think about.
static void note(struct search *search, enum verdict after)
{
    const enum verdict verdict = after == P_POSITION ? N_POSITION : after == N_POSITION ? P_POSITION : DRAW;
    if (sos_verdict_at_once(&search->now) != THINKING)
        search->steps = 0;
    bool better = !search->reply;
    if (verdict != search->verdict) {
        if (verdict == P_POSITION || search->verdict == N_POSITION)
            return;
        better = true;
        search->verdict = verdict;
        search->keep_s = search->keep_o = 0;
    }
    search->keep_s |= search->now.s & ~search->question.s;
    search->keep_o |= search->now.o & ~search->question.o;
    if (better ||
        (verdict == N_POSITION ? search->steps < search->reply_steps : search->steps > search->reply_steps)) {
        search->reply = search->path[0];
        search->reply_steps = search->steps;
    }
}

static void step(struct search *search)
{
    struct sos_board *now = &search->now;
    sos_move_t *move = &search->path[search->depth];
    enum verdict verdict;
    search->steps++;
    if (sos_step(now, move)) {
        sos_write(now, *move);
        verdict = sos_look(now);
        if (verdict == THINKING) {
            move[1] = 0;
            search->depth++;
            return;
        }
    } else if (search->depth == 0) {
        search->done = true;
        return;
    } else {
        verdict = sos_is_favoured(now) ? DRAW : P_POSITION; // the worse of the two outcomes
        move--;
        search->depth--;
    }
    // *move has led to a position of this verdict.
    if (search->depth && (verdict == P_POSITION || (verdict == DRAW && sos_is_favoured(now)))) {
        if (verdict == P_POSITION)
            verdict = N_POSITION;
        sos_wipe(now, *move--);
        search->depth--;
    }
    if (search->depth == 0) {
        note(search, verdict);
        search->steps = 0;
    }
    sos_wipe(now, *move);
}

// Goes on with the search of the position. *search is null where no move is left.
static enum verdict think(const struct position *position, struct search **search)
{
    struct sos_board board;
    *search = 0;
    if (position->count > SOS_MAX)
        return BEYOND_LIMIT;
    read(position, &board);
    if (sos_verdict_at_once(&board) == P_POSITION)
        return P_POSITION;
    if (board.empty == 0)
        return DRAW;
    struct search *const own = *search = (struct search *)arena;
    if (arena_owner != ARENA_SOS || memcmp(&own->question, &board, sizeof board) != 0)
        *own = (struct search){.question = board, .now = board, .verdict = P_POSITION};
    arena_owner = ARENA_SOS;
    for (uint8_t left = STEPS; left && !own->done; left--)
        step(own);
    return own->done ? own->verdict : THINKING;
}

enum verdict sos_verdict(const struct position *position)
{
    struct search *search;
    return think(position, &search);
}

enum verdict sos_reply(const struct position *position, struct move *move)
{
    struct search *search;
    enum verdict verdict = think(position, &search);
    if (verdict != THINKING && search) {
        const uint8_t cell = (search->reply & SOS_CELL) - 1;
        move->count = 1;
        move->change[0] = (struct change){cell, sos_writes_s(&search->now, search->reply) ? SOS_S : SOS_O};
    }
    return verdict;
}

// Looks up what the search for the verdict has found.
bool sos_next_winning(const struct position *position, struct move *move)
{
    struct search *search;
    move->unfinished = think(position, &search) == THINKING;
    if (move->unfinished || !search)
        return false;
    struct change *change = &move->change[0];
    if (move->count == 0)
        *change = (struct change){0, SOS_EMPTY};
    move->count = 1;
    while (change->part < position->count) {
        if (change->becomes == SOS_O)
            *change = (struct change){change->part + 1, SOS_S};
        else
            change->becomes++;
        if ((change->becomes == SOS_S ? search->keep_s : search->keep_o) >> change->part & 1)
            return true;
    }
    return false;
}
