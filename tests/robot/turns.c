// SPDX-License-Identifier: MIT
#include "robot/turns.h"

#include "robot/dots.h"
#include "robot/glass.h"
#include "robot/lcd.h"
#include "robot/prepare.h"
#include "robot/words.h"
#include "notation/names.h"

#include <stdio.h>
#include <string.h>

enum { LOOK_MS = 2, PATIENCE_MS = 60000, READ_MS = 8000, REVIEW_MS = 6000 };

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

// Skips the display of the machine's move with a key press.
static enum machines_turn skip(struct robot *robot, struct position *to)
{
    const struct glass *const glass = robot->glass;

    robot_tap(robot, (enum ladder_key)robot_random(robot, LADDER_KEYS));
    for (unsigned waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
        if (sees_result(robot)) {
            robot_settle(robot);
            return GAME_OVER;
        }
        if (glass->tells_turn(robot)) {
            if (glass->finds_turn(robot, to))
                return TURN_OVER;
            robot_fault(robot, "%s: no legal move leads to this position", game_name(robot->game));
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

    for (unsigned waited = 0; !robot->glass->reads(robot, words); waited += LOOK_MS)
        if (waited >= robot->glass->result_ms || !bench_run_ms(&robot->bench, LOOK_MS)) {
            robot_fault(robot, "the display does not show \"%s\"", words);
            return BROKEN;
        }
    return *words == 'Y' ? HUMAN_WON : *words == 'B' ? MACHINE_WON : NOBODY_WON;
}

// Returns true if the text after the result has scrolled into view.
static bool reads_behind(struct robot *robot)
{
    return robot->glass->reads(robot, "OK:") || robot->glass->reads(robot, "You were");
}

// Finds the final move. Sets *to to the final position.
static bool sees_end(struct robot *robot, bool human_moved, struct position *to)
{
    const struct game *game = robot->game;
    struct move move = {0};
    const bool few = game_choices_max(game, &robot->position) == 1 || game->all_tokens_move;

    if (has_dots(robot))
        glass_waits(robot, reads_behind, READ_MS);
    // With too many moves to try, accepts only a move that takes everything.
    if (!few) {
        *to = robot->position;
        memset(to->part, 0, sizeof to->part);
        return is_one_move(game, &robot->position, to) &&
               robot->glass->reads(robot, words_result(game, to, human_moved));
    }
    while (game_next(game, &robot->position, &move)) {
        *to = robot->position;
        game_play(to, &move);
        if (game_is_over(game, to) && robot->glass->reads(robot, words_result(game, to, human_moved)))
            return true;
    }
    return false;
}

enum outcome robot_let_machine_move(struct robot *robot)
{
    const struct position before = robot->position;
    struct position to;
    const enum machines_turn turn = skip(robot, &to);

    if (turn == NO_END)
        return BROKEN;
    if (turn == GAME_OVER && !sees_end(robot, false, &to)) {
        robot_fault(robot, "no move of the machine leads to this result");
        return BROKEN;
    }
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
    robot_tap(robot, LADDER_OK);
    robot->position = *to;
    if (game_is_over(robot->game, to))
        return shows_end(robot) ? result(robot, to, true) : BROKEN;
    if (!robot->glass->shows_played(robot, to)) {
        robot_fault(robot, "the move is not played");
        return BROKEN;
    }
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
