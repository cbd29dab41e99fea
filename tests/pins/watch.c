// SPDX-License-Identifier: MIT
// The match on the glass and the serial line, at the pins: each change is told, once and truly, and the line
// begins, plays and takes back there as somebody at the keys does, or nothing happens.
//
//   watch [ELF [PART]]   by default those of all boards that have a line; checks whose names contain PART
#include "draw.h"
#include "robot/gap.h"
#include "robot/line.h"
#include "robot/numbers.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

enum {
    LINE_BYTES = 160,
    LONG_BYTES = 100,
    LINES_MAX = 4000,
    TURN_MS = 12000, // until the machine has shown its move
    SHOWN_MS = 4000, // until a move of one choice has been shown, and before the next one has
    KEYS_EACH = 60,
    LOOK_MS = 400,
    PARTS = 5,       // one shape of so many is followed
    GOAL_MS = 3000,  // the goal has gone by on the dots
    PASS_MAX_MS = 6, // a graph of 25 edges, which only the line can set, takes 5.1 ms on the exhibit
};

static struct robot robot;
static struct gap gap;
static bool is_exhibit;

static void switch_off_and_on(void)
{
    robot_erase(&robot);
    bench_power_cycle(&robot.bench, LCD_8BIT, 0);
    bench_run_ms(&robot.bench, BENCH_START_MS);
    line_listen();
}

static bool tap(enum ladder_key key)
{
    robot_tap(&robot, key);
    return bench_run_ms(&robot.bench, ROBOT_SOON_MS);
}

// What was received until now.
static bool received(const char *expected)
{
    char what[4 * LINE_BYTES];

    snprintf(what, sizeof what, "expected: %s", expected);
    return !strcmp(line_text(), expected) || line_fault(what);
}

// Takes a stone of the first pile.
static void take_a_stone(void)
{
    tap(LADDER_RIGHT);
    tap(LADDER_UP);
    tap(LADDER_OK);
}

// Takes the last of three piles away.
static void take_third_pile(void)
{
    for (unsigned i = 0; i < 3; i++)
        tap(LADDER_RIGHT);
    for (unsigned i = 0; i < 3; i++)
        tap(LADDER_UP);
    tap(LADDER_OK);
}

static bool starts_and_tells(void)
{
    unsigned changes;

    if (!line_answers("w 1\n", "w 1\n"))
        return false;
    changes = bench_changes(&robot.bench);
    if (!line_answers("n 1 3 1 2 3\n", "m 1 3 1 2 3 0 0\n"))
        return false;
    if (bench_changes(&robot.bench) == changes ||
        (is_exhibit && !bench_wait_reads(&robot.bench, "Last stone loses", GOAL_MS)))
        return line_fault("the glass is as it was");
    line_listen();
    take_third_pile();
    return received("m 1 3 1 2 0 3 2 3\n");
}

static bool tells_replies(void)
{
    if (!line_answers("w 1\nn 0 2 1 1\n", "w 1\nm 0 2 1 1 0 0\n"))
        return false;
    line_listen();
    take_a_stone();
    bench_run_ms(&robot.bench, TURN_MS);
    return received("m 0 2 0 1 3 0 1\nm 0 2 0 0 7 1 1\n");
}

static bool shows(void)
{
    if (!line_answers("s\n", "e 11 0 0\n") || !line_answers("n 0 3 1 2 3\n", "m 0 3 1 2 3 0 0\n"))
        return false;
    take_third_pile();
    return line_answers("s\n", "m 0 3 1 2 0 3 2 3\n") && line_answers("q 0 1 7\n", "q N 0 7\n") &&
           line_answers("s\n", "m 0 3 1 2 0 3 2 3\n");
}

static bool is_silent_when_off(void)
{
    if (!line_answers("w 1\nn 0 3 1 2 3\nw 0\n", "w 1\nm 0 3 1 2 3 0 0\nw 0\n"))
        return false;
    line_listen();
    take_third_pile();
    return received("");
}

// What cannot be done changes nothing.
static bool refuses_faults(void)
{
    if (!line_answers("w 1\nn 0 3 1 2 3\n", "w 1\nm 0 3 1 2 3 0 0\n"))
        return false;
    tap(LADDER_RIGHT);
    tap(LADDER_UP);
    const unsigned changes = bench_changes(&robot.bench);
    if (!line_answers("n 0 2 0 0\n", "e 13 4 0\n") || !line_answers("n 0 0\n", "e 13 2 0\n") ||
        !line_answers("n 24 2 0 1 9\n", "e 13 5 0\n") || !line_answers("n 0 1 100\n", "e 6 3 99\n") ||
        !line_answers("n 4 255 9\n", "e 6 2 127\n") || !line_answers("n 4 3 255\n", "e 6 3 127\n") ||
        !line_answers("n 16 2 3 16\n", "e 6 4 15\n") ||
        !line_answers("n 26 3 3 0 1 1 2 2 0 1 0\n", "e 9 9 0\n") ||
        !line_answers("n 24 2 3 7 20 20 20 20 20 20 20\n", "e 15 11 2048\n") ||
        !line_answers("p 0 2\n", "e 6 2 1\n") || !line_answers("p 0 1 1 1\n", "e 3 3 2\n") ||
        !line_answers("p 0\n", "e 10 1 0\n") || !line_answers("u\n", "e 14 0 0\n") ||
        !line_answers("w 2\n", "e 6 1 1\n") || !line_answers("r 1\n", "e 3 1 0\n"))
        return false;
    line_listen();
    tap(LADDER_OK);
    return bench_changes(&robot.bench) != changes && received("m 0 3 0 2 3 3 0 1\n");
}

// What `n` takes has room on the glass.
static bool shows_the_largest(void)
{
    if (!line_answers("n 4 127 127\n", "m 4 127 127 0 0\n"))
        return false;
    return bench_wait(&robot.bench, is_exhibit ? display_matrix_reads : display_row_is, 0, "127", GOAL_MS) ||
           line_fault("the glass has another number");
}

// Lines are not mixed: what happens while one is typed is told after its answer.
static bool waits_for_a_line(void)
{
    if (!line_answers("w 1\nn 0 3 1 2 3\n", "w 1\nm 0 3 1 2 3 0 0\n"))
        return false;
    line_listen();
    line_say("q 0 3 3");
    take_third_pile();
    if (!received(""))
        return false;
    line_say(" 4 5\n");
    return line_let_answer() && received("q N 0 2\nm 0 3 1 2 0 3 2 3\n");
}

// A move of the line is shown before it is played, and nothing else is possible meanwhile. The machine, which
// has lost, takes a stone of the third pile or another one.
static bool plays(void)
{
    if (!line_answers("w 1\nn 0 3 1 2 4\n", "w 1\nm 0 3 1 2 4 0 0\n"))
        return false;
    const unsigned changes = bench_changes(&robot.bench);
    if (!line_answers("p 2 1\n", "m 0 3 1 2 4 0 0\n") ||
        !line_answers("p 2 1\nr\nu\np 2 5\n", "e 12 2 0\ne 12 0 0\ne 12 0 0\ne 6 2 4\n"))
        return false;
    line_listen();
    bench_run_ms(&robot.bench, SHOWN_MS);
    if (bench_changes(&robot.bench) == changes)
        return line_fault("the glass is as it was");
    return received("m 0 3 1 2 3 3 2 1\n") && line_answers("p 2 1\n", "e 12 2 0\n");
}

// A key skips it, and the move is played at once.
static bool key_skips(void)
{
    if (!line_answers("w 1\nn 0 2 1 1\np 0 1\n", "w 1\nm 0 2 1 1 0 0\nm 0 2 1 1 0 0\n"))
        return false;
    line_listen();
    tap(LADDER_OK);
    return received("m 0 2 0 1 3 0 1\n");
}

static bool replies(void)
{
    if (!line_answers("w 1\nn 0 2 3 1\nr\n", "w 1\nm 0 2 3 1 0 0\nm 0 2 3 1 0 0\n"))
        return false;
    line_listen();
    bench_run_ms(&robot.bench, SHOWN_MS);
    if (!received("m 0 2 1 1 3 0 2\n"))
        return false;
    bench_run_ms(&robot.bench, TURN_MS);
    line_listen();
    line_say("r\n");
    if (!line_let_answer() ||
        (strcmp(line_text(), "m 0 2 1 0 0 1 1\n") && strcmp(line_text(), "m 0 2 0 1 0 0 1\n")))
        return line_fault("the machine took neither pile");
    bench_run_ms(&robot.bench, TURN_MS);
    return line_answers("p 0 1\nr\nu\n", "e 13 0 0\ne 13 0 0\ne 13 0 0\n");
}

// At the Uno's first level moves can be taken back.
static bool takes_back(void)
{
    if (is_exhibit)
        return true;
    if (!line_answers("w 1\nn 0 3 1 1 2\n", "w 1\nm 0 3 1 1 2 0 0\n"))
        return false;
    take_third_pile();
    bench_run_ms(&robot.bench, TURN_MS);
    line_listen();
    robot_hold(&robot, LADDER_RIGHT, 1000);
    bench_run_ms(&robot.bench, ROBOT_SOON_MS);
    if (!received("m 0 3 1 1 2 0 0\n"))
        return false;
    take_third_pile();
    bench_run_ms(&robot.bench, TURN_MS);
    return line_answers("u\n", "m 0 3 1 1 2 0 0\n") && line_answers("u\n", "e 14 0 0\n");
}

// The largest and the oddest of each shape
static const char *const states[] = {
    "0 8 99 99 99 99 99 99 99 99",
    "1 4 0 1 0 1",
    "2 8 8 9 8 7 6 5 4 3 2",
    "3 1 3 3 4 5",
    "24 2 3 3 9 9 9",
    "25 2 13 1 2 13 20",
    "4 127 127",
    "5 1 5",
    "6 3 1 3 4 127",
    "7 2 2 5 11",
    "8 5 3 5 7 11 13 8 99 99 99 99 99 99 99 99",
    "9 1 2 3 3 3 2",
    "10 8 99 99 99 99 99 99 99 99",
    "11 2 1 3",
    "26 10 24 9 8 9 7 8 7 8 6 7 6 7 5 6 5 6 4 5 4 5 3 4 3 4 2 3 2 3 1 2 1 2 0 1 0 9 0 8 0 7 0 6 0 5 0 4 0 3 "
    "0 3 9 9 9",
    "27 4 3 2 0 3 1 3 2 2 3 2",
    "28 4 3 2 0 3 1 3 2 2 3 2",
    "12 2 99 99",
    "13 127 127",
    "14 20 3",
    "15 8 12 12 12 12 12 12 12 15",
    "29 8 8 8 8 8 8 8 8 8",
    "16 8 15 15 15 15 15 15 15 15",
    "17 12 1 1 1 1 1 1 1 1 1 1 1 1",
    "18 12 0 0 0 0 0 0 0 0 0 0 0 1",
    "19 1 1",
    "20 9 8 1 9 9 1 4 5 2 8",
    "21 3 2 1 3",
    "22 16 16 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1",
    "23 2 99 1",
};

static char told[LINES_MAX][LINE_BYTES];

// Copies what begins with `m` of the text that was received.
static unsigned take_told(void)
{
    unsigned count = 0;

    for (const char *at = line_text(); *at && count < LINES_MAX; at += strcspn(at, "\n") + 1)
        if (*at == 'm')
            snprintf(told[count++], LINE_BYTES, "%.*s", (int)strcspn(at, "\n") + 1, at);
    return count;
}

// Each move that was told leads from the position before to its own, say the rules. While a line as long as
// that of the largest graph is written, some 60 ms, keys can play two moves, of which the last one is told.
static bool follow(unsigned count, unsigned *moves)
{
    for (unsigned i = 0; i < count; i++) {
        if (!numbers_tell(told[i]))
            return robot_fault(&robot, "told: %s", told[i]);
        if (!numbers_move(told[i]) || (i && !strcmp(told[i - 1], told[i]))) // told again, as `r` was asked
            continue;
        if (!i || !(numbers_lead(told[i - 1], told[i]) ||
                    (strlen(told[i]) >= LONG_BYTES && numbers_lead_by_two(told[i - 1], told[i]))))
            return robot_fault(&robot, "after %s told: %s", told[i ? i - 1 : 0], told[i]);
        ++*moves;
    }
    return true;
}

static bool holds_for(const char *state, unsigned *moves)
{
    char question[2 * LINE_BYTES], expected[3 * LINE_BYTES];

    snprintf(question, sizeof question, "n %s\n", state);
    snprintf(expected, sizeof expected, "m %s 0 0\n", state);
    line_listen();
    line_say(question);
    if (!line_let_answer() ||
        (!strncmp(state, "26 10", 5) ? !numbers_tell(line_text()) : !received(expected)))
        return false;
    for (unsigned key = 0; key < KEYS_EACH && robot_is_well(&robot); key++) {
        if (robot_random(&robot, 8) == 0)
            line_say("r\n"); // at the same time as the key
        robot_press_some(&robot, LADDER_KEYS);
        bench_run_ms(&robot.bench, robot_random(&robot, LOOK_MS));
    }
    line_say("w 0\n");
    return line_let_answer() && follow(take_told(), moves) && line_answers("q 0 3 3 4 5\n", "q N 0 2\n") &&
           robot_is_well(&robot);
}

static bool follows_any_game(void)
{
    unsigned moves = 0, followed = 0;

    gap_forget(&gap);
    for (unsigned i = 0; i < sizeof states / sizeof states[0]; i++) {
        if (!drawn(i, PARTS))
            continue;
        followed++;
        if (!line_answers("w 1\n", "w 1\n") || !holds_for(states[i], &moves))
            return robot_fault(&robot, "it was %s", states[i]);
    }
    if (is_exhibit && gap_ms(&gap) > PASS_MAX_MS)
        return robot_fault(&robot, "%.1f ms between two looks at the keys", gap_ms(&gap));
    return moves > followed || robot_fault(&robot, "only %u moves", moves);
}

static const struct robot_check checks[] = {
    {starts_and_tells, "n begins a match on the glass, and its moves are told"},
    {tells_replies, "the machine's moves are told, too"},
    {shows, "s shows the match as it is, and a question leaves it alone"},
    {is_silent_when_off, "w 0: nothing is told"},
    {refuses_faults, "what cannot be done changes nothing"},
    {shows_the_largest, "the largest heap is shown"},
    {waits_for_a_line, "nothing is told within a line or its answer"},
    {plays, "p shows a move and plays it; meanwhile nothing else is possible"},
    {key_skips, "a key plays it at once"},
    {replies, "r lets the machine move; a game that is over takes no move"},
    {takes_back, "a move that is taken back, by a key or the line, is told as a new position"},
    {follows_any_game, "every shape: each move told leads from the position before to the next"},
    {NULL, NULL},
};

static void check_board(const char *board, const char *elf, const char *part)
{
    is_exhibit = !strcmp(board, "exhibit");
    robot_open(&robot, board, elf);
    line_open(&robot);
    gap_open(&gap, &robot.bench);
    robot_make_checks(&robot, checks, switch_off_and_on, part);
    robot_check_memory(&robot);
    bench_close(&robot.bench);
}

int main(int argc, char **argv)
{
    static const char *const boards[] = {"exhibit", "uno"};
    char elf[64];

    for (unsigned i = 0; i < sizeof boards / sizeof boards[0]; i++) {
        snprintf(elf, sizeof elf, "out/%s/bouton.elf", boards[i]);
        if (argc < 2 || !strcmp(argv[1], elf))
            check_board(boards[i], elf, argc > 2 ? argv[2] : NULL);
    }
    return tap_done();
}
