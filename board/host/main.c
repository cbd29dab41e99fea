// SPDX-License-Identifier: MIT
// stdin -> console -> stdout: the notation as a filter.
#include "console/console.h" // answers the lines

#include <errno.h>  // why a read or a write failed
#include <signal.h> // a closed pipe is an error of write, not the end of us
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h> // read, which returns what is there instead of waiting for more

static void give_up(const char *what)
{
    fprintf(stderr, "bouton: cannot %s: %s\n", what, strerror(errno));
    exit(EXIT_FAILURE);
}

void console_put(char c)
{
    if (putchar_unlocked(c) == EOF)
        give_up("write");
}

// Here nothing else is to be done beside it, and there is room for every answer.
static void finish(void)
{
    while (console_is_busy())
        console_step(CONSOLE_LINE_MAX);
}

// A CR counts only where no LF follows.
static void take(char byte)
{
    static bool held;

    if (held && byte != '\n')
        console_byte('\r');
    held = byte == '\r';
    if (!held)
        console_byte(byte);
    finish();
}

int main(void)
{
    static char input[65536];

    signal(SIGPIPE, SIG_IGN);
    while (!console_has_quit()) {
        ssize_t got = read(STDIN_FILENO, input, sizeof input);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            give_up("read");
        if (got == 0)
            break;
        for (ssize_t i = 0; i < got && !console_has_quit(); i++)
            take(input[i]);
        // The next read may wait for somebody who waits for these answers.
        if (fflush(stdout))
            give_up("write");
    }
    console_end();
    finish();
    if (fflush(stdout))
        give_up("write");
}
