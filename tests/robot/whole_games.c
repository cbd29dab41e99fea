// SPDX-License-Identifier: MIT
#include "robot/whole_games.h"

#include "robot/menu.h"
#include "robot/words.h"
#include "tap.h"

#include <string.h>

enum { K_MIN = 2, K_MAX = 4, WATCHED = 8 };

static unsigned games_played;

// Sets match->machine_first so that by the theory the machine wins, or the human does. False for a draw.
static bool seat(struct match *match, bool machine_wins, const struct position *start)
{
    const enum verdict verdict = verdict_of(&games[match->row], start);

    match->machine_first = (verdict == N_POSITION) == machine_wins;
    return verdict != DRAW;
}

// Of some games the machine's moves are watched as they are shown.
static bool play(struct robot *robot, const struct match *match, bool perfect, enum outcome expected)
{
    robot->watches = games_played++ % WATCHED == 0;

    const enum outcome begun = robot_start(robot, match);
    const enum outcome outcome = robot_finish(robot, begun, perfect ? robot_best_move : robot_any_move);

    if (outcome == BROKEN || !robot_is_well(robot))
        return false;
    if (expected == NOBODY_WON) // at least
        return outcome != HUMAN_WON || robot_fault(robot, "the machine lost a drawn game");
    return outcome == expected || robot_fault(robot, "the theory gives this game to the other player");
}

static bool start_of(const struct match *match, struct position *start)
{
    if (!game_start(&games[match->row], match->start, start))
        return false;
    if (games[match->row].params == PARAM_K)
        start->k = match->k;
    return true;
}

// The starts in turn; where they are drawn both begin in turn.
static bool machine_wins_all(struct robot *robot, uint8_t row, unsigned count)
{
    struct match match = {.row = row, .k = K_MIN};
    struct position start;

    for (unsigned i = 0; i < count; i++, match.start++) {
        if (!start_of(&match, &start)) {
            match.start = 0;
            match.k = match.k == K_MAX ? K_MIN : match.k + 1;
            start_of(&match, &start);
        }
        const bool decided = seat(&match, true, &start);

        if (!decided)
            match.machine_first = i & 1;
        if (!play(robot, &match, false, decided ? MACHINE_WON : NOBODY_WON))
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
            return play(robot, &match, true, HUMAN_WON);
    return robot_fault(robot, "all starts are drawn");
}

static void check(struct robot *robot, uint8_t row, unsigned count)
{
    tap_check(machine_wins_all(robot, row, count), "%s: %u games, the machine lets none go", games[row].name,
              count);
    robot_explain(robot);
    tap_check(human_wins_once(robot, row), "%s: a human who plays perfectly wins a won start",
              games[row].name);
    robot_explain(robot);
}

void whole_games(struct robot *robot, unsigned count, const char *name)
{
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        if (!name || !strcmp(name, games[row].name))
            check(robot, row, count);
    tap_check(games_played >= count, "%u games played to the end", games_played);
}
