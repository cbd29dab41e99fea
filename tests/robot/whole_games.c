// SPDX-License-Identifier: MIT
#include "robot/whole_games.h"

#include "draw.h"
#include "robot/menu.h"
#include "robot/words.h"
#include "tap.h"
#include "notation/names.h"

#include <string.h>

enum { K_MIN = 2, K_MAX = 4, WATCHED = 8 };

static unsigned games_played;
static bool has_erred; // true if the machine has missed a win in this match

bool seat(struct match *match, bool machine_wins, const struct position *start)
{
    const enum verdict verdict = verdict_of(&games[match->row], start);

    match->machine_first = (verdict == N_POSITION) == machine_wins;
    return verdict != DRAW;
}

static void judge(struct robot *robot, const struct position *before)
{
    has_erred |= verdict_of(robot->game, before) == N_POSITION &&
                 verdict_of(robot->game, &robot->position) != P_POSITION;
}

// Plays a match to the end. Sometimes follows the machine's moves step by step.
static bool play(struct robot *robot, enum outcome begun, bool perfect, enum outcome expected)
{
    const enum outcome outcome = robot_finish(robot, begun, perfect ? robot_best_move : robot_any_move);

    robot->watches = ++games_played % WATCHED == 0;
    if (outcome == BROKEN || !robot_is_well(robot))
        return false;
    if (has_erred) {
        has_erred = false;
        return robot_fault(robot, "the machine has given a win away");
    }
    if (expected == NOBODY_WON) // in a drawn game, the machine must at least not lose
        return outcome != HUMAN_WON || robot_fault(robot, "the machine lost a drawn game");
    return outcome == expected || robot_fault(robot, "the player who can force a win has not won");
}

bool start_of(const struct match *match, struct position *start)
{
    if (!game_start(&games[match->row], match->start, start))
        return false;
    if (games[match->row].params == PARAM_K)
        start->k = match->k;
    return true;
}

static unsigned starts_of(uint8_t row)
{
    struct position start;
    uint8_t count = 0;

    while (game_start(&games[row], count, &start))
        count++;
    return count;
}

// Plays `count` matches that the machine must win, or draw if best play is a draw.
static bool machine_wins(struct robot *robot, struct match *match, unsigned count)
{
    struct position start;

    start_of(match, &start);

    const bool decided = seat(match, true, &start);

    for (unsigned i = 0; i < count; i++) {
        if (!decided)
            match->machine_first = i & 1;
        if (!play(robot, i && decided ? robot_again(robot) : robot_start(robot, match), false,
                  decided ? MACHINE_WON : NOBODY_WON))
            return false;
    }
    return true;
}

// Plays matches from each start position of the game.
static bool machine_wins_all(struct robot *robot, uint8_t row, unsigned count)
{
    const unsigned starts = starts_of(row);

    for (unsigned i = 0; i < starts; i++) {
        struct match match = {
            .row = row, .start = (uint8_t)i, .k = (uint8_t)(K_MIN + i % (K_MAX - K_MIN + 1))};

        if (!machine_wins(robot, &match, count * (i + 1) / starts - count * i / starts))
            return false;
    }
    return true;
}

static bool human_wins_once(struct robot *robot, uint8_t row)
{
    struct match match = {.row = row, .k = K_MIN};
    struct position start;

    for (; start_of(&match, &start); match.start++)
        if (seat(&match, false, &start))
            return play(robot, robot_start(robot, &match), true, HUMAN_WON);
    return robot_fault(robot, "all starts are drawn");
}

static void check(struct robot *robot, uint8_t row, unsigned count)
{
    tap_check(machine_wins_all(robot, row, count), "%s: the machine wins all %u games that it can win",
              game_name(&games[row]), count);
    robot_explain(robot);
    tap_check(human_wins_once(robot, row), "%s: a human who plays perfectly wins a won start",
              game_name(&games[row]));
    robot_explain(robot);
}

void whole_games(struct robot *robot, unsigned count, unsigned parts, const char *name)
{
    robot->on_machine_move = judge;
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        if (name ? !strcmp(name, game_name(&games[row])) : drawn(row, parts))
            check(robot, row, count);
    tap_check(games_played >= count, "%u games played to the end", games_played);
}
