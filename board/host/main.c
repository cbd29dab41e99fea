// SPDX-License-Identifier: MIT
// The host program: answers lines of the notation, from stdin or at a prompt. With --port it also follows the
// match on a board.
#define _GNU_SOURCE // ppoll
#include "line/version.h"
#include "answer/console.h"
#include "answer/answers.h"
#include "listen/listen.h"
#include "solver/array.h"
#include "game/games.h" // GAME_COUNT
#include "jobs.h"
#include "prompt.h"
#include "tty.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

enum { EXIT_USAGE = 2 };
enum { BLOCK = 65536 }; // bytes that the program reads or writes at once

static const char usage[] =
    "usage: bouton [--time SECONDS] [--memory BYTES] [--csv | --json | --oeis]\n"
    "              [--jobs N | --port DEVICE [--log FILE]]\n"
    "       bouton --help | --version\n"
    "\n"
    "Plays and solves impartial games. Reads lines from stdin and writes answers to stdout.\n"
    "Shows a prompt if both are a terminal.\n"
    "\n"
    "  $ echo 'nim - : 3 4 5' | bouton\n"
    "  nim - : 3 4 5 : N : 1-2\n"
    "\n"
    "With --port, for example --port /dev/ttyACM0, the program follows the match on a board. It prints\n"
    "each move. `why`, `hint`, `all`, `moves`, `value` and `game` alone are then about this match.\n"
    "--log appends a line with the time to FILE for each move, start and end of a match. After the end\n"
    "of stdin, the program follows the board until SIGTERM or Ctrl-C.\n"
    "\n"
    "--time 60 and --memory 2G raise the limits of an answer. --csv and --json write answers for other\n"
    "programs. --oeis writes tables as b-files for the OEIS. --words writes sentences below the answers.\n"
    "--jobs 2 answers the lines of a pipe with two processes, in order. No line may depend on another.\n"
    "\n"
    "Type `help` for a list of commands, `help nim` for the rules and the notation of a game.\n";

static struct console console;
static struct listener listener;
static volatile sig_atomic_t interrupted; // true after the user pressed Ctrl-C during an answer

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

static bool has_bar;     // true while the terminal shows a progress bar
static int64_t begun_ms; // time when the program began to answer the current line, in ms

static void remove_bar(void)
{
    if (has_bar)
        fputs("\r\033[K", stderr);
    has_bar = false;
}

// Shows a progress bar on the terminal once the answer has taken NO_BAR_MS.
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

static bool is_typed; // true while the cursor is in the line of text that the user types

// Writes characters until the user presses Ctrl-C.
static void put(void *to, const char *characters, size_t count)
{
    (void)to;
    remove_bar();
    if (is_typed && putchar('\n') == EOF)
        give_up("write");
    is_typed = false;
    for (size_t block; count && !interrupted; characters += block, count -= block) {
        block = count < BLOCK ? count : BLOCK;
        if (fwrite(characters, 1, block, stdout) != block)
            give_up("write");
    }
}

// Calls run() in this thread. If possible, also calls run() in a second thread.
static void run_both(void *(*run)(void *), void *context)
{
    sigset_t all, before;
    pthread_t second;

    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    const bool is_running = !pthread_create(&second, NULL, run, context);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    run(context);
    if (is_running)
        pthread_join(second, NULL);
}

// Returns true if the user has pressed Ctrl-C since the previous call.
static bool is_given_up(void)
{
    if (!interrupted)
        return false;
    interrupted = false;
    put(NULL, "\n", 1); // the terminal has written ^C in this line of text
    return true;
}

static const char *device, *log_name; // arguments of --port and --log, or null
static bool is_attached;              // true after a board with this program's version has sent a line

// Prints what happened at the serial port. Exits if no line has arrived yet.
static void report(enum tty_news news)
{
    static const char gone_at_start[] = "%s is gone. Plug the board in, then start bouton again.\n";
    static const char *const words[] = {
        [TTY_SILENT] = "%s has sent no line of a Bouton for 10 seconds. Flash the board with `make flash`, "
                       "or give another --port.\n",
        [TTY_OTHER_VERSION] =
            "%s: this program reads only version " BOUTON_VERSION ", but the board is %s. Build both "
            "from the same version.\n",
        [TTY_GONE] = "The board at %s is gone. Waiting for it.\n",
        [TTY_BACK] = "The board at %s is back.\n",
    };
    char line[400];

    if (news == TTY_HEARD) {
        is_attached = true;
        return;
    }
    snprintf(line, sizeof line, news == TTY_GONE && !is_attached ? gone_at_start : words[news], device,
             listener.name);
    if (!is_attached) {
        fprintf(stderr, "bouton: %s", line);
        exit(EXIT_FAILURE);
    }
    put(NULL, line, strlen(line));
}

// Prints and logs the news from the board.
static void follow(void)
{
    const enum tty_news news = tty_listen();

    if (news)
        report(news);
    flush();
}

static sigset_t signals; // signals that are blocked while the program waits for input

// Waits for input and handles the board's lines. Returns 1 if the file has input, or -1 after a signal.
static int wait_and_follow(int file)
{
    struct pollfd inputs[] = {{.fd = file, .events = POLLIN}, {.fd = tty_descriptor(), .events = POLLIN}};
    const int wait_ms = tty_wait_ms();
    const struct timespec wait = {wait_ms / 1000, wait_ms % 1000 * 1000000L};
    const int ready = ppoll(inputs, 2, wait_ms < 0 ? NULL : &wait, &signals);

    if (ready < 0 && errno != EINTR)
        give_up("read");
    follow();
    return ready > 0 ? inputs[0].revents != 0 : ready;
}

// Answers bytes of input. Another program may wait for the answers before it sends more questions.
static void answer(const char *bytes, size_t count)
{
    begun_ms = now_ms();
    console_bytes(&console, bytes, count);
    remove_bar();
    flush();
}

static void filter(void)
{
    static char input[BLOCK];

    while (!console.has_quit) {
        while (device && wait_and_follow(STDIN_FILENO) <= 0)
            ;
        ssize_t got = read(STDIN_FILENO, input, sizeof input);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            give_up("read");
        if (got == 0)
            break;
        answer(input, (size_t)got);
    }
    console_end(&console);
    flush();
    while (device && !console.has_quit)
        wait_and_follow(-1);
}

static unsigned terminal_columns(void)
{
    struct winsize size;

    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) || !size.ws_col ? 80 : size.ws_col;
}

// Answers a line that the user typed. Returns false after `quit`.
static bool answer_typed(const char *line, int count)
{
    interrupted = false;
    console.columns = terminal_columns();
    answer(line, (size_t)count);
    if (is_given_up()) {
        console_byte(&console, CONSOLE_INTERRUPT);
        flush();
    }
    return !console.has_quit;
}

static void interrupt(int signal)
{
    (void)signal;
    interrupted = true;
}

// Waits until the user types. Returns false if the prompt must be drawn again.
static bool wait_at_prompt(void)
{
    int ready = 0;

    for (is_typed = true; is_typed && !ready;)
        ready = wait_and_follow(STDIN_FILENO);

    const bool is_printed = !is_typed;

    is_typed = false;
    return ready > 0 && !is_printed;
}

static void converse(void)
{
    const struct sigaction action = {.sa_handler = interrupt, .sa_flags = SA_RESTART};

    sigaction(SIGINT, &action, NULL);
    console.say = say_outcome;
    if (!prompt_lines(answer_typed, device ? wait_at_prompt : NULL))
        give_up("edit lines");
}

// Reads a whole file. Stops reading soon after FILE_BYTES_MAX bytes.
static char *read_whole(const char *name, size_t *length)
{
    FILE *const file = fopen(name, "rb");
    bool is_good = file;
    char *bytes = NULL;
    size_t room = 0, got = 1;

    for (*length = 0; is_good && got && *length <= FILE_BYTES_MAX; *length += got) {
        is_good = array_has_room(&bytes, 1, *length + BLOCK, &room);
        got = is_good ? fread(&bytes[*length], 1, BLOCK, file) : 0;
    }
    is_good = is_good && !ferror(file);
    if (file)
        fclose(file);
    if (is_good) {
        bytes[*length] = '\0';
        return bytes;
    }
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

static const struct files files = {read_whole, write_whole};

static double cpu_seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static FILE *log_file;

// Writes part of a line to the log. Begins each line with the time and the board's name.
static void put_log(void *to, const char *characters, size_t count)
{
    (void)to;
    static bool is_in_line;
    char when[] = "2026-11-28T14:30:05+0100";
    const time_t now = time(NULL);

    if (!is_in_line && strftime(when, sizeof when, "%FT%T%z", localtime(&now)))
        fprintf(log_file, "%.22s:%s %.*s ", when, &when[22], (int)strcspn(listener.name, " "), listener.name);
    is_in_line = characters[count - 1] != '\n';
    fwrite(characters, 1, count, log_file);
    if (!is_in_line && (fflush(log_file) || ferror(log_file)))
        give_up("write the log");
}

static void leave(int signal)
{
    (void)signal;
    _exit(EXIT_SUCCESS);
}

// Lets signals end the program only while the program waits for input.
static void leave_by_signals(void)
{
    const struct sigaction action = {.sa_handler = leave};
    sigset_t blocked;

    sigemptyset(&blocked);
    sigaddset(&blocked, SIGTERM);
    sigaddset(&blocked, SIGINT);
    sigprocmask(SIG_BLOCK, &blocked, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGINT, &action, NULL);
}

// Returns advice about a serial port that cannot be opened.
static const char *advice(int error)
{
    switch (error) {
    case EWOULDBLOCK:
    case EBUSY:
        return "End that program";
    case EACCES:
        return "Join the group of this device, often dialout, and log in again";
    case ENOENT:
    case ENODEV:
    case ENXIO:
    case EIO:
        return "Plug the board in, or give another --port";
    default:
        return "Give the port of a board, as in --port /dev/ttyACM0";
    }
}

// Opens the serial port and the log. Waits for the board's first line.
static void attach(void)
{
    if (!tty_open(device, &listener)) {
        const int error = errno;
        fprintf(stderr, "bouton: cannot open %s: %s. %s.\n", device,
                error == EWOULDBLOCK ? "another program uses it" : strerror(error), advice(error));
    } else if (log_name && !(log_file = fopen(log_name, "a"))) {
        fprintf(stderr, "bouton: cannot write %s: %s. Give another --log.\n", log_name, strerror(errno));
    } else {
        listener.words.put = put;
        listener.record.put = log_file ? put_log : NULL;
        console.listener = &listener;
        while (!is_attached)
            wait_and_follow(-1);
        return;
    }
    exit(EXIT_FAILURE);
}

static int misuse(const char *what, const char *which)
{
    fprintf(stderr, "bouton: %s %s; try bouton --help\n", what, which);
    return EXIT_USAGE;
}

// Reads the argument of --jobs. Returns 0 on an error.
static unsigned read_jobs(const char *text)
{
    struct fault fault = {0};
    struct line line = line_from(text, strlen(text), &fault);
    const unsigned jobs = text_number(&line, 0, 1, JOBS_MAX);

    read_end(&line);
    return fault.id ? 0 : jobs;
}

// Answers all lines of stdin in several processes.
static void share(unsigned jobs)
{
    size_t length = 0;
    char *const text = read_whole("/dev/stdin", &length);

    if (!text || length > FILE_BYTES_MAX)
        give_up("read");
    setvbuf(stdout, NULL, _IONBF, 0); // an answer arrives before the next line is answered
    if (!jobs_answer(&console, text, length, jobs))
        give_up("share the lines");
    free(text);
}

// Sets the limits of time and memory, from --time and --memory. Returns false on an error.
static bool set_limits(const char *seconds, const char *bytes)
{
    struct buffer answer = {0};
    char line[100];

    snprintf(line, sizeof line, "limit%s%.30s%s%.30s\n", seconds ? " time=" : "", seconds ? seconds : "",
             bytes ? " memory=" : "", bytes ? bytes : "");
    console.sink = buffer_sink(&answer);
    console_bytes(&console, line, strlen(line));
    buffer_free(&answer);
    return !console.fault.id;
}

// Answers the input, or shows the help or the version. Without --jobs, `jobs` is 0.
static void run(const char *shown, unsigned jobs)
{
    if (shown && !strcmp(shown, "--help")) {
        fputs(usage, stdout);
    } else if (shown) {
        console_bytes(&console, "version\n", strlen("version\n"));
    } else if (isatty(STDIN_FILENO) && isatty(STDOUT_FILENO)) {
        printf("Bouton plays and solves %d impartial games. `help` lists commands, `quit` or Ctrl-D ends.\n",
               GAME_COUNT);
        flush();
        if (device)
            attach();
        converse();
    } else if (jobs) {
        share(jobs);
    } else {
        if (device) {
            leave_by_signals();
            attach();
        }
        filter();
    }
    flush();
}

int main(int count, char **arguments)
{
    const char *shown = NULL, *format = NULL, *seconds = NULL, *bytes = NULL, *jobs = NULL;
    const struct option {
        const char *name, **value;
        // error message if the argument is missing, or null for an option without argument
        const char *missing;
        enum format format;
    } options[] = {
        {"--port", &device, .missing = "no device after"},
        {"--log", &log_name, .missing = "no file after"},
        {"--time", &seconds, .missing = "no seconds after"},
        {"--memory", &bytes, .missing = "no bytes after"},
        {"--jobs", &jobs, .missing = "no number after"},
        {"--oeis", &format, .format = IN_OEIS},
        {"--csv", &format, .format = IN_CSV},
        {"--json", &format, .format = IN_JSON},
        {"--words", &format, .format = IN_NOTATION},
        {"--help", &shown, .format = IN_NOTATION},
        {"--version", &shown, .format = IN_NOTATION},
    };
    const struct option *const end = options + sizeof options / sizeof *options;

    for (int i = 1; i < count; i++) {
        const char *const argument = arguments[i];
        const struct option *option = options;
        while (option < end && strcmp(option->name, argument))
            option++;
        if (option == end)
            return misuse(*argument == '-' ? "unknown option" : "unknown argument", argument);
        if (shown || *option->value || (option->value == &shown && i > 1))
            return misuse("one option too many:", argument);
        if (option->missing && (++i == count || !*arguments[i]))
            return misuse(option->missing, argument);
        *option->value = arguments[i];
        console.format |= option->format;
    }
    if (log_name && !device)
        return misuse("--log needs --port,", "as in bouton --port /dev/ttyACM0 --log FILE");
    if ((seconds || bytes) && !set_limits(seconds, bytes))
        return misuse("expected seconds and bytes,", "as in bouton --time 60 --memory 2G");
    const unsigned job_count = jobs ? read_jobs(jobs) : 1;

    if (!job_count || (jobs && (device || isatty(STDIN_FILENO))))
        return misuse("--jobs needs a pipe and a number,", "as in bouton --jobs 2 <FILE");
    if (format && console.format == IN_NOTATION)
        console.say = say_outcome;
    console.sink.put = put;
    console.watch = (struct watch){is_given_up, show_progress, cpu_seconds, run_both};
    console.files = &files;
    signal(SIGPIPE, SIG_IGN);
    sigprocmask(SIG_SETMASK, NULL, &signals);
    run(shown, jobs ? job_count : 0);
}
