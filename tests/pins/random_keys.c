// SPDX-License-Identifier: MIT
// If this test fails, a child who presses any keys changes a position against the rules, gets stuck on a
// screen or waits for the board, or blocks the exhibit for the next visitor. Presses random keys in every
// game. Each line of the board must follow by a legal move, and the display must show its position. Keys must
// be read in time, and the stack must stay within its limit. On the exhibit, attract mode must return after
// each visit.
//
//   random_keys [ELF [MINUTES]]: presses keys for MINUTES in each game, or on the exhibit in all games
//   together. Default: the Uno for 1 minute in a quarter of the games, or 6 minutes in each game with
//   DRAW=all, and the exhibit for 2 minutes, or 60 with DRAW=all.
#include "robot/gap.h"
#include "robot/line.h"
#include "robot/menu.h"

#include "draw.h"
#include "tap.h"
#include "notation/names.h"

#include <stdlib.h>

enum {
    MINUTES = 1,
    MINUTES_OF_ALL = 6,
    EXHIBIT_MINUTES = 2,
    EXHIBIT_MINUTES_OF_ALL = 60,
    PARTS = 4, // plays one of PARTS games
    GAP_MAX_MS = 5,
    ROUNDS = 4, // number of matches started per minute
    ROUND_MS = 60000 / ROUNDS,
    K_MIN = 2,
    PAUSE_MAX_MS = 1000,
    READ_MS = 8000,
    LOOKS = 2,
    PAUSES = 4,
    STAY_MS = 60000,  // time in ms that the test waits after a visit
    AWAY_MS = 36100,  // time in ms until attract mode
    SHOW_MS = 100000, // longest time in ms that the test watches attract mode
    VISIT_MAX_MS = 30000,
};

static struct robot robot;
static struct gap gap;
static unsigned moves; // number of legal moves that the board has reported
static unsigned looks; // number of comparisons of the display with the board's line
static unsigned visitors, returns;

static bool shows_position(void)
{
    struct sight sight;

    if (has_dots(&robot))
        return dots_show_position(&robot, &robot.position, false, READ_MS);
    return sight_board(&robot, &sight) && sight_is(&sight, robot.game, &robot.position, false);
}

// Adds the empty rows that the line omits from a chocolate bar, until the display agrees.
static bool shows_position_or_eaten_rows(void)
{
    while (!shows_position()) {
        if (robot.game->shape != SHAPE_BAR || robot.position.count == BAR_ROWS_MAX)
            return false;
        robot.position.part[robot.position.count++] = 0;
    }
    return true;
}

// Compares the display with the board's latest line, on a player's turn.
static bool look(void)
{
    robot_settle(&robot);
    const struct heard *const latest = line_latest();

    if (!latest || !latest->game || !robot.glass->tells_turn(&robot))
        return true;
    looks++;
    robot.game = latest->game;
    robot.position = latest->position;
    return shows_position_or_eaten_rows() || line_fault("the display shows another position");
}

// Presses random keys for `ms` ms. Returns false after an illegal move or wrong line.
static bool press(unsigned ms)
{
    const struct machine *const machine = &robot.bench.machine;
    const uint64_t end = machine_now(machine) + machine_cycles(machine, ms * 1000000ull);

    if (!line_is_alive())
        return false;
    while (machine_now(machine) < end && robot_is_well(&robot)) {
        robot_press_some(&robot, LADDER_KEYS);
        if (robot_random(&robot, PAUSES) == 0)
            bench_run_ms(&robot.bench, robot_random(&robot, PAUSE_MAX_MS));
        if (robot_random(&robot, LOOKS) == 0 && !look())
            return false;
    }
    return line_follows(&moves) && robot_is_well(&robot);
}

// Starts a match. Checks that the board's line shows the match and the position.
static bool starts(const struct match *match)
{
    const enum outcome outcome = robot_start(&robot, match);

    return outcome == HUMAN_TO_MOVE ? line_shows(robot.game, &robot.position, match->machine_first) ||
                                          line_fault("the line has another match")
                                    : outcome != BROKEN;
}

static bool play_round(uint8_t row, unsigned round)
{
    struct match match = {.row = row,
                          .k = (uint8_t)(K_MIN + round % 3),
                          .start = (uint8_t)(round % 4),
                          .level = (uint8_t)(1 + round % 4),
                          .machine_first = round & 1};
    struct position start;

    if (!game_start(&games[row], match.start, &start))
        match.start = 0;
    return starts(&match) && press(ROUND_MS);
}

// Presses random keys in a game whose piles the player has set.
static void check_own_piles(uint8_t row)
{
    static const uint8_t piles[PILES_MAX] = {9, 8, 7, 16, 5, 4, 33, 2};
    struct match match =
        nim_match(games[row].params == PARAM_K ? K_MIN : 1, games[row].misere, START_OWN, false);

    robot_holds(&robot,
                starts(robot_own_piles(&match, PILES_MAX, piles)) && press(ROUND_MS) && robot_menu(&robot) &&
                    robot_can_play(&robot),
                "%s: random keys with the player's own piles break no rule", game_name(&games[row]));
}

static bool machine_begins(uint8_t row)
{
    return robot_start(&robot, &(struct match){.row = row, .k = K_MIN, .machine_first = true}) != BROKEN;
}

static void check_game(uint8_t row, unsigned minutes)
{
    bool good = true;

    moves = 0;
    gap_forget(&gap);
    const unsigned first = draw_seed() + row; // the seed decides which kind of round comes first

    for (unsigned round = first; round < first + ROUNDS * minutes && good; round++)
        good = play_round(row, round);
    good = good && machine_begins(row) && robot_menu(&robot);
    robot_holds(&robot, good && moves, "%s: in %u minutes of random keys %u moves are legal",
                game_name(&games[row]), minutes, moves);
    gap_check(&gap, GAP_MAX_MS);
    if (row <= GAME_MMOORE)
        check_own_piles(row);
}

// Lets a visitor press random keys. Every second visitor first starts a match.
static bool visits(uint8_t row)
{
    const struct match match = {.row = row,
                                .k = (uint8_t)(K_MIN + robot_random(&robot, 3)),
                                .start = (uint8_t)robot_random(&robot, 2),
                                .machine_first = robot_random(&robot, 2)};

    robot.match.start = 0; // attract mode has reset it
    return (visitors++ % 2 || robot_start(&robot, &match) != BROKEN) &&
           press(1 + robot_random(&robot, VISIT_MAX_MS));
}

static bool leaves(void)
{
    bench_run_ms(&robot.bench, STAY_MS);
    if (!glass_reads(&robot, WORDS_ANY_KEY, AWAY_MS))
        return robot_fault(&robot, "no attract mode after 90 s without a key");
    if (robot_lamps(&robot) != ALL_LAMPS)
        return robot_fault(&robot, "not all lamps are lit in attract mode");
    returns++;
    if (robot_random(&robot, 2))
        bench_run_ms(&robot.bench, robot_random(&robot, SHOW_MS));
    return true;
}

// Lets visitors come and go until the test has seen all events.
static void check_visitors(unsigned minutes)
{
    uint8_t row = (uint8_t)robot_random(&robot, GAME_COUNT);
    bool good = true;

    while (good && bench_seconds(&robot.bench) < (moves && looks && returns ? 60.0 : 600.0) * minutes) {
        good = visits(row) && leaves() && robot_is_well(&robot);
        row = (uint8_t)((row + 1) % GAME_COUNT);
    }
    robot_holds(&robot, good && moves && returns,
                "%u minutes: after %u visitors attract mode returned %u times in 90 s; %u moves", minutes,
                visitors, returns, moves);
    gap_check(&gap, GAP_MAX_MS);
}

// Presses keys for `minutes`. With 0, presses them for the default time.
static void check_board(const char *elf, unsigned minutes)
{
    robot_open_elf(&robot, elf);
    robot.random = draw_seed();
    looks = moves = 0;
    gap_open(&gap, &robot.bench);
    if (has_dots(&robot))
        check_visitors(minutes ? minutes : draw_count(EXHIBIT_MINUTES, EXHIBIT_MINUTES_OF_ALL));
    for (uint8_t row = 0; row < GAME_COUNT && !has_dots(&robot); row++)
        if (minutes || drawn(row, PARTS))
            check_game(row, minutes ? minutes : draw_count(MINUTES, MINUTES_OF_ALL));
    tap_check(looks, "%u times the display shows the position of the latest line", looks);
    tap_check(!robot.bench.machine.watchdog_resets, "the board was not reset");
    robot_check_memory(&robot);
    bench_close(&robot.bench);
}

int main(int argc, char **argv)
{
    if (argc > 1) {
        check_board(argv[1], argc > 2 ? (unsigned)atoi(argv[2]) : 0);
    } else {
        check_board("out/uno/bouton.elf", 0);
        check_board("out/exhibit/bouton.elf", 0);
    }
    return tap_done();
}
