// SPDX-License-Identifier: MIT
// The serial line: senders that are too fast, noise, ends of lines, Ctrl-C, and resets. How long keys wait
// meanwhile is tested by serial_keys.
//
//   serial [ELF]
#include "notation/version.h"
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

// Two piles a and b, for which nobody needs a theory.
static void say_two_piles(unsigned a, unsigned b)
{
    char words[40];

    snprintf(words, sizeof words, "nim - : %u %u\n", a, b);
    line_say(words);
}

static bool is_right(const char *line)
{
    unsigned a, b, pile, take;
    char verdict, end;

    if (sscanf(line, "nim - : %u %u : %c : -%c", &a, &b, &verdict, &end) == 4 && end == '\n')
        return a == b && verdict == 'P';
    return sscanf(line, "nim - : %u %u : %c : %u-%u%c", &a, &b, &verdict, &pile, &take, &end) == 6 &&
           end == '\n' && verdict == 'N' && pile == (a > b ? 1 : 2) && take == (a > b ? a - b : b - a);
}

// The questions of the pastes
static void say_question(unsigned i)
{
    say_two_piles(i % 100, i / 2 % 100);
}

static bool was_asked(const char *line)
{
    unsigned a, b;

    sscanf(line, "nim - : %u %u", &a, &b);
    for (unsigned i = 0; i < LINES; i++)
        if (a == i % 100 && b == i / 2 % 100)
            return true;
    return false;
}

static bool all_right(bool or_error)
{
    for (const char *line = line_text(); *line; line = strchr(line, '\n') + 1)
        if (!(is_right(line) && was_asked(line)) && !(or_error && !strncmp(line, "error: ", 7)))
            return line_fault("a wrong answer");
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
                (strstr(line_text(), "error: ") || line_fault("nothing was lost"));

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
    line_say("nim - : 3");
    serial_send_noise(&robot.bench.line, ' ');
    line_say("5\n");
    if (!line_let_answer() ||
        (strncmp(line_text(), "error: column 10: ", 18) && !line_fault("noise is taken for text")))
        return false;
    line_say("nim - : 3 #");
    serial_send_noise(&robot.bench.line, '\n');
    line_say("nim - : 4\n");
    return line_let_answer() && (line_count_of('\n') == 2 || line_fault("not one answer each")) &&
           (strstr(line_text(), "\nerror: column 11: ") || line_fault("noise is lost in a comment")) &&
           line_is_alive();
}

// In the middle of an answer, of a line, and with full rings.
static bool survives_resets(void)
{
    for (unsigned ms = 1; ms < 40; ms += 3) {
        for (unsigned i = 0; i < 10; i++)
            line_say("games\nnim - : 3 4 5\n");
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
            line_say("games\nnim - : 3 4 5\n");
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

static bool interrupts(const char *before, unsigned ms, const char *after, const char *expected)
{
    line_listen();
    line_say(before);
    return bench_run_ms(&robot.bench, ms) && line_answers(after, expected);
}

static bool survives_interrupts(void)
{
    const char *search = "sos n=16 : ............S...\n", *probe = "\003nim - : 3 4 5\n";
    const char *expected = "error: interrupted\nnim - : 3 4 5 : N : 1-2\n";

    for (unsigned ms = 0; ms < 200; ms += 17)
        if (!interrupts(search, ms, probe, expected))
            return false;
    return true;
}

// The game under way stays as it was.
static bool interrupts_reply(void)
{
    return line_answers("new bnim m=2;K=3 : 12 12 12 12\n", "bnim m=2;K=3 : 12 12 12 12\n") &&
           interrupts("reply\n", 50, "\003show\n", "error: interrupted\nbnim m=2;K=3 : 12 12 12 12\n");
}

static bool interrupts_answer(void)
{
    const char *end = "\n\nerror: interrupted\n";

    line_listen();
    line_say("games\n");
    bench_run_ms(&robot.bench, 100);
    line_say("\003");
    return line_let_answer() &&
           ((strlen(line_text()) > 1000 && !strcmp(line_text() + strlen(line_text()) - strlen(end), end)) ||
            line_fault("not the rest of the answer, and then the error")) &&
           line_is_alive();
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
    check(line_is_alive(), "a line with LF: the answer ends in LF");
    check(line_answers("nim - : 3 4 5\r", "nim - : 3 4 5 : N : 1-2\r\n"),
          "with CR, the Enter of a terminal: CR LF");
    check(
        line_answers("nim - : 3 4 5\r\nversion\n", "nim - : 3 4 5 : N : 1-2\r\nbouton " BOUTON_VERSION "\n"),
        "with CR LF: one line");
    check(answers_paste(), "a long paste: XOFF and XON, nothing is lost");
    check(survives_deaf_sender(), "a sender that ignores XOFF: right answers or errors");
    check(refuses_noise(), "a byte without its stop bit: an error");
    check(line_answers("nim - : 3 4\003nim - : 3 4 5\n", "error: interrupted\nnim - : 3 4 5 : N : 1-2\n"),
          "Ctrl-C drops a line that is typed");
    check(
        line_answers("version\r", "bouton " BOUTON_VERSION "\r\n") &&
            line_answers("nim - : 3 4\003version\r", "error: interrupted\r\nbouton " BOUTON_VERSION "\r\n") &&
            line_answers("version\r\n", "bouton " BOUTON_VERSION "\r\n") &&
            line_answers("nim - : 3 4\003version\n", "error: interrupted\r\nbouton " BOUTON_VERSION "\n"),
        "where lines end in CR, its error ends in CR LF");
    check(survives_interrupts(), "Ctrl-C ends a search, at any time");
    check(interrupts("bnim m=4;K=5 : 6 5 5 5 5 3 3 3\n", 50, "version\nversion\n\003version\n",
                     "error: interrupted\nbouton " BOUTON_VERSION "\n"),
          "and drops what waits");
    check(interrupts_reply(), "Ctrl-C amid a reply leaves the game as it was");
    check(interrupts_answer(), "an answer that has begun comes to its end, and then the error");
    double percent = asleep_percent();

    tap_check(percent >= ASLEEP_MIN_PERCENT, "asleep for %.1f %% of the time while the line is quiet",
              percent);
    check(!robot.bench.machine.resets, "no reset, no violation");
    check(survives_resets(), "resets amid lines and answers");
    check(resets_end_pauses(), "a reset ends a pause that was asked for before it");
    bench_close(&robot.bench);
    return tap_done();
}
