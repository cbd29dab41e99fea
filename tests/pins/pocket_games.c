// SPDX-License-Identifier: MIT
// If this test fails, the pocket toy plays against the rules, or a level is too strong or too weak. Plays
// games on the pocket toy: every variant, level and start, either side first, with and without sound. Moves
// must be legal and the winner right. The highest level wins every won game; lower levels err as often as
// expected.
//
//   pocket_games [ELF [GAMES of each variant [GAMES of each lower level [MCU]]]]
#include "draw.h"
#include "tap.h"
#include "pocket/brute.h"
#include "robot/pocket.h"

#include <stdlib.h>
#include <string.h>

enum { GAMES = 1, GAMES_OF_ALL = 50, LEVEL_GAMES = 1, LEVEL_GAMES_OF_ALL = 16, MOVES_MAX = 20 };
enum { ANY_START_MIN = 6 };  // stones
enum { HESITATE_MS = 2048 }; // period of the frame counter, whose value decides whether the machine errs
enum { DEVIATIONS_MAX = 4 }; // largest permitted deviation of the number of errors, in standard deviations

static struct robot robot;
static bool lost[POSITIONS]; // true if the player to move loses this position of the current variant
static unsigned played, machine_won;

// For each level: in how many of 256 turns the machine moves at random
static const unsigned random_turns[LEVEL_PERFECT] = {230, 171, 85, 0};

// The machine's moves in positions that it wins, but not at once
static struct {
    unsigned moves, errors;
    double expected, variance;
} tally[LEVEL_PERFECT];

// Random starts that the toy has chosen so far
static struct {
    bool seen[POSITIONS];
    unsigned count, differ;
} any_starts;

static bool is_perfect(const struct pocket_setup *setup)
{
    return setup->level == LEVEL_PERFECT;
}

// Chooses a move for the human: often a winning move at the highest level, one stone at other levels.
static void choose(const unsigned rows[LED_ROWS], const struct pocket_setup *setup, unsigned take[LED_ROWS])
{
    unsigned legal[POSITIONS], count = 0, position = number_of(rows), to[LED_ROWS];
    unsigned most = is_perfect(setup) ? stones_in(rows) : 1;
    bool well = is_perfect(setup) && robot_random(&robot, 2) && !lost[position];

    for (unsigned next = 0; next < position; next++) {
        rows_of(next, to);
        if (is_move(rows, to, setup->k) && stones_in(rows) - stones_in(to) <= most && (!well || lost[next]))
            legal[count++] = next;
    }
    rows_of(legal[robot_random(&robot, count)], to);
    for (unsigned row = 0; row < LED_ROWS; row++)
        take[row] = rows[row] - to[row];
}

// True if the rows are this start. A random start must have enough stones.
static bool is_start(enum pocket_start start, const unsigned rows[LED_ROWS])
{
    static const unsigned starts[START_ANY][LED_ROWS] = {{1, 3, 5, 7}, {0, 3, 5, 7}, {0, 3, 4, 5}};
    unsigned position = number_of(rows);

    if (start != START_ANY)
        return !memcmp(rows, starts[start], sizeof starts[start]);
    any_starts.count++;
    any_starts.differ += !any_starts.seen[position];
    any_starts.seen[position] = true;
    return stones_in(rows) >= ANY_START_MIN;
}

// Returns the share of the moves in a single row that give the win away.
static double losing_part(const unsigned from[LED_ROWS])
{
    unsigned to[LED_ROWS], losing = 0;

    memcpy(to, from, sizeof to);
    for (unsigned row = 0; row < LED_ROWS; row++) {
        while (to[row]--)
            losing += !lost[number_of(to)];
        to[row] = from[row];
    }
    return (double)losing / stones_in(from);
}

static bool check_move(const struct pocket_setup *setup, const unsigned from[LED_ROWS],
                       const unsigned to[LED_ROWS])
{
    static const unsigned none[LED_ROWS];
    bool wins = lost[number_of(to)];
    double error = random_turns[setup->level - 1] / 256.0 * losing_part(from);

    if (!is_move(from, to, setup->k))
        return robot_fault(&robot, "the machine's move is illegal");
    if (lost[number_of(from)])
        return true;
    if (is_perfect(setup))
        return wins || robot_fault(&robot, "the machine lost a won position");
    if (!setup->misere && is_move(from, none, setup->k))
        return !stones_in(to) || robot_fault(&robot, "the machine missed a move that ends the game");
    tally[setup->level - 1].moves++;
    tally[setup->level - 1].errors += !wins;
    tally[setup->level - 1].expected += error;
    tally[setup->level - 1].variance += error * (1 - error);
    return true;
}

// Waits for the machine's reply or for the end of the game. Checks which of them the toy shows.
static bool check_reply(const struct pocket_setup *setup, unsigned rows[LED_ROWS], bool *over)
{
    struct led_rows seen;
    unsigned to[LED_ROWS] = {0};
    bool human_took_last = stones_in(rows) == 0;
    enum pocket_sight sight = pocket_wait(&robot, &seen);

    if (sight == SEES_NOTHING)
        return false;
    *over = sight != SEES_TURN;
    if (!*over)
        memcpy(to, seen.stones, sizeof to);
    if (!(*over && human_took_last) && !check_move(setup, rows, to))
        return false;
    memcpy(rows, to, sizeof to);
    if (!*over)
        return true;
    machine_won += sight == SEES_LOST;
    return (sight == SEES_WON) == (human_took_last != setup->misere) ||
           robot_fault(&robot, "the LEDs show the wrong winner");
}

// Tries to mark a stone in every row. Only k rows may have marks in the end.
static bool rows_are_limited(const struct pocket_setup *setup)
{
    struct led_rows rows;
    unsigned row, marked = 0;

    if (!pocket_set_up(&robot, setup))
        return false;
    pocket_tap(&robot, POCKET_OK);
    for (unsigned i = 0; i < LED_ROWS; i++) {
        pocket_tap(&robot, POCKET_TAKE);
        pocket_tap(&robot, POCKET_NEXT);
    }
    if (pocket_look(&robot, &rows, &row) != SEES_TURN)
        return robot_fault(&robot, "the LEDs show no turn");
    for (row = 0; row < LED_ROWS; row++)
        marked += rows.marked[row] > 0;
    if (marked != setup->k)
        return robot_fault(&robot, "marks in %u rows with k = %u", marked, setup->k);
    pocket_tap(&robot, POCKET_OK);
    return pocket_wait(&robot, &rows) != SEES_NOTHING;
}

// Waits for a random time, then plays the marked move.
static void play_marks(void)
{
    bench_run_ms(&robot.bench, robot_random(&robot, HESITATE_MS));
    pocket_tap(&robot, POCKET_OK);
}

static bool play(const struct pocket_setup *setup)
{
    struct led_rows seen;
    unsigned rows[LED_ROWS], take[LED_ROWS], row, tones;
    bool over = false, machine_must_win;

    if (!pocket_set_up(&robot, setup))
        return false;
    tones = robot_tones(&robot);
    pocket_tap(&robot, POCKET_OK);
    if (pocket_look(&robot, &seen, &row) != SEES_TURN || !is_start(setup->start, seen.stones))
        return robot_fault(&robot, "not the start that was chosen");
    memcpy(rows, seen.stones, sizeof rows);
    machine_must_win = lost[number_of(rows)];
    if (robot_random(&robot, 2)) {
        machine_must_win = !machine_must_win;
        play_marks();
        if (!check_reply(setup, rows, &over))
            return false;
    }
    for (unsigned moves = 0; !over && moves < MOVES_MAX; moves++) {
        choose(rows, setup, take);
        if (!pocket_mark(&robot, take))
            return false;
        play_marks();
        for (row = 0; row < LED_ROWS; row++)
            rows[row] -= take[row];
        if (!check_reply(setup, rows, &over))
            return false;
    }
    if (!over)
        return robot_fault(&robot, "the game does not end");
    played++;
    if (machine_must_win && is_perfect(setup) && pocket_look(&robot, &seen, &row) != SEES_LOST)
        return robot_fault(&robot, "the machine lost a won game");
    if ((robot_tones(&robot) == tones) != setup->mute)
        return robot_fault(&robot, setup->mute ? "a muted game has tones" : "a game has no tones");
    return robot_is_well(&robot);
}

// Plays games from each start in turn. Every second game is muted.
static bool play_games(struct pocket_setup *setup, unsigned level, unsigned games)
{
    setup->level = level;
    for (unsigned game = 0; game < games; game++) {
        setup->start = (enum pocket_start)((game + setup->k) % (START_ANY + 1));
        setup->mute = (game + level) % 2;
        if (!play(setup))
            return false;
    }
    return true;
}

static bool play_levels(struct pocket_setup *setup, unsigned games)
{
    for (unsigned level = 1; level < LEVEL_PERFECT; level++)
        if (!play_games(setup, level, games))
            return false;
    return true;
}

static void check_levels(void)
{
    for (unsigned level = 1; level < LEVEL_PERFECT; level++) {
        double away = tally[level - 1].errors - tally[level - 1].expected;

        tap_check(tally[level - 1].moves &&
                      away * away <= DEVIATIONS_MAX * DEVIATIONS_MAX * tally[level - 1].variance,
                  "level %u gave away %u of %u won positions, %.1f are expected", level,
                  tally[level - 1].errors, tally[level - 1].moves, tally[level - 1].expected);
    }
}

int main(int argc, char **argv)
{
    unsigned games = argc > 2 ? (unsigned)atoi(argv[2]) : draw_count(GAMES, GAMES_OF_ALL);
    unsigned level_games = argc > 3 ? (unsigned)atoi(argv[3]) : draw_count(LEVEL_GAMES, LEVEL_GAMES_OF_ALL);

    pocket_open_chip(&robot, argc > 4 ? argv[4] : board_by_name("pocket")->mcu,
                     argc > 1 ? argv[1] : "out/pocket/bouton.elf");
    for (unsigned misere = 0; misere < 2; misere++)
        for (unsigned k = 1; k <= K_MAX; k++) {
            struct pocket_setup setup = {.misere = misere, .k = k, .level = LEVEL_PERFECT};
            bool good;

            find_lost(lost, k, misere);
            good = rows_are_limited(&setup) && pocket_finish(&robot) &&
                   play_games(&setup, LEVEL_PERFECT, games) && play_levels(&setup, level_games);
            tap_check(
                good,
                "%s, k = %u: at most k rows per move, right moves in %u games and %u of each lower level",
                misere ? "misere" : "normal", k, games, level_games);
            robot_explain(&robot);
        }
    tap_check(played == (games + (LEVEL_PERFECT - 1) * level_games) * 2 * K_MAX,
              "%u games ended, the machine won %u; %u s of the toy's time", played, machine_won,
              (unsigned)bench_seconds(&robot.bench));
    tap_check(2 * any_starts.differ >= any_starts.count, "%u random starts, %u of them different",
              any_starts.count, any_starts.differ);
    if (level_games)
        check_levels();
    bench_close(&robot.bench);
    return tap_done();
}
