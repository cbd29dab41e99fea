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
    enum verdict verdict = state.game->reply(&state.position, &move);
    write_solved(put, &state, verdict);
    if (verdict == N_POSITION && move.count) {
        put(' ');
        write_move(put, &state.position, &move);
    } else {
        write_text(put, TEXT(" -"));
    }
    put('\n');
}

// Counts before anything is written: a line that has begun cannot become an error.
static bool can_list(sink_t put, const struct state *state)
{
    struct move move = {.count = 0};
    uint32_t count = 0;

    while (game_next_winning(&state->position, &move))
        if (++count > CONSOLE_LIST_MAX) {
            write_text(put, TEXT("error: too many winning moves to list, at most "));
            write_number(put, CONSOLE_LIST_MAX);
            put('\n');
            return false;
        }
    return true;
}

void solve_all(struct reader *reader)
{
    sink_t put = reader->put;
    struct state state;
    struct move move;

    if (!read_expect(reader, TEXT(" ")) || !read_state(reader, &state) || !can_list(put, &state))
        return;
    write_solved(put, &state, state.game->reply(&state.position, &move));
    move.count = 0;
    while (game_next_winning(&state.position, &move)) {
        put(' ');
        write_move(put, &state.position, &move);
    }
    if (!move.count)
        write_text(put, TEXT(" -"));
    put('\n');
}
