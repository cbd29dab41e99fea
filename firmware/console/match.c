// SPDX-License-Identifier: MIT
#include "console/match.h"

enum { BOTH_SIDES = 3 };

// Who sits where follows from who has moved; somebody who lets one player move for both sides gets no names.
static const FLASH char *winner_name(const struct match *match)
{
    uint8_t winner = match->now.game->misere ? match->side : BOTH_SIDES - match->side;
    bool named = match->human != BOTH_SIDES && match->machine != BOTH_SIDES && match->human != match->machine;

    if (!named)
        return winner == 1 ? TEXT("the first player") : TEXT("the second player");
    if (match->human ? match->human == winner : match->machine != winner)
        return TEXT("you");
    return TEXT("the machine");
}

static void forget_seats(struct match *match)
{
    match->human = 0;
    match->machine = 0;
}

static void answer(const struct match *match, sink_t put)
{
    write_state(put, &match->now);
    if (game_is_over(match->now.game, &match->now.position)) {
        write_text(put, TEXT(" : game over, "));
        write_text(put, winner_name(match));
        write_text(put, TEXT(" won"));
    }
    put('\n');
}

static bool under_way(const struct match *match, sink_t put)
{
    if (!match->now.game)
        write_text(put, TEXT("error: no game under way; new <game> <params> starts one\n"));
    return match->now.game;
}

static bool can_move(const struct match *match, sink_t put)
{
    if (!under_way(match, put))
        return false;
    if (!game_is_over(match->now.game, &match->now.position))
        return true;
    write_text(put, TEXT("error: the game is over: no move is left\n"));
    return false;
}

static void move_on(struct match *match, const struct move *move)
{
    match->past[match->past_next] = match->now.position;
    match->past_next = (match->past_next + 1) % CONSOLE_UNDO_MAX;
    if (match->past_count < CONSOLE_UNDO_MAX)
        match->past_count++;
    game_play(&match->now.position, move);
    match->side = BOTH_SIDES - match->side;
}

// The first start position, but with the k that was asked for.
static void set_default(struct state *state)
{
    part_t k = state->position.k;

    game_start(state->game, 0, &state->position);
    state->position.k = k;
}

void match_new(struct match *match, struct reader *reader)
{
    struct state state;

    if (!read_expect(reader, TEXT(" ")) || !read_game(reader, &state))
        return;
    if (read_at_end(reader))
        set_default(&state);
    else if (!read_expect(reader, TEXT(" : ")) || !read_position(reader, &state.position))
        return;
    match->now = state;
    match->past_count = 0;
    match->past_next = 0;
    match->side = 1;
    forget_seats(match);
    answer(match, reader->put);
}

void match_play(struct match *match, struct reader *reader)
{
    struct move move;

    if (!can_move(match, reader->put) || !read_expect(reader, TEXT(" ")) ||
        !read_move(reader, &match->now, &move))
        return;
    match->human |= match->side;
    move_on(match, &move);
    answer(match, reader->put);
}

void match_reply(struct match *match, struct reader *reader)
{
    struct move move;

    if (!read_expect_end(reader) || !can_move(match, reader->put))
        return;
    game_reply(match->now.game, &match->now.position, &move);
    match->machine |= match->side;
    move_on(match, &move);
    answer(match, reader->put);
}

void match_show(const struct match *match, struct reader *reader)
{
    if (read_expect_end(reader) && under_way(match, reader->put))
        answer(match, reader->put);
}

void match_undo(struct match *match, struct reader *reader)
{
    if (!read_expect_end(reader) || !under_way(match, reader->put))
        return;
    if (!match->past_count) {
        write_text(reader->put, TEXT("error: nothing to take back; the last "));
        write_number(reader->put, CONSOLE_UNDO_MAX);
        write_text(reader->put, TEXT(" moves are kept\n"));
        return;
    }
    match->past_count--;
    match->past_next = match->past_next ? match->past_next - 1 : CONSOLE_UNDO_MAX - 1;
    match->now.position = match->past[match->past_next];
    match->side = BOTH_SIDES - match->side;
    forget_seats(match);
    answer(match, reader->put);
}
