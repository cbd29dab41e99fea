// SPDX-License-Identifier: MIT
#include "robot/turns.h"

#include "robot/line.h"
#include "robot/words.h"
#include "notation/names.h"

#include <string.h>

enum { LOOK_MS = 2, PATIENCE_MS = 60000, REVIEW_MS = 6000 };

static void own_start(const struct match *match, struct position *start)
{
    const bool any =
        match->row != GAME_MIXED && match->row != GAME_MMIXED && games[match->row].shape == SHAPE_PILES;

    start->count = 0;
    for (unsigned i = 0; i < match->own_count; i++)
        if (match->own[i] || !any)
            start->part[start->count++] = match->own[i];
}

bool robot_sees_start(struct robot *robot, const struct match *match)
{
    struct position *start = &robot->start;

    robot->match = *match;
    robot->game = &games[match->row];
    if (!game_start(robot->game, match->start, start))
        game_start(robot->game, 0, start);
    if (robot->game->params == PARAM_K)
        start->k = match->k;
    if (match->start == START_OWN)
        own_start(match, start);
    robot->position = *start;
    return robot->glass->shows_start(robot);
}

// Skips the final position. Returns true if the display then shows the result.
static bool sees_result(struct robot *robot)
{
    if (robot->glass->tells_end(robot)) {
        bench_run_ms(&robot->bench, robot->glass->seen_ms);
        robot_tap(robot, LADDER_UP);
        robot_settle(robot);
        glass_waits(robot, robot->glass->tells_result, REVIEW_MS);
    }
    return robot->glass->tells_result(robot);
}

enum machines_turn { TURN_OVER, GAME_OVER, NO_END };

// Waits until the board's line reports a move. Sets *to to the position after the move.
static bool hears_move(struct robot *robot, struct position *to)
{
    for (unsigned waited = 0; !line_leads(robot->game, &robot->position, to); waited += LOOK_MS)
        if (waited >= ROBOT_SOON_MS || !bench_run_ms(&robot->bench, LOOK_MS))
            return line_fault("no legal move");
    return true;
}

// Skips the display of the machine's move with a key press.
static enum machines_turn skip(struct robot *robot, struct position *to)
{
    robot_tap(robot, (enum ladder_key)robot_random(robot, LADDER_KEYS));
    for (unsigned waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
        if (sees_result(robot))
            return hears_move(robot, to) ? GAME_OVER : NO_END;
        if (robot->glass->tells_turn(robot)) {
            if (hears_move(robot, to) && robot->glass->shows_turn(robot, to))
                return TURN_OVER;
            robot_fault(robot, "%s: the display shows another move than the line", game_name(robot->game));
            return NO_END;
        }
        if (!bench_run_ms(&robot->bench, LOOK_MS))
            break;
    }
    robot_fault(robot, "the machine's turn does not end");
    return NO_END;
}

// Checks that the display shows the right result of a match.
static enum outcome result(struct robot *robot, const struct position *position, bool human_moved)
{
    const char *const words = words_result(robot->game, position, human_moved);

    if (!glass_reads(robot, words, robot->glass->result_ms)) {
        robot_fault(robot, "the display does not show \"%s\"", words);
        return BROKEN;
    }
    return *words == 'Y' ? HUMAN_WON : *words == 'B' ? MACHINE_WON : NOBODY_WON;
}

enum outcome robot_let_machine_move(struct robot *robot)
{
    const struct position before = robot->position;
    struct position to;
    const enum machines_turn turn = skip(robot, &to);

    if (turn == NO_END)
        return BROKEN;
    robot->position = to;
    if (robot->on_machine_move)
        robot->on_machine_move(robot, &before);
    return turn == TURN_OVER ? HUMAN_TO_MOVE : result(robot, &to, false);
}

// Checks that the final position stays until a key leads to the result.
static bool shows_end(struct robot *robot)
{
    if (!glass_waits(robot, robot->glass->tells_end, ROBOT_SOON_MS))
        return robot_fault(robot, "the last position does not stay");
    return glass_waits(robot, sees_result, ROBOT_SOON_MS) ||
           robot_fault(robot, "a key does not lead from the last position to the result");
}

// Plays the selected move, which leads to `to`. Waits for the machine's reply.
static enum outcome play(struct robot *robot, const struct position *to)
{
    struct position heard;

    robot_tap(robot, LADDER_OK);
    if (!hears_move(robot, &heard))
        return BROKEN;
    robot->position = *to;
    if (game_is_over(robot->game, to))
        return shows_end(robot) ? result(robot, to, true) : BROKEN;
    if (!robot->glass->shows_played(robot, to)) {
        robot_fault(robot, "the move is not played");
        return BROKEN;
    }
    robot->position = heard; // `heard` differs from *to if another coin of the same cell has moved
    return robot_let_machine_move(robot);
}

enum outcome robot_move(struct robot *robot, const struct move *move)
{
    struct position to = robot->position;

    game_play(&to, move);
    return robot_prepare(robot, move) ? play(robot, &to) : BROKEN;
}

// Leaves the result and starts a match, with OK or through the menu.
static void leave_result(struct robot *robot)
{
    if (glass_offers(robot) == OFFERS_RETRY) {
        robot_tap(robot, LADDER_LEFT);
        robot_settle(robot);
        if (robot->match.start == START_OWN) {
            robot_tap(robot, LADDER_OK);
            robot_settle(robot);
        }
    }
    robot_tap(robot, LADDER_OK);
}

enum outcome robot_again(struct robot *robot)
{
    const struct match match = robot->match;

    leave_result(robot);
    if (!robot_sees_start(robot, &match))
        return BROKEN;
    return match.machine_first ? robot_let_machine_move(robot) : HUMAN_TO_MOVE;
}

enum outcome robot_finish(struct robot *robot, enum outcome outcome, robot_plan *plan)
{
    struct move move;

    while (outcome == HUMAN_TO_MOVE)
        outcome = plan(robot, &move) ? robot_move(robot, &move) : BROKEN;
    return outcome;
}
