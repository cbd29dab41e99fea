// SPDX-License-Identifier: MIT
#include "front/console.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum {
    SLICE_MS = 10,
    REST_MS = 1000, // a board that is silent and asleep for so long has answered everything
    FOR_EVER = -1,
};

struct console {
    struct bench *bench;
    struct serial_rest rest;
    bool at_end;
    char last; // last byte of the input
    char error[512];
};

static bool fail(struct console *console, const char *what, const char *why)
{
    if (!console->error[0])
        snprintf(console->error, sizeof console->error, "%s%s", what, why);
    return false;
}

static void print(void *user, uint8_t byte)
{
    (void)user;
    putchar(byte);
}

static bool take_input(struct console *console)
{
    char bytes[SERIAL_QUEUE];
    ssize_t count = read(STDIN_FILENO, bytes, serial_room(&console->bench->line) - 1);

    if (count < 0)
        return errno == EINTR || errno == EAGAIN || fail(console, "cannot read: ", strerror(errno));
    console->at_end = !count;
    if (console->at_end && console->last != '\n')
        bytes[count++] = '\n';
    if (count)
        console->last = bytes[count - 1];
    serial_send(&console->bench->line, bytes, (unsigned)count);
    return true;
}

static bool run(struct console *console)
{
    struct bench *bench = console->bench;

    bench_run_ms(bench, SLICE_MS);
    if (fflush(stdout))
        return fail(console, "cannot write: ", strerror(errno));
    if (bench->line.unheard)
        return fail(console, "the firmware does not listen to its serial line", "");
    return !bench->machine.resets || fail(console, "the firmware was reset", "");
}

static bool converse(struct console *console)
{
    struct serial *line = &console->bench->line;
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    bool good = true;

    while (good && bench_is_well(console->bench, console->error, sizeof console->error)) {
        bool rests = serial_rests(line, &console->rest, REST_MS);

        if (rests && serial_unsent(line))
            return fail(console, "the firmware sleeps and takes no more bytes", "");
        if (rests && console->at_end)
            return true;
        if (!console->at_end && serial_room(line) > 1 && poll(&input, 1, rests ? FOR_EVER : 0) > 0)
            good = take_input(console);
        good = good && run(console);
    }
    return false;
}

bool console_play(struct bench *bench)
{
    struct console console = {.bench = bench, .last = '\n'};

    signal(SIGPIPE, SIG_IGN);
    bench->line.on_byte = print;
    bench_run_ms(bench, BENCH_START_MS);
    if (converse(&console))
        return true;
    fflush(stdout);
    fprintf(stderr, "bouton-sim: %s\n", console.error);
    return false;
}
