// SPDX-License-Identifier: MIT
#include "console/match.h"

#include <string.h> // memcpy, memmove

struct match match;

enum { BOTH_SIDES = 3 };

// Who sits where follows from who has moved; somebody who lets one player move for both sides gets no names.
static const FLASH char *name_of(uint8_t side)
{
    bool named = match.human != BOTH_SIDES && match.machine != BOTH_SIDES && match.human != match.machine;

    if (!named)
        return side == 1 ? TEXT("the first player won") : TEXT("the second player won");
    if (match.human ? match.human == side : match.machine != side)
        return TEXT("you won");
    return TEXT("the machine won");
}

static void forget_seats(void)
{
    match.human = 0;
    match.machine = 0;
}

void match_write(bool is_over, enum verdict verdict)
{
    write_state(&match.now);
    if (!is_over)
        return;
    text_words(TEXT(" : game over, "));
    if (verdict == DRAW)
        text_words(TEXT("a draw"));
    else
        text_words(name_of(verdict == N_POSITION ? match.side : BOTH_SIDES - match.side));
}

void match_check_move(void)
{
    if (game_is_over(match.now.game, &match.now.position))
        read_refuse_line(TEXT("the game is over"), 0);
}

static void move_on(const struct move *move)
{
    memmove(match.past + 1, match.past, sizeof match.past - sizeof *match.past);
    memcpy(match.past, &match.now.position, sizeof *match.past);
    if (match.past_count < CONSOLE_UNDO_MAX)
        match.past_count++;
    game_play(&match.now.position, move);
    match.side = BOTH_SIDES - match.side;
}

void match_begin(const struct state *state)
{
    match.now = *state;
    match.past_count = 0;
    match.side = 1;
    forget_seats();
}

// Where the text of a move leaves open what else it changes: stones may also go to the next pile.
static bool is_legal(struct move *move)
{
    const struct position *position = &match.now.position;
    struct change *to = &move->change[1];
    const uint8_t from = move->change[0].part;

    if (game_is_legal(match.now.game, position, move))
        return true;
    if (match.now.shape != SHAPE_PILES || move->count != 1 || !from)
        return false;
    to->part = from - 1;
    to->becomes = position->part[from - 1] + (position->part[from] - move->change[0].becomes);
    move->count++;
    return game_is_legal(match.now.game, position, move);
}

void match_play(void)
{
    struct move move = {0};

    const column_t start = text.at;
    text_move(&match.now, &move);
    read_end();
    if (text.fault.form)
        return;
    if (!is_legal(&move)) {
        read_refuse_at(start, TEXT("the rules forbid this move"), 0);
        return;
    }
    match.human |= match.side;
    move_on(&move);
}

void match_reply(const struct move *move)
{
    match.machine |= match.side;
    move_on(move);
}

void match_undo(void)
{
    if (!match.past_count) {
        read_refuse_line(TEXT("too many moves to take back"), CONSOLE_UNDO_MAX);
        return;
    }
    match.past_count--;
    memcpy(&match.now.position, match.past, sizeof *match.past);
    memmove(match.past, match.past + 1, sizeof match.past - sizeof *match.past);
    match.side = BOTH_SIDES - match.side;
    forget_seats();
}
