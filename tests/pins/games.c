// SPDX-License-Identifier: MIT
// If this test fails, a player of a board loses a game that the player has won, or wins a game that the board
// should win. Plays whole games of the menu at the pins of the Uno and the exhibit. Against random moves, the
// machine must win every start that it can win. A human who plays perfectly must win a won start.
//
//   games [ELF [GAMES [GAME]]]: GAMES matches of each game, or of this GAME, on the board of this ELF
#include "robot/menu.h"

#include "draw.h"
#include "tap.h"
#include "notation/names.h"

#include <stdlib.h>
#include <string.h>

enum { K_MIN = 2, K_MAX = 4 };

// Boards, and numbers of matches per game. A run plays one in `parts` games.
static const struct {
    const char *elf;
    unsigned matches, matches_of_all, parts;
} played_on[] = {{"out/uno/bouton.elf", 2, 20, 4}, {"out/exhibit/bouton.elf", 1, 10, 20}};

static struct robot robot;
static unsigned games_played;
static bool has_erred; // true if the machine has missed a win in this match

static bool start_of(const struct match *match, struct position *start)
{
    if (!game_start(&games[match->row], match->start, start))
        return false;
    if (games[match->row].params == PARAM_K)
        start->k = match->k;
    return true;
}

// Chooses who begins. With best play, the machine then wins or loses. Returns false for a drawn start.
static bool seat(struct match *match, bool machine_wins)
{
    struct position start;

    start_of(match, &start);

    const enum verdict verdict = verdict_of(&games[match->row], &start);

    match->machine_first = (verdict == N_POSITION) == machine_wins;
    return verdict != DRAW;
}

static void judge(struct robot *at, const struct position *before)
{
    has_erred |=
        verdict_of(at->game, before) == N_POSITION && verdict_of(at->game, &at->position) != P_POSITION;
}

// Plays a match to the end.
static bool play(enum outcome begun, bool perfect, enum outcome expected)
{
    const enum outcome outcome = robot_finish(&robot, begun, perfect ? robot_best_move : robot_any_move);

    games_played++;
    if (outcome == BROKEN || !robot_is_well(&robot))
        return false;
    if (has_erred) {
        has_erred = false;
        return robot_fault(&robot, "the machine has given a win away");
    }
    if (expected == NOBODY_WON) // in a drawn game, the machine must at least not lose
        return outcome != HUMAN_WON || robot_fault(&robot, "the machine lost a drawn game");
    return outcome == expected || robot_fault(&robot, "the player who can force a win has not won");
}

// Plays `count` matches that the machine must win, or draw if best play is a draw.
static bool machine_wins(struct match *match, unsigned count)
{
    const bool decided = seat(match, true);

    for (unsigned i = 0; i < count; i++) {
        if (!decided)
            match->machine_first = i & 1;
        if (!play(i && decided ? robot_again(&robot) : robot_start(&robot, match), false,
                  decided ? MACHINE_WON : NOBODY_WON))
            return false;
    }
    return true;
}

// Plays matches from each start position of the game.
static bool machine_wins_all(uint8_t row, unsigned count)
{
    struct position start;
    unsigned starts = 0;

    while (game_start(&games[row], (uint8_t)starts, &start))
        starts++;
    for (unsigned i = 0; i < starts; i++) {
        struct match match = {
            .row = row, .start = (uint8_t)i, .k = (uint8_t)(K_MIN + i % (K_MAX - K_MIN + 1))};

        if (!machine_wins(&match, count * (i + 1) / starts - count * i / starts))
            return false;
    }
    return true;
}

static bool human_wins_once(uint8_t row)
{
    struct match match = {.row = row, .k = K_MIN};
    struct position start;

    for (; start_of(&match, &start); match.start++)
        if (seat(&match, false))
            return play(robot_start(&robot, &match), true, HUMAN_WON);
    return robot_fault(&robot, "all starts are drawn");
}

static void check_game(uint8_t row, unsigned count)
{
    robot_holds(&robot, machine_wins_all(row, count), "%s: the machine wins all %u games that it can win",
                game_name(&games[row]), count);
    robot_holds(&robot, human_wins_once(row), "%s: a human who plays perfectly wins a won start",
                game_name(&games[row]));
}

// Plays `count` matches per game. If `name` is NULL, plays one in `parts` games.
static void check_board(const char *elf, unsigned count, unsigned parts, const char *name)
{
    robot_open_elf(&robot, elf);
    robot.random = draw_seed();
    robot.on_machine_move = judge;
    games_played = 0;
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        if (name ? !strcmp(name, game_name(&games[row])) : drawn(row, parts))
            check_game(row, count);
    tap_check(games_played >= count, "%u games played to the end", games_played);
    robot_check_memory(&robot);
    bench_close(&robot.bench);
}

int main(int argc, char **argv)
{
    for (unsigned i = 0; argc == 1 && i < sizeof played_on / sizeof played_on[0]; i++)
        check_board(played_on[i].elf, draw_count(played_on[i].matches, played_on[i].matches_of_all),
                    played_on[i].parts, NULL);
    if (argc > 1)
        check_board(argv[1], argc > 2 ? (unsigned)atoi(argv[2]) : played_on[0].matches, 1,
                    argc > 3 ? argv[3] : NULL);
    return tap_done();
}
