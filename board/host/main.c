// SPDX-License-Identifier: MIT
// stdin -> notation -> stdout: a filter for the notation, or a prompt on a terminal; with a board at a port
// behind it, or without.
#include "notation/console.h" // answers the lines
#include "notation/sentence.h"
#include "notation/work.h" // progress
#include "game/games.h"    // GAME_COUNT
#include "solver/files.h"
#include "prompt.h"
#include "tty.h"

#include <errno.h>  // why a read or a write failed
#include <poll.h>   // stdin and a board
#include <signal.h> // SIGPIPE is ignored: a closed pipe is an error of write; SIGINT
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h> // read, which does not wait for a full buffer

enum { EXIT_USAGE = 2 };

static const char usage[] =
    "usage: bouton [--port DEVICE | --help | --version]\n"
    "\n"
    "Plays and solves impartial games. Reads lines from stdin and answers them on stdout,\n"
    "with a prompt where both are a terminal:\n"
    "\n"
    "  $ echo 'nim - : 3 4 5' | bouton\n"
    "  nim - : 3 4 5 : N : 1-2\n"
    "\n"
    "With --port, as in --port /dev/ttyACM0, a board answers questions and plays; `watch` tells\n"
    "what is played there.\n"
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

enum { BAR_CELLS = 30, NO_BAR_MS = 300 };

static bool has_bar;  // of the progress, below what is written
static long begun_ms; // when the line was begun

static long now_ms(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000L + now.tv_nsec / 1000000;
}

static void remove_bar(void)
{
    if (has_bar)
        fputs("\r\033[K", stderr);
    has_bar = false;
}

// Shows a bar of the progress on the terminal, if the line takes some time.
static void show_progress(uint32_t done, uint32_t all)
{
    const int cells = (int)((uint64_t)done * BAR_CELLS / (all ? all : 1));

    if (!isatty(STDERR_FILENO) || now_ms() - begun_ms < NO_BAR_MS)
        return;
    flush();
    fprintf(stderr, "\r[%.*s%*s] %u of %u", cells, "##############################", BAR_CELLS - cells, "",
            done, all);
    has_bar = true;
}

static bool is_typed; // a line is, at the prompt, and nothing is written below it yet

static void put(char c)
{
    remove_bar();
    if ((is_typed && putchar_unlocked('\n') == EOF) || putchar_unlocked(c) == EOF)
        give_up("write");
    is_typed = false;
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

// Ends the program if there was a board and it is gone.
static void need_board(void)
{
    if (!tty_is_gone())
        return;
    flush();
    fprintf(stderr, "bouton: the board is gone\n");
    exit(EXIT_FAILURE);
}

// Waits for input, and tells meanwhile what a board tells; `input` is stdin, or -1 to wait for a board alone.
static void wait_for(int input)
{
    struct pollfd inputs[] = {{.fd = input, .events = POLLIN}, {.fd = tty_descriptor(), .events = POLLIN}};

    do {
        if (poll(inputs, 2, -1) < 0 && errno != EINTR)
            give_up("read");
        if (inputs[1].revents) {
            tty_listen();
            flush();
            need_board();
        }
    } while (!inputs[0].revents && (input >= 0 || board_is_watched()));
}

static void filter(void)
{
    static char input[65536];

    while (!console_has_quit()) {
        if (tty_descriptor() >= 0)
            wait_for(STDIN_FILENO);
        ssize_t got = read(STDIN_FILENO, input, sizeof input);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            give_up("read");
        if (got == 0)
            break;
        begun_ms = now_ms();
        for (ssize_t i = 0; i < got && !console_has_quit(); i++)
            console_byte(input[i]);
        remove_bar();
        flush(); // the writer of stdin may wait for these answers before it writes more
        need_board();
    }
    console_end();
    flush();
    if (board_is_watched() && !console_has_quit())
        wait_for(-1); // for ever: a log
}

static bool answer(const char *line, int count)
{
    interrupted = false;
    begun_ms = now_ms();
    while (count-- && !console_has_quit())
        console_byte(*line++);
    remove_bar();
    flush();
    need_board();
    return !console_has_quit();
}

static void interrupt(int signal)
{
    (void)signal;
    interrupted = true;
}

// Tells, at the prompt, what a board tells.
static bool listen_at_prompt(void)
{
    is_typed = true;
    tty_listen();
    need_board();

    const bool told = !is_typed;

    is_typed = false;
    flush();
    return told;
}

static void converse(void)
{
    const struct sigaction action = {.sa_handler = interrupt};
    const struct prompt_news news = {tty_descriptor(), listen_at_prompt};

    sigaction(SIGINT, &action, NULL);
    sentence_turn(true);
    printf("Bouton plays and solves %d impartial games. `help` tells how, `quit` or Ctrl-D leaves.\n",
           GAME_COUNT);
    flush();
    if (!prompt_lines(answer, tty_descriptor() >= 0 ? &news : NULL))
        give_up("edit lines");
}

static char *read_whole(const char *name)
{
    FILE *const file = fopen(name, "rb");
    char *bytes = NULL;
    size_t count = 0, room = 0;

    while (file && !ferror(file)) {
        char *const larger = count + 1 < room ? bytes : realloc(bytes, room = 2 * room + 65536);
        if (!larger)
            break;
        bytes = larger;
        const size_t got = fread(bytes + count, 1, room - count - 1, file);
        count += got;
        bytes[count] = '\0';
        if (!got && feof(file) && !fclose(file))
            return bytes;
    }
    if (file)
        fclose(file);
    free(bytes);
    return NULL;
}

static bool write_whole(const char *name, const char *bytes, size_t count)
{
    FILE *const file = fopen(name, "wb");

    if (!file)
        return false;
    const bool is_written = fwrite(bytes, 1, count, file) == count;
    return !fclose(file) && is_written;
}

static const struct file_access file_access = {read_whole, write_whole};

static void show_version(void)
{
    for (const char *c = "version\n"; *c; c++)
        console_byte(*c);
}

static void attach(const char *device)
{
    if (!tty_open(device)) {
        fprintf(stderr, "bouton: cannot open %s: %s\n", device,
                errno == EWOULDBLOCK ? "another program uses it" : strerror(errno));
    } else if (!board_attach(&tty_port)) {
        fprintf(stderr, "bouton: %s: %s\n", device, board_trouble());
    } else {
        return;
    }
    exit(EXIT_FAILURE);
}

static int misuse(const char *what, const char *which)
{
    fprintf(stderr, "bouton: %s %s; try bouton --help\n", what, which);
    return EXIT_USAGE;
}

int main(int count, char **arguments)
{
    const char *const first = count > 1 ? arguments[1] : "";
    const bool has_port = !strcmp(first, "--port");

    console_init(put, is_given_up);
    files_init(&file_access);
    work_init_progress(show_progress);
    signal(SIGPIPE, SIG_IGN);
    if (count > 1 && !has_port && strcmp(first, "--help") != 0 && strcmp(first, "--version") != 0)
        return misuse(*first == '-' ? "unknown option" : "unknown argument", first);
    if (has_port && count < 3)
        return misuse("no device after", first);
    if (count > 2 + has_port)
        return misuse(*arguments[2 + has_port] == '-' ? "unknown option" : "unknown argument",
                      arguments[2 + has_port]);
    if (has_port)
        attach(arguments[2]);
    if (count > 1 && !has_port) {
        if (!strcmp(first, "--help"))
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
