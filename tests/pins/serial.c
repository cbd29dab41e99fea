// SPDX-License-Identifier: MIT
// The serial line: senders that are too fast, noise, ends of lines, any bytes, and resets. How long keys wait
// meanwhile is tested by serial_keys.
//
//   serial [ELF]
#include "line/version.h"
#include "robot/line.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

enum {
    LINES = 150,
    DEAF_ROUNDS = 4,
    SLEEP_S = 10,
    PAUSED_RESETS = 50,
    PAUSED_RESETS_MIN = 25, // of them amid a pause
    ASLEEP_MIN_PERCENT = 97,
};

static struct robot robot;

// The questions of the pastes: two piles, for which nobody needs a theory.
static void say_question(unsigned i)
{
    char words[40];

    snprintf(words, sizeof words, "q 0 2 %u %u\n", i % 100, i / 2 % 100);
    line_say(words);
}

// True if the line answers the question with this number.
static bool is_right(const char *line, unsigned i)
{
    const unsigned a = i % 100, b = i / 2 % 100;
    char expected[40];

    if (a == b)
        return !strncmp(line, "q P 0\n", 6);
    const int length =
        snprintf(expected, sizeof expected, "q N %u %u\n", a > b ? 0u : 1u, a > b ? a - b : b - a);
    return !strncmp(line, expected, (size_t)length);
}

// The answers come in the order of the questions; with losses also errors, and not to each.
static bool all_right(bool or_error)
{
    unsigned i = 0;

    for (const char *line = line_text(); *line; line = strchr(line, '\n') + 1) {
        if (or_error && !strncmp(line, "e ", 2))
            continue;
        while (or_error && i < LINES && !is_right(line, i))
            i++;
        if (i == LINES || !is_right(line, i))
            return line_fault("a wrong answer");
        i++;
    }
    return true;
}

static bool answers_paste(void)
{
    unsigned xoffs = robot.bench.line.xoffs;

    line_listen();
    for (unsigned i = 0; i < LINES; i++)
        say_question(i);
    return line_let_answer() && all_right(false) &&
           (line_count_of('\n') == LINES || line_fault("lines are lost")) &&
           (robot.bench.line.xoffs > xoffs || line_fault("no XOFF"));
}

// Which bytes are lost depends on when they come.
static bool answers_deaf_sender(unsigned after_us)
{
    robot.bench.line.ignores_xoff = true;
    machine_run_us(&robot.bench.machine, after_us);
    line_listen();
    for (unsigned i = 0; i < LINES; i++)
        say_question(i);

    bool good = line_let_answer() && all_right(true) &&
                (line_count_of('\n') <= LINES || line_fault("too many answers")) &&
                (strstr(line_text(), "e 2 ") || line_fault("nothing was lost"));

    robot.bench.line.ignores_xoff = false;
    if (good) {
        line_say("\n"); // the last one may have lost its end
        good = line_let_answer();
    }
    return good && line_is_alive();
}

static bool survives_deaf_sender(void)
{
    for (unsigned round = 0; round < DEAF_ROUNDS; round++)
        if (!answers_deaf_sender(137 * round))
            return false;
    return true;
}

static bool refuses_noise(void)
{
    line_listen();
    line_say("q 0 1 3");
    serial_send_noise(&robot.bench.line, ' ');
    line_say("5\n");
    serial_send_noise(&robot.bench.line, 'q');
    line_say(" 0 1 3\n");
    return line_let_answer() &&
           (!strcmp(line_text(), "e 2 3 0\ne 1 0 0\n") || line_fault("noise is taken for text")) &&
           line_is_alive();
}

// Any bytes, in lines: one answer each.
static bool answers_any_bytes(void)
{
    static const char letters[] = "vqnprusw 0123456789 \r";
    unsigned lines = 0;

    line_listen();
    for (unsigned i = 0; i < LINES; i++) {
        for (unsigned left = robot_random(&robot, 20); left; left--) {
            char text[2] = {letters[robot_random(&robot, sizeof letters - 1)], '\0'};
            if (robot_random(&robot, 9) == 0)
                text[0] = (char)(1 + robot_random(&robot, 255));
            if (text[0] != '\n' && text[0] != 0x11 && text[0] != 0x13)
                line_say(text);
        }
        line_say("\n");
        lines++;
    }
    return line_let_answer() && (line_count_of('\n') == lines || line_fault("not one answer each")) &&
           line_is_alive();
}

// In the middle of an answer, of a line, and with full rings.
static bool survives_resets(void)
{
    for (unsigned ms = 1; ms < 40; ms += 3) {
        for (unsigned i = 0; i < 10; i++)
            line_say("s\nq 22 9 9 0 0 0 0 0 0 0 0 0\n");
        bench_run_ms(&robot.bench, ms);
        robot.bench.line.queued = 0;
        machine_reset(&robot.bench.machine);
        bench_run_ms(&robot.bench, BENCH_START_MS);
        if (!line_is_alive())
            return false;
    }
    return true;
}

// The firmware forgets that it has told the computer to pause, the computer does not.
static bool resets_end_pauses(void)
{
    unsigned paused = 0;

    for (unsigned reset = 0; reset < PAUSED_RESETS; reset++) {
        for (unsigned i = 0; i < 20; i++)
            line_say("s\nq 22 9 9 0 0 0 0 0 0 0 0 0\n");
        bench_run_ms(&robot.bench, 20);
        machine_run_us(&robot.bench.machine, 137 * reset);
        paused += robot.bench.line.is_paused;
        robot.bench.line.queued = 0;
        machine_reset(&robot.bench.machine);
        bench_run_ms(&robot.bench, BENCH_START_MS);
        if (robot.bench.line.is_paused)
            return line_fault("the computer is still paused after a reset");
        if (!line_is_alive())
            return false;
    }
    return paused >= PAUSED_RESETS_MIN || line_fault("hardly a reset amid a pause");
}

static void check(bool good, const char *what)
{
    tap_check(robot_is_well(&robot) && good, "%s", what);
    robot_explain(&robot);
}

static double asleep_percent(void)
{
    uint64_t from = machine_now(&robot.bench.machine), asleep = robot.bench.machine.asleep;

    bench_run_ms(&robot.bench, SLEEP_S * 1000);
    return 100.0 * (double)(robot.bench.machine.asleep - asleep) /
           (double)(machine_now(&robot.bench.machine) - from);
}

int main(int argc, char **argv)
{
    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    line_open(&robot);
    check(!line_text()[0], "the toy does not speak first");
    check(line_is_alive(), "a line with LF is answered");
    check(line_answers("v\r\n", "v uno " BOUTON_VERSION "\n"), "a line with CR LF, too");
    check(line_answers("\n", "e 1 0 0\n"), "and an empty one");
    check(answers_paste(), "a long paste: XOFF and XON, nothing is lost");
    check(survives_deaf_sender(), "a sender that ignores XOFF: right answers or faults");
    check(refuses_noise(), "a byte without its stop bit: a fault");
    check(answers_any_bytes(), "lines of any bytes: one answer each");
    double percent = asleep_percent();

    tap_check(percent >= ASLEEP_MIN_PERCENT, "asleep for %.1f %% of the time while the line is quiet",
              percent);
    check(!robot.bench.machine.resets, "no reset, no violation");
    check(survives_resets(), "resets amid lines and answers");
    check(resets_end_pauses(), "a reset ends a pause that was asked for before it");
    bench_close(&robot.bench);
    return tap_done();
}
