// SPDX-License-Identifier: MIT
// stdin -> notation -> stdout: a filter for the notation, or a prompt on a terminal.
#include "notation/console.h" // answers the lines
#include "game/games.h"       // GAME_COUNT
#include "prompt.h"

#include <errno.h>  // why a read or a write failed
#include <signal.h> // SIGPIPE is ignored: a closed pipe is an error of write; SIGINT
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h> // read, which does not wait for a full buffer

enum { EXIT_USAGE = 2 };

static const char usage[] =
    "usage: bouton [--help | --version]\n"
    "\n"
    "Plays and solves impartial games. Reads lines from stdin and answers them on stdout,\n"
    "with a prompt where both are a terminal:\n"
    "\n"
    "  $ echo 'nim - : 3 4 5' | bouton\n"
    "  nim - : 3 4 5 : N : 1-2\n"
    "\n"
    "The line `help` lists what can be asked, `help nim` tells how a game is written.\n";

static volatile sig_atomic_t interrupted; // by Ctrl-C at the terminal, while a line is answered

static void give_up(const char *what)
{
    fprintf(stderr, "bouton: cannot %s: %s\n", what, strerror(errno));
    exit(EXIT_FAILURE);
}

static void flush(void)
{
    if (fflush(stdout))
        give_up("write");
}

static void put(char c)
{
    if (putchar_unlocked(c) == EOF)
        give_up("write");
}

// Ctrl-C gives up the line that is answered.
static bool is_given_up(void)
{
    if (!interrupted)
        return false;
    interrupted = false;
    put('\n'); // after the ^C that the terminal echoes
    return true;
}

static void filter(void)
{
    static char input[65536];

    while (!console_has_quit()) {
        ssize_t got = read(STDIN_FILENO, input, sizeof input);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            give_up("read");
        if (got == 0)
            break;
        for (ssize_t i = 0; i < got && !console_has_quit(); i++)
            console_byte(input[i]);
        flush(); // the writer of stdin may wait for these answers before it writes more
    }
    console_end();
    flush();
}

static bool answer(const char *line, int count)
{
    interrupted = false;
    while (count-- && !console_has_quit())
        console_byte(*line++);
    flush();
    return !console_has_quit();
}

static void interrupt(int signal)
{
    (void)signal;
    interrupted = true;
}

static void converse(void)
{
    const struct sigaction action = {.sa_handler = interrupt};

    sigaction(SIGINT, &action, NULL);
    printf("Bouton plays and solves %d impartial games. `help` tells how, `quit` or Ctrl-D leaves.\n",
           GAME_COUNT);
    flush();
    if (!prompt_lines(answer))
        give_up("edit lines");
}

static void show_version(void)
{
    for (const char *c = "version\n"; *c; c++)
        console_byte(*c);
}

// Returns the first argument that is unknown, or NULL.
static const char *unknown_argument(char **arguments)
{
    while (*++arguments)
        if (strcmp(*arguments, "--help") && strcmp(*arguments, "--version"))
            break;
    return *arguments;
}

int main(int count, char **arguments)
{
    const char *unknown = unknown_argument(arguments);

    console_init(put, is_given_up);
    signal(SIGPIPE, SIG_IGN);
    if (unknown) {
        fprintf(stderr, "bouton: unknown %s %s; try bouton --help\n", *unknown == '-' ? "option" : "argument",
                unknown);
        return EXIT_USAGE;
    }
    if (count > 1) {
        if (!strcmp(arguments[1], "--help"))
            fputs(usage, stdout);
        else
            show_version();
        flush();
    } else if (isatty(STDIN_FILENO) && isatty(STDOUT_FILENO)) {
        converse();
    } else {
        filter();
    }
}
