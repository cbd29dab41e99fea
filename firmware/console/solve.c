// SPDX-License-Identifier: MIT
#include "console/solve.h"
#include "console/notation.h"

static bool read_state(struct reader *reader, struct state *state)
{
    return read_game(reader, state) && read_expect(reader, TEXT(" : ")) &&
           read_position(reader, &state->position);
}

static void write_solved(sink_t put, const struct state *state, enum verdict verdict)
{
    write_state(put, state);
    write_text(put, verdict == N_POSITION ? TEXT(" : N :") : TEXT(" : P :"));
}

void solve_one(struct reader *reader)
{
    sink_t put = reader->put;
    struct state state;
    struct move move;

    if (!read_state(reader, &state))
        return;
    enum verdict verdict = game_reply(state.game, &state.position, &move);
    write_solved(put, &state, verdict);
    if (verdict == N_POSITION && move.count) {
        put(' ');
        write_move(put, &state.position, &move);
    } else {
        write_text(put, TEXT(" -"));
    }
    put('\n');
}

static bool next_winning(const struct state *state, struct move *move)
{
    bool found;
    game_next_winning(state->game, &state->position, move, &found);
    return found;
}

// No more than one above the limit: where they are many more, counting on would take for ever.
static uint32_t count_winning(const struct state *state)
{
    struct move move = {0};
    uint32_t count = 0;

    while (count <= CONSOLE_LIST_MAX && next_winning(state, &move))
        count++;
    return count;
}

void solve_all(struct reader *reader)
{
    sink_t put = reader->put;
    struct state state;
    struct move move;

    if (!read_expect(reader, TEXT(" ")) || !read_state(reader, &state))
        return;
    // Counted before anything is written: a line that has begun cannot become an error.
    uint32_t count = count_winning(&state);
    if (count > CONSOLE_LIST_MAX) {
        write_text(put, TEXT("error: too many winning moves to list, at most "));
        write_number(put, CONSOLE_LIST_MAX);
        put('\n');
        return;
    }
    write_solved(put, &state, game_reply(state.game, &state.position, &move));
    if (!count)
        write_text(put, TEXT(" -"));
    move = (struct move){0};
    while (next_winning(&state, &move)) {
        put(' ');
        write_move(put, &state.position, &move);
    }
    put('\n');
}
