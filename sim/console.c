// SPDX-License-Identifier: MIT
#include "console.h"

#include "notation/board.h"
#include "notation/console.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum {
    SLICE_MS = 10,
    ANSWER_SLICE_MS = 2,
    REST_MS = 1000,        // a board that is silent and asleep for so long has answered everything
    MATCH_REST_MS = 20000, // and no machine is to move there
    FOR_EVER = -1,
    LINE_BYTES = 4096
};

static struct {
    struct bench *bench;
    struct serial_rest rest;
    bool at_end;
    char heard[64 * 1024]; // of the board, not yet taken
    unsigned count;
    char line[LINE_BYTES]; // the line taken last
    char error[512];
} console;

static bool fail(const char *what, const char *why)
{
    if (!console.error[0])
        snprintf(console.error, sizeof console.error, "%s%s", what, why);
    return false;
}

static void hear(void *user, uint8_t byte)
{
    (void)user;
    if (console.count < sizeof console.heard)
        console.heard[console.count++] = (char)byte;
}

static void print(char c)
{
    putchar(c);
}

// Takes a whole line of the board; null if none is there.
static const char *take_line(void)
{
    const char *const end = memchr(console.heard, '\n', console.count);

    if (!end)
        return NULL;

    const unsigned length = (unsigned)(end - console.heard);

    snprintf(console.line, sizeof console.line, "%.*s", (int)length, console.heard);
    console.count -= length + 1;
    memmove(console.heard, end + 1, console.count);
    return console.line;
}

static bool run(unsigned ms)
{
    struct bench *const bench = console.bench;

    bench_run_ms(bench, ms);
    if (!bench_is_well(bench, console.error, sizeof console.error))
        return false;
    if (bench->line.unheard)
        return fail("the firmware does not listen to its serial line", "");
    return !bench->machine.resets || fail("the firmware was reset", "");
}

static bool send(const char *line)
{
    struct serial *const serial = &console.bench->line;

    if (serial_room(serial) < strlen(line) + 1)
        return fail("the firmware takes no more bytes", "");
    serial_send(serial, line, (unsigned)strlen(line));
    serial_send(serial, "\n", 1);
    return true;
}

static const char *receive(unsigned ms)
{
    const char *line;

    for (unsigned left = ms / ANSWER_SLICE_MS; !(line = take_line()) && left; left--)
        if (!run(ANSWER_SLICE_MS))
            return NULL;
    return line;
}

static bool flush(void)
{
    return !fflush(stdout) || fail("cannot write: ", strerror(errno));
}

static bool take_input(void)
{
    char bytes[4096];
    const ssize_t count = read(STDIN_FILENO, bytes, sizeof bytes);

    if (count < 0)
        return errno == EINTR || errno == EAGAIN || fail("cannot read: ", strerror(errno));
    for (ssize_t i = 0; i < count && !console_has_quit() && !console.error[0]; i++)
        console_byte(bytes[i]);
    console.at_end = !count;
    if (console.at_end)
        console_end();
    console.rest = (struct serial_rest){0};
    return flush() && !console.error[0];
}

static bool converse(void)
{
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    bool good = true;

    while (good && !console_has_quit()) {
        const bool awaits_moves = board_is_watched() && !console.at_end;
        const bool rests =
            serial_rests(&console.bench->line, &console.rest, awaits_moves ? MATCH_REST_MS : REST_MS);
        const char *line;

        while ((line = take_line()))
            board_hear(line);
        if (rests && console.at_end)
            break;
        if (!console.at_end && poll(&input, 1, rests ? FOR_EVER : 0) > 0)
            good = take_input();
        else
            good = run(SLICE_MS) && flush();
    }
    return good;
}

bool console_play(struct bench *bench)
{
    static const struct board_port port = {send, receive};

    signal(SIGPIPE, SIG_IGN);
    console.bench = bench;
    bench->line.on_byte = hear;
    console_init(print, NULL);
    if (run(BENCH_START_MS) && (board_attach(&port) || fail(board_trouble(), "")) && converse())
        return true;
    fflush(stdout);
    fprintf(stderr, "bouton-sim: %s\n", console.error);
    return false;
}
