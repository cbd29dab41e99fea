// SPDX-License-Identifier: MIT
// If this test fails, the pocket toy plays against the rules, or loses a game that it could win. Plays whole
// games on the pocket toy: every variant, level and start, either side first. Moves must be legal and the
// winner right. The highest level wins every won game. unit/test_pocket.c counts the errors of the lower
// levels.
//
//   pocket_games [ELF [GAMES of each variant [GAMES of each lower level [MCU]]]]
#include "draw.h"
#include "tap.h"
#include "pocket/brute.h"
#include "robot/pocket.h"

#include <stdlib.h>
#include <string.h>

enum { GAMES = 3, GAMES_OF_ALL = 50, LEVEL_GAMES = 2, LEVEL_GAMES_OF_ALL = 16, MOVES_MAX = 20 };
enum { HESITATE_MS = 2048 }; // period in ms of the counter that decides whether the machine errs

static struct robot robot;
static bool lost[POSITIONS]; // positions that the player to move loses, in the variant being played
static unsigned played, machine_won;

static bool is_perfect(const struct pocket_setup *setup)
{
    return setup->level == LEVEL_PERFECT;
}

// Chooses the human's move. Against level 4, often chooses a winning move.
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

// Returns true if the rows are an allowed start position.
static bool is_start(enum pocket_start start, const unsigned rows[LED_ROWS])
{
    static const unsigned starts[START_ANY][LED_ROWS] = {{1, 3, 5, 7}, {0, 3, 5, 7}, {0, 3, 4, 5}};

    return start == START_ANY || !memcmp(rows, starts[start], sizeof starts[start]);
}

static bool check_move(const struct pocket_setup *setup, const unsigned from[LED_ROWS],
                       const unsigned to[LED_ROWS])
{
    static const unsigned none[LED_ROWS];

    if (!is_move(from, to, setup->k))
        return robot_fault(&robot, "the machine's move is illegal");
    if (lost[number_of(from)])
        return true;
    if (is_perfect(setup))
        return lost[number_of(to)] || robot_fault(&robot, "the machine lost a won position");
    return setup->misere || !is_move(from, none, setup->k) || !stones_in(to) ||
           robot_fault(&robot, "the machine missed a move that ends the game");
}

// Waits for the machine's reply or the end of the game. Checks the LEDs.
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

// Waits for a random time. Then plays the marked move.
static void play_marks(void)
{
    bench_run_ms(&robot.bench, robot_random(&robot, HESITATE_MS));
    pocket_tap(&robot, POCKET_OK);
}

static bool play(const struct pocket_setup *setup)
{
    struct led_rows seen;
    unsigned rows[LED_ROWS], take[LED_ROWS], row;
    bool over = false, machine_must_win;

    if (!pocket_set_up(&robot, setup))
        return false;
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
    return robot_is_well(&robot);
}

// Plays games from each kind of start in turn.
static bool play_games(struct pocket_setup *setup, unsigned level, unsigned games)
{
    setup->level = level;
    for (unsigned game = 0; game < games; game++) {
        setup->start = (enum pocket_start)((game + setup->k) % (START_ANY + 1));
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

int main(int argc, char **argv)
{
    unsigned games = argc > 2 ? (unsigned)atoi(argv[2]) : draw_count(GAMES, GAMES_OF_ALL);
    unsigned level_games = argc > 3 ? (unsigned)atoi(argv[3]) : draw_count(LEVEL_GAMES, LEVEL_GAMES_OF_ALL);

    pocket_open_chip(&robot, argc > 4 ? argv[4] : board_by_name("pocket")->mcu,
                     argc > 1 ? argv[1] : "out/pocket/bouton.elf");
    for (unsigned misere = 0; misere < 2; misere++)
        for (unsigned k = 1; k <= K_MAX; k++) {
            struct pocket_setup setup = {.misere = misere, .k = k, .level = LEVEL_PERFECT};

            find_lost(lost, k, misere);
            robot_holds(&robot, play_games(&setup, LEVEL_PERFECT, games) && play_levels(&setup, level_games),
                        "%s, k = %u: right moves in %u games and %u of each lower level",
                        misere ? "misere" : "normal", k, games, level_games);
        }
    tap_check(played == (games + (LEVEL_PERFECT - 1) * level_games) * 2 * K_MAX,
              "%u games ended, the machine won %u; %u s of the toy's time", played, machine_won,
              (unsigned)bench_seconds(&robot.bench));
    bench_close(&robot.bench);
    return tap_done();
}
