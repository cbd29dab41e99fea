// SPDX-License-Identifier: MIT
// If this test fails, a player who gave a win away is not led back to the mistake, or is shown a mistake that
// was none. The human gives a win away by one mistake and loses. The display must say so and offer to retry,
// and OK must lead back to the mistake. It may not offer this if the human never had a won position. The
// board may miss a few mistakes, because it keeps a limited number of moves.
//
//   review [ELF [MATCHES [GAME]]]: plays MATCHES in all games together, or in GAME. Default: 25, or 200 with
//   DRAW=all.
#include "robot/gap.h"
#include "robot/glass.h"
#include "robot/lcd.h"
#include "robot/menu.h"
#include "robot/whole_games.h"
#include "robot/words.h"

#include "draw.h"
#include "tap.h"
#include "notation/names.h"

#include <stdlib.h>
#include <string.h>

enum { MATCHES = 25, MATCHES_OF_ALL = 200, TURNS = 4, K_MIN = 2, K_RANGE = 3, GAP_MAX_MS = 5 };

static struct robot robot;
static struct gap gap;
static unsigned found, never_won, out_of_reach, won;

// The current match
static unsigned turn;       // number of the human's current turn, starting at 0
static unsigned planted_at; // first turn in which the human may make a mistake
static bool has_planted;
static struct position given_up; // position in which the human made the mistake
static unsigned since; // number of values changed since the mistake; the firmware remembers only a few

static enum verdict after(const struct move *move)
{
    struct position to = robot.position;

    game_play(&to, move);
    return verdict_of(robot.game, &to);
}

// Selects a random losing move in a won position.
static bool find_mistake(struct move *move)
{
    struct move next = {0};
    unsigned count = 0;

    while (game_next(robot.game, &robot.position, &next))
        if (after(&next) == N_POSITION && robot_random(&robot, ++count) == 0)
            *move = next;
    return count;
}

// After the mistake, counts the values that a move changes.
static void count_changes(struct robot *at, const struct position *before)
{
    const struct position *const now = &at->position;

    if (!has_planted)
        return;
    since += (now->stones != before->stones) + (now->cap != before->cap);
    for (unsigned i = 0; i < PARTS_MAX; i++)
        since += now->part[i] != before->part[i];
}

static bool choose(struct robot *at, struct move *move)
{
    if (has_planted || verdict_of(at->game, &at->position) != N_POSITION)
        return robot_any_move(at, move);
    if (turn++ < planted_at || !find_mistake(move))
        return robot_best_move(at, move);
    has_planted = true;
    given_up = at->position;
    since = 0;
    return true;
}

static bool plan(struct robot *at, struct move *move)
{
    struct robot after = *at;

    if (!choose(at, move))
        return false;
    game_play(&after.position, move);
    count_changes(&after, &at->position);
    return true;
}

// Returns true if the firmware still remembers all moves since the mistake.
static bool is_kept(void)
{
    return since <= MATCH_LOG_MAX;
}

// Goes back to the mistake, plays perfectly from there and wins.
static bool retries(void)
{
    if (!sight_reads(&robot, 2, "You were winning") || glass_offers(&robot) != OFFERS_RETRY)
        return robot_fault(&robot, "%s: the mistake is not found", game_name(robot.game));
    found++;
    robot_tap(&robot, LADDER_OK);
    if (!robot_expect(&robot, 2, "Try again here", ROBOT_SOON_MS) ||
        !robot_expect_position(&robot, NULL, &given_up, false))
        return robot_fault(&robot, "%s: OK does not lead back to the mistake", game_name(robot.game));
    robot.position = given_up;
    has_planted = false;
    return robot_finish(&robot, HUMAN_TO_MOVE, robot_best_move) == HUMAN_WON ||
           robot_fault(&robot, "%s: the match does not continue from the mistake", game_name(robot.game));
}

static bool says_nothing(unsigned *kind)
{
    ++*kind;
    return glass_offers(&robot) == OFFERS_MATCH ||
           robot_fault(&robot, "the display does not offer a new match, though no kept move was a mistake");
}

static bool play(struct match *match, bool lets_win)
{
    struct position start;

    start_of(match, &start);
    if (!seat(match, !lets_win, &start))
        return true; // a draw
    turn = since = 0;
    has_planted = false;
    planted_at = robot_random(&robot, TURNS);

    const enum outcome outcome = robot_finish(&robot, robot_start(&robot, match), plan);

    if (outcome == BROKEN)
        return false;
    if (outcome == HUMAN_WON) {
        won++;
        return !has_planted || robot_fault(&robot, "%s: the machine lost a won game", game_name(robot.game));
    }
    if (!has_planted)
        return says_nothing(&never_won);
    return is_kept() ? retries() : says_nothing(&out_of_reach);
}

static bool plays_game(uint8_t row, unsigned from, unsigned to)
{
    struct position start;

    for (unsigned i = from; i < to; i++) {
        struct match match = {.row = row, .start = (uint8_t)(i % 5), .k = (uint8_t)(K_MIN + i % K_RANGE)};

        if (!start_of(&match, &start))
            match.start = 0;
        if (!play(&match, i % 3) || !robot_is_well(&robot))
            return false;
    }
    return true;
}

int main(int argc, char **argv)
{
    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    gap_open(&gap, &robot.bench);
    robot.random = draw_seed();
    robot.on_machine_move = count_changes;

    const unsigned count = argc > 2 ? (unsigned)atoi(argv[2]) : draw_count(MATCHES, MATCHES_OF_ALL);

    for (uint8_t row = 0; row < GAME_COUNT; row++) {
        const bool is_alone = argc > 3;

        if (is_alone && strcmp(argv[3], game_name(&games[row])))
            continue;

        const unsigned from = is_alone ? 0 : count * row / GAME_COUNT;
        const unsigned to = is_alone ? count : count * (row + 1u) / GAME_COUNT;

        const unsigned found_before = found, lost_before = out_of_reach;
        const bool good = plays_game(row, from, to);
        const unsigned finds = found - found_before, misses = out_of_reach - lost_before;
        tap_check(good && finds * 10 >= (finds + misses) * 9,
                  "%s: %u matches, only %u of %u mistakes are not found", game_name(&games[row]), to - from,
                  misses, finds + misses);
        robot_explain(&robot);
    }
    tap_check(found * 3 > count && never_won * 6 > count && found * 100 >= (found + out_of_reach) * 97,
              "%u mistakes found, %u matches never won, %u won, %u mistakes out of reach", found, never_won,
              won, out_of_reach);
    gap_check(&gap, GAP_MAX_MS);
    robot_check_memory(&robot);
    bench_close(&robot.bench);
    return tap_done();
}
