// SPDX-License-Identifier: MIT
// bouton-sim: runs a board's firmware on a simulated board.
#include "core/board.h"     // list of boards
#include "front/charset.h"  // locale
#include "ask.h"            // --ask
#include "front/demo.h"     // a game without a terminal
#include "front/duration.h" // --power-up
#include "front/pty.h"      // --pty
#include "front/script.h"   // --script
#include "front/terminal.h" // a game in a terminal
#include "parts/bench.h"    // the board with its parts
#include "front/vcd.h"      // --vcd
#include "front/words.h"    // --words

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static const char usage[] =
    "usage: bouton-sim [options] [FILE]\n"
    "Simulates a board with a program, an ELF or a hex file. The default is\n"
    "out/BOARD/bouton.elf. A terminal shows the display and reads keys. Without a terminal,\n"
    "the simulator plays one game.\n"
    "  --board NAME   board, by default uno\n"
    "  --script FILE  play a script of keys and expectations, see below\n"
    "  --words FILE   the texts of the messages that a script names, such as\n"
    "                 firmware/ui/messages/en.txt\n"
    "  --ask          answer questions in the notation from stdin by calling functions of the\n"
    "                 firmware\n"
    "  --pty          connect the serial line to a new terminal device, print its name and run\n"
    "                 in real time until Ctrl-C or a signal\n"
    "  --vcd FILE     record the lines of the display or LEDs, the keys and the piezo for\n"
    "                 gtkwave\n"
    "  --gdb PORT     wait for avr-gdb (target remote :PORT)\n"
    "  --power-up TIME\n"
    "                 start the program this long after power-up, such as 0s, 65ms or 1s; the\n"
    "                 default is the time of the board's bootloader\n"
    "  --lenient      continue after violations, and after the program has left its memory, as\n"
    "                 a chip does; at the end print each kind with its first place and count\n"
    "  --bounce MS    let key contacts bounce for MS milliseconds, 3 by default\n"
    "  --help         print this\n"
    "Use only one of --script, --ask and --pty.\n"
    "Exit status: 0 for success, 1 if a script, a game, the firmware or a stream failed, 2 for\n"
    "a wrong call.\n"
    "Script commands, one in each line:\n";

enum { FAILED = 1, MISUSED = 2, BOUNCE_MAX_MS = 1000 };

struct options {
    const struct board *board;
    const char *script, *vcd, *elf;
    long gdb_port, bounce_ms;
    unsigned power_up_ms;
    bool has_power_up, ask, pty, is_lenient;
};

static int misuse(const char *what, const char *which)
{
    fprintf(stderr, "bouton-sim: %s%s\n", what, which);
    return MISUSED;
}

static int choose_board(struct options *options, const char *name)
{
    options->board = board_by_name(name);
    if (options->board)
        return 0;
    fprintf(stderr, "bouton-sim: no board %s; there are:", name);
    for (unsigned i = 0; i < board_count; i++)
        fprintf(stderr, " %s", boards[i].name);
    fputc('\n', stderr);
    return MISUSED;
}

static bool parse_number(const char *text, long min, long max, long *number)
{
    char *end;

    *number = strtol(text, &end, 10);
    return end != text && *end == '\0' && *number >= min && *number <= max;
}

static int take_option(struct options *options, int option)
{
    switch (option) {
    case 'b':
        return choose_board(options, optarg);
    case 's':
        options->script = optarg;
        return 0;
    case 'w':
        return words_open(optarg) ? 0 : misuse("--words: cannot read ", optarg);
    case 'v':
        options->vcd = optarg;
        return 0;
    case 'g':
        return parse_number(optarg, 1, UINT16_MAX, &options->gdb_port)
                   ? 0
                   : misuse("--gdb needs a port from 1 to 65535, not ", optarg);
    case 'c':
        return parse_number(optarg, 0, BOUNCE_MAX_MS, &options->bounce_ms)
                   ? 0
                   : misuse("--bounce needs milliseconds from 0 to 1000, not ", optarg);
    case 'u':
        options->has_power_up = duration_read(optarg, &options->power_up_ms);
        return options->has_power_up ? 0 : misuse("--power-up needs a time such as 65ms or 1s, not ", optarg);
    case 'l':
        options->is_lenient = true;
        return 0;
    case 'a':
        options->ask = true;
        return 0;
    case 'p':
        options->pty = true;
        return 0;
    case 'h':
        printf("%s%s", usage, script_help);
        exit(0);
    default:
        fputs("try bouton-sim --help\n", stderr); // getopt has already printed the error
        return MISUSED;
    }
}

static int take_options(struct options *options, int argc, char **argv)
{
    static const struct option long_options[] = {
        {"board", required_argument, NULL, 'b'},
        {"script", required_argument, NULL, 's'},
        {"words", required_argument, NULL, 'w'},
        {"vcd", required_argument, NULL, 'v'},
        {"gdb", required_argument, NULL, 'g'},
        {"bounce", required_argument, NULL, 'c'},
        {"power-up", required_argument, NULL, 'u'},
        {"lenient", no_argument, NULL, 'l'},
        {"ask", no_argument, NULL, 'a'},
        {"pty", no_argument, NULL, 'p'},
        {"help", no_argument, NULL, 'h'},
        {0},
    };
    int option;

    while ((option = getopt_long(argc, argv, "h", long_options, NULL)) != -1) {
        int status = take_option(options, option);

        if (status)
            return status;
    }
    if (optind < argc - 1)
        return misuse("only one program is possible, not also ", argv[optind + 1]);
    if (!!options->script + options->ask + options->pty > 1)
        return misuse("use only one of --script, --ask and --pty", "");
    options->elf = optind < argc ? argv[optind] : NULL;
    return 0;
}

static bool has_terminal(void)
{
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}

static bool play_with_pty(struct bench *bench)
{
    struct pty pty;

    if (!pty_open(&pty, bench)) {
        fprintf(stderr, "bouton-sim: cannot open a terminal device: %m\n");
        return false;
    }
    bench_run_ms(bench, BENCH_START_MS);
    printf("%s\n", pty.name);
    fflush(stdout);

    bool good = has_terminal() ? terminal_play(bench, &pty) : pty_play(&pty);

    pty_close(&pty);
    return good;
}

static bool play(const struct options *options, struct bench *bench, const struct script *script)
{
    if (script)
        return script_play(script, bench);
    if (options->ask)
        return ask_play(bench, options->elf);
    if (options->pty)
        return play_with_pty(bench);
    if (has_terminal())
        return terminal_play(bench, NULL);
    return demo_play(bench);
}

static int play_recorded(const struct options *options, struct bench *bench, const struct script *script)
{
    struct vcd *vcd = NULL;

    if (options->vcd && !(vcd = vcd_open(options->vcd, bench))) {
        fprintf(stderr, "bouton-sim: cannot write %s: %m\n", options->vcd);
        return MISUSED;
    }

    int status = play(options, bench, script) ? 0 : FAILED;

    if (vcd && !vcd_close(vcd)) {
        fprintf(stderr, "bouton-sim: cannot write all of %s\n", options->vcd);
        status = FAILED;
    }
    return status;
}

// With --lenient, prints the violations. Otherwise advises how to continue after a fault.
static void explain(const struct bench *bench, const struct options *options, int status)
{
    char error[512];

    if (options->is_lenient)
        violations_print(&bench->machine, stderr, "bouton-sim: ");
    else if (status == FAILED && (bench->machine.avr->state == cpu_Crashed ||
                                  violations_found(&bench->machine, error, sizeof error)))
        fprintf(stderr, "bouton-sim: add --lenient to continue after such a fault\n");
}

static int no_firmware(const char *elf, const char *board)
{
    fprintf(stderr, "bouton-sim: no %s here; build it in the folder of Bouton by `make BOARD=%s`\n", elf,
            board);
    return MISUSED;
}

static int run(struct options *options, const struct script *script)
{
    char built[64], error[512];
    struct bench bench;

    if (!options->elf) {
        snprintf(built, sizeof built, "out/%s/bouton.elf", options->board->name);
        options->elf = built;
        if (access(built, F_OK))
            return no_firmware(built, options->board->name);
    }
    if (!bench_open(&bench, options->board, options->elf, error, sizeof error))
        return misuse(error, "");
    bench_set_bounce(&bench, (unsigned)options->bounce_ms * 1000);
    bench_boot(&bench, options->has_power_up ? options->power_up_ms : options->board->boot_ms);
    if (options->board->has_serial)
        serial_follow(&bench.line);
    if (options->is_lenient)
        bench_set_lenient(&bench);

    int status;

    if (options->gdb_port)
        fprintf(stderr, "bouton-sim: waiting for avr-gdb: target remote :%ld\n", options->gdb_port);
    if (options->gdb_port && !machine_wait_for_gdb(&bench.machine, (uint16_t)options->gdb_port)) {
        fprintf(stderr, "bouton-sim: cannot listen at port %ld\n", options->gdb_port);
        status = MISUSED;
    } else {
        status = play_recorded(options, &bench, script);
        explain(&bench, options, status);
    }
    bench_close(&bench);
    return status;
}

int main(int argc, char **argv)
{
    struct options options = {.bounce_ms = 3};
    struct script *script = NULL;
    char error[512];
    int status = take_options(&options, argc, argv);

    if (!status && !options.board)
        status = choose_board(&options, "uno");
    if (status)
        return status;
    charset_init();
    if (options.pty && !options.board->has_serial)
        return misuse("no serial line on board ", options.board->name);
    if (options.script && !(script = script_read(options.script, options.board, error, sizeof error)))
        return misuse(error, "");
    status = run(&options, script);
    if (script)
        script_free(script);
    return status;
}
