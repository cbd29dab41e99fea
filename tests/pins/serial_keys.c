// SPDX-License-Identifier: MIT
// How long keys wait while the line answers: each changes the glass soon, whatever is asked meanwhile.
//
//   serial_keys [ELF]
#include "robot/gap.h"
#include "robot/line.h"
#include "tap.h"

enum {
    LATENCY_MAX_MS = 40,
    SET_UP_MS = 30, // that the glass is late when its set-up has just begun
    PASS_MAX_MS = 5,
    PRESSES = 40,
};

// A graph with the most edges, and three tokens
#define TOKENS                                                                                               \
    " 27 10 24 9 0 9 1 9 2 9 3 9 4 9 5 9 6 9 7 9 8 8 7 7 6 6 5 5 4 4 3 3 2 2 1 1 0 8 0 8 1 8 2 8 3 8 4 8 5 " \
    "8 6 3 9 9 9"
#define GRAPH_LINE "q" TOKENS "\n"

static struct robot robot;
static struct gap gap;

// The time between two looks at the keys while the question is answered, soon after the power came.
static void check_gap(const char *question)
{
    machine_reset(&robot.bench.machine);
    bench_run_ms(&robot.bench, BENCH_START_MS);
    gap_forget(&gap);
    line_listen();
    line_say(question);

    const bool good = line_let_answer() && gap_ms(&gap) <= PASS_MAX_MS;

    tap_check(good, "at most %.1f ms between two looks at the keys: %.40s", gap_ms(&gap), question);
    robot_explain(&robot);
}

// From the first contact to the first change on the glass.
static bool press_at_once(double *worst)
{
    unsigned changes = robot.bench.lcd.changes, set_ups = robot.bench.lcd.set_ups;
    uint64_t pushed = machine_now(&robot.bench.machine);

    bench_push(&robot.bench, LADDER_RIGHT);
    for (unsigned step = 0; step < 5000 && robot.bench.lcd.changes == changes; step++)
        machine_run_us(&robot.bench.machine, 20);
    if (robot.bench.lcd.changes == changes)
        return line_fault("a key does nothing");

    double ms = (double)(robot.bench.lcd.last_change - pushed) * 1000 / robot.bench.machine.avr->frequency;

    if (robot.bench.lcd.set_ups != set_ups)
        ms -= SET_UP_MS;
    *worst = ms > *worst ? ms : *worst;
    bench_run_ms(&robot.bench, 60);
    bench_release(&robot.bench, LADDER_RIGHT);
    return bench_run_ms(&robot.bench, 60);
}

// Presses keys while the line is kept busy with the same question.
static void check_keys(const char *question, const char *what)
{
    double worst = 0;
    bool good = true;

    line_listen();
    line_say(question);
    bench_run_ms(&robot.bench, 50);
    gap_forget(&gap);
    for (unsigned press = 0; press < PRESSES && good; press++) {
        while (serial_unsent(&robot.bench.line) < 100)
            line_say(question);
        machine_run_us(&robot.bench.machine, 137 * press);
        good = press_at_once(&worst);
    }
    tap_check(good && worst <= LATENCY_MAX_MS, "%s: a key changes the glass within %.1f ms", what, worst);
    good = gap_ms(&gap) <= PASS_MAX_MS;
    tap_check(good, "%s: at most %.1f ms between two looks at the keys", what, gap_ms(&gap));
    robot.bench.line.queued = 0;
    good = line_let_answer();
    line_say("\n");
    tap_check(line_let_answer() && good && line_is_alive(), "%s: and then the toy answers as ever", what);
    robot_explain(&robot);
}

int main(int argc, char **argv)
{
    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    line_open(&robot);
    gap_open(&gap, &robot.bench);
    bench_tap(&robot.bench, LADDER_OK);
    check_keys(GRAPH_LINE, "while long lines are read");
    check_keys("x\n", "while short lines rush in");
    check_keys("q 22 16 16 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n", "while long searches run");
    check_keys("q 24 4 5 8 6 5 5 5 5 3 3 3\n", "while tables are filled");
    tap_check(!robot.bench.machine.resets && robot_is_well(&robot), "no reset, no violation");
    robot_explain(&robot);
    check_gap("q 22 16 16 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0\n");
    check_gap(GRAPH_LINE);
    check_gap("w 1\nn" TOKENS "\n");
    bench_close(&robot.bench);
    return tap_done();
}
