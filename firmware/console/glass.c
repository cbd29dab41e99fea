// SPDX-License-Identifier: MIT
#include "console/glass.h"

#include "console/edges.h" // of a graph
#include "console/move.h"
#include "console/state.h"
#include "console/text.h"
#include "game/search/retrograde.h" // the limit of the searches

static const FLASH struct glass_calls *glass;
static bool watches; // changes are told
static bool again;   // the match as it is now, too
static bool human;   // to move in the match that is told, not the machine

void glass_init(const FLASH struct glass_calls *calls)
{
    glass = calls;
}

void glass_start(void)
{
    const FLASH struct game *const game = console_line.task.state.game;
    const struct position *const position = &console_line.task.state.position;

    if (game_is_over(game, position))
        read_refuse(GAME_OVER);
    else if (game_verdict(game, position) == BEYOND_LIMIT)
        read_refuse_above(TOO_MANY_POSITIONS, RANKS_MAX);
    else
        glass->start(game, position);
}

void glass_watch(bool on)
{
    watches = again = on;
}

bool glass_load(void)
{
    if (!watches)
        return false;
    struct task *const task = &console_line.task;
    const struct match *const match = glass->fetch(again, &task->state.position, &task->move);

    if (!match)
        return false;
    again = false;
    task->state.game = match->game;
    task->state.params = match->game->params;
    task->state.shape = match->game->shape;
    task->state.edge_count = 0;
    if (task->state.params == PARAM_GRAPH)
        list_edges(&task->state);
    human = match_player(match) == HUMAN;
    return true;
}

// The task has the position before the move, which is what a move is written for.
void glass_write(void)
{
    struct task *const task = &console_line.task;
    const struct position before = task->state.position;
    const bool moved = game_is_move(&task->move);

    text_words(TEXT("@ "));
    if (moved)
        game_play(&task->state.position, &task->move);
    write_state();
    task->state.position = before;
    text_words(human ? TEXT(" : human : ") : TEXT(" : machine : "));
    if (moved)
        text_move(&task->state, &task->move);
    else
        text_char('-');
}
