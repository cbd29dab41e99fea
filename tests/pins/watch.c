// SPDX-License-Identifier: MIT
// The commands `watch` and `set` of the boards that have them, at the pins: each change of the match on the
// glass is told, once and truly, and a match starts where the line says, or nothing happens.
//
//   watch [ELF [PART]]   by default those of all boards that have them; checks whose names contain PART
#include "draw.h"
#include "robot/gap.h"
#include "robot/line.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

enum {
    LINE_BYTES = 160,
    LINES_MAX = 4000,
    TURN_MS = 12000, // until the machine has shown its move
    KEYS_EACH = 60,
    LOOK_MS = 400,
    PARTS = 3,       // one shape of so many is followed
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

    if (!line_answers("watch on\n", "watch on\n"))
        return false;
    changes = bench_changes(&robot.bench);
    if (!line_answers("set mnim - : 1 2 3\n", "mnim - : 1 2 3\n@ mnim - : 1 2 3 : human : -\n"))
        return false;
    if (bench_changes(&robot.bench) == changes ||
        (is_exhibit && !bench_wait_reads(&robot.bench, "Last stone loses", GOAL_MS)))
        return line_fault("the glass is as it was");
    line_listen();
    take_third_pile();
    return received("@ mnim - : 1 2 0 : machine : 3-3\n");
}

static bool tells_replies(void)
{
    if (!line_answers("watch on\nset nim - : 1 1\n", "watch on\nnim - : 1 1\n@ nim - : 1 1 : human : -\n"))
        return false;
    line_listen();
    take_a_stone();
    bench_run_ms(&robot.bench, TURN_MS);
    return received("@ nim - : 0 1 : machine : 1-1\n@ nim - : 0 0 : human : 2-1\n");
}

// The match as it is now is told at once, with the latest move.
static bool tells_what_was_before(void)
{
    if (!line_answers("set nim - : 1 2 3\n", "nim - : 1 2 3\n"))
        return false;
    take_third_pile();
    if (!line_answers("watch on\n", "watch on\n@ nim - : 1 2 0 : machine : 3-3\n"))
        return false;
    return line_answers("watch off\n", "watch off\n") &&
           line_answers("watch on\n", "watch on\n@ nim - : 1 2 0 : machine : 3-3\n");
}

static bool is_silent_when_off(void)
{
    if (!line_answers("watch on\nset nim - : 1 2 3\nwatch off\n",
                      "watch on\nnim - : 1 2 3\n@ nim - : 1 2 3 : human : -\nwatch off\n"))
        return false;
    line_listen();
    take_third_pile();
    return received("");
}

static bool refuses(const char *line, const char *fault)
{
    char question[2 * LINE_BYTES];

    snprintf(question, sizeof question, "%s\n", line);
    line_listen();
    line_say(question);
    snprintf(question, sizeof question, "error: %s\n", fault);
    return line_let_answer() && received(question);
}

// What cannot be done changes nothing.
static bool refuses_faults(void)
{
    if (!line_answers("watch on\nset nim - : 1 2 3\n",
                      "watch on\nnim - : 1 2 3\n@ nim - : 1 2 3 : human : -\n"))
        return false;
    tap(LADDER_RIGHT);
    tap(LADDER_UP);
    const unsigned changes = bench_changes(&robot.bench);
    if (!refuses("set nim - : 0 0", "the game is over") || !refuses("set nim - : .", "the game is over") ||
        !refuses("set bnim m=2;K=0 : 9", "the game is over") ||
        !refuses("set nim - : 3 100", "column 15: expected a number 0..99") ||
        !refuses("set take max=3 : 255", "column 18: expected a number 0..254") ||
        !refuses("set mtake max=255 : 9", "column 15: expected a number 1..254") ||
        !refuses("set fib - : 20 255", "column 16: expected a number 0..254") ||
        !refuses("set nimble - : 3 16", "column 18: expected a number 0..15") ||
        !refuses("set nim", "column 8: expected parameters, then \":\"; here they are -") ||
        !refuses("set nim -", "column 10: expected \":\"") ||
        !refuses("set frob - : 1", "column 5: unknown game or command; try help") ||
        !refuses("set dag V=3;E=0>1,1>2,2>0 : 0", "column 15: cycle 0>1>2>0") ||
        !refuses("set bnim m=2;K=3 : 20 20 20 20 20 20 20", "too many positions, at most 2048") ||
        !refuses("watch", "column 1: unknown game or command; try help") ||
        !refuses("watch up", "column 1: unknown game or command; try help") ||
        !refuses("watch on off", "column 10: expected end of line"))
        return false;
    line_listen();
    tap(LADDER_OK);
    return bench_changes(&robot.bench) != changes && received("@ nim - : 0 2 3 : machine : 1-1\n");
}

// What `set` takes has room on the glass.
static bool shows_the_largest(void)
{
    if (!line_answers("set take max=254 : 254\n", "take max=254 : 254\n"))
        return false;
    return bench_wait(&robot.bench, is_exhibit ? display_matrix_reads : display_row_is, 0, "254", GOAL_MS) ||
           line_fault("the glass has another number");
}

// Lines are not mixed: what happens while one is typed is told after its answer.
static bool waits_for_a_line(void)
{
    if (!line_answers("watch on\nset nim - : 1 2 3\n",
                      "watch on\nnim - : 1 2 3\n@ nim - : 1 2 3 : human : -\n"))
        return false;
    line_listen();
    line_say("nim - : 3");
    take_third_pile();
    if (!received(""))
        return false;
    line_say(" 4 5\n");
    return line_let_answer() && received("nim - : 3 4 5 : N : 1-2\n@ nim - : 1 2 0 : machine : 3-3\n");
}

// A session of the line and the match on the glass are two.
static bool keeps_the_session(void)
{
    return line_answers("new nim - : 3 4 5\nset wythoff - : 2 3\nplay 1-2\n",
                        "nim - : 3 4 5\nwythoff - : 2 3\nnim - : 1 4 5\n");
}

// At the Uno's first level moves can be taken back.
static bool tells_moves_back(void)
{
    if (is_exhibit)
        return true;
    if (!line_answers("watch on\nset nim - : 1 1\n", "watch on\nnim - : 1 1\n@ nim - : 1 1 : human : -\n"))
        return false;
    line_listen();
    take_a_stone();
    robot_hold(&robot, LADDER_OK, 10); // skips what is left of the machine's turn
    bench_run_ms(&robot.bench, TURN_MS);
    if (!line_answers("set nim - : 1 1 2\n", "nim - : 1 1 2\n@ nim - : 1 1 2 : human : -\n"))
        return false;
    take_third_pile();
    bench_run_ms(&robot.bench, TURN_MS);
    line_listen();
    robot_hold(&robot, LADDER_RIGHT, 1000);
    bench_run_ms(&robot.bench, ROBOT_SOON_MS);
    return received("@ nim - : 1 1 2 : human : -\n");
}

// The largest and the oddest of each shape
static const char *const states[] = {
    "nim - : 99 99 99 99 99 99 99 99",
    "mnim - : 0 1 0 1",
    "moore k=99 : 9 8 7 6 5 4 3 2",
    "mmoore k=1 : 3 4 5",
    "bnim m=2;K=3 : 9 9 9",
    "poj2315 m=2;L=13;r=1 : 13 20",
    "take max=254 : 254",
    "mtake max=1 : 5",
    "sub S=1,3,4 : 254",
    "msub S=2,5 : 11",
    "subsum S=3,5,7,11,13,20 : 99 99 99 99 99 99 99 99",
    "msubsum S=2 : 3 3 2",
    "mixed - : 99 99 99 99 99 99 99 99",
    "mmixed - : 1 3",
    "dag "
    "V=10;E=9>8,9>7,8>7,8>6,7>6,7>5,6>5,6>4,5>4,5>3,4>3,4>2,3>2,3>1,2>1,2>0,1>0,9>0,8>0,7>0,6>0,5>0,4>0,3>"
    "0 : 9 9 9",
    "mdag V=4;E=3>1,2>0,3>2 : 3 2",
    "everysg V=4;E=3>1,2>0,3>2 : 3 2",
    "wythoff - : 99 99",
    "fib - : 254 254",
    "dyn1 - : 20 3",
    "stair - : 12 12 12 12 12 12 12 15",
    "chomp - : 8 8 8 8 8 8 8 8",
    "nimble - : 15 15 15 15 15 15 15 15",
    "turtle_opt - : HHHHHHHHHHHH",
    "turtle_man - : TTTTTTTTTTTH",
    "turtle_edge - : H",
    "northcott W=9 : 1,9 9,1 4,5 2,8",
    "northcottr W=3 : 1,3",
    "sos n=16 : S..............S",
    "divide - : 99 1",
};

static char told[LINES_MAX][LINE_BYTES];

// Copies what begins with `@ ` of the text that was received.
static unsigned take_told(void)
{
    unsigned count = 0;

    for (const char *at = strstr(line_text(), "@ "); at && count < LINES_MAX; at = strstr(at, "\n@ ")) {
        at += at[0] == '\n';
        snprintf(told[count++], LINE_BYTES, "%.*s", (int)strcspn(at, "\n"), at);
    }
    return count;
}

// Splits `@ <state> : <side> : <move>` at its end.
static bool split(const char *line, char state[LINE_BYTES], char move[LINE_BYTES])
{
    char side[LINE_BYTES];
    const char *const separator = strstr(line + 2, " : ");
    const char *const after = separator ? strstr(separator + 3, " : ") : NULL;

    if (!after)
        return false;
    snprintf(state, LINE_BYTES, "%.*s", (int)(after - line - 2), line + 2);
    return sscanf(after, " : %159s : %159s", side, move) == 2 &&
           (!strcmp(side, "human") || !strcmp(side, "machine"));
}

// Each move that was told leads from the position before to its own, says the session of the console.
static bool follow(unsigned count, unsigned *moves)
{
    char before[LINE_BYTES] = "", state[LINE_BYTES], move[LINE_BYTES], question[3 * LINE_BYTES];

    for (unsigned i = 0; i < count; i++, memcpy(before, state, LINE_BYTES)) {
        if (!split(told[i], state, move))
            return robot_fault(&robot, "told: %s", told[i]);
        if (!strcmp(move, "-"))
            continue;
        snprintf(question, sizeof question, "new %s\nplay %s\n", before, move);
        line_listen();
        line_say(question);
        if (!line_let_answer())
            return false;
        const char *const answer = strchr(line_text(), '\n');
        if (!answer || strncmp(answer + 1, state, strlen(state)))
            return robot_fault(&robot, "after %s told: %s; received: %s", before, told[i], line_text());
        ++*moves;
    }
    return true;
}

static bool holds_for(const char *state, unsigned *moves)
{
    char question[2 * LINE_BYTES], expected[3 * LINE_BYTES];

    line_listen();
    snprintf(question, sizeof question, "set %s\n", state);
    line_say(question);
    if (!line_let_answer())
        return false;
    snprintf(expected, sizeof expected, "%s\n@ %s : human : -\n", state, state);
    // The edges of a graph are told in their own order.
    if (!strstr(state, "E=") && !received(expected))
        return false;
    for (unsigned key = 0; key < KEYS_EACH && robot_is_well(&robot); key++) {
        robot_press_some(&robot, LADDER_KEYS);
        bench_run_ms(&robot.bench, robot_random(&robot, LOOK_MS));
    }
    line_say("watch off\n");
    if (!line_let_answer() || !follow(take_told(), moves))
        return false;
    return line_answers("version\n", "bouton 0.1\n") && robot_is_well(&robot);
}

static bool follows_any_game(void)
{
    unsigned moves = 0, followed = 0;

    gap_forget(&gap);
    for (unsigned i = 0; i < sizeof states / sizeof states[0]; i++) {
        if (!drawn(i, PARTS))
            continue;
        followed++;
        line_listen();
        line_say("watch on\n");
        if (!line_let_answer() || !holds_for(states[i], &moves))
            return robot_fault(&robot, "it was %s", states[i]);
    }
    if (is_exhibit && gap_ms(&gap) > PASS_MAX_MS)
        return robot_fault(&robot, "%.1f ms between two looks at the keys", gap_ms(&gap));
    return moves > followed || robot_fault(&robot, "only %u moves", moves);
}

static const struct robot_check checks[] = {
    {starts_and_tells, "set starts a match on the glass, and its moves are told"},
    {tells_replies, "the machine's moves are told, too"},
    {tells_what_was_before, "watch on tells the match as it is"},
    {is_silent_when_off, "watch off: nothing is told"},
    {refuses_faults, "what cannot be started changes nothing"},
    {shows_the_largest, "the largest heap is shown"},
    {waits_for_a_line, "nothing is told within a line or its answer"},
    {keeps_the_session, "the match of new and play is another one"},
    {tells_moves_back, "a move that is taken back is told as a new position"},
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
