// SPDX-License-Identifier: MIT
// avr-run: runs a unit test or a benchmark on a simulated AVR. Prints what the program writes to GPIOR0. The
// program ends by sleeping with interrupts off.
#include "core/machine.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: avr-run --mcu NAME [--freq HZ] [--timeout SECONDS] [--cycles] ELF\n"
    "Prints what the program writes to GPIOR0, until it sleeps with interrupts off.\n"
    "  --mcu NAME         atmega328p, attiny2313a, ...\n"
    "  --freq HZ          clock, 16000000 by default\n"
    "  --timeout SECONDS  of simulated time, 60 by default\n"
    "  --cycles           at the end print `id count min max total` in cycles for each id\n"
    "                     of 1..255 written to GPIOR1 until it is written to 0 again\n"
    "Exit status: 0 at the program's end, 1 after a crash or too long a time, 2 for a wrong call.\n";

// Cycles of the instruction `out` that starts a measurement. mark() subtracts these cycles.
enum { MARK_CYCLES = 1, IDS = 256 };

struct measurement {
    uint64_t count, min, max, total;
};

struct measurements {
    struct measurement by_id[IDS];
    uint8_t open; // id of the measurement that is running, or 0
    uint64_t since;
};

struct options {
    const char *mcu, *elf;
    uint32_t hz;
    double timeout;
    bool cycles;
};

static void print_char(struct machine *machine, uint8_t c)
{
    (void)machine;
    putchar(c);
}

static void mark(struct machine *machine, uint8_t id)
{
    struct measurements *measurements = machine->user;
    uint64_t now = machine_now(machine);

    if (measurements->open) {
        struct measurement *measurement = &measurements->by_id[measurements->open];
        uint64_t cycles = now - measurements->since - MARK_CYCLES;

        if (!measurement->count || cycles < measurement->min)
            measurement->min = cycles;
        if (cycles > measurement->max)
            measurement->max = cycles;
        measurement->total += cycles;
        measurement->count++;
    }
    measurements->open = id;
    measurements->since = now;
}

static void print_measurements(const struct measurements *measurements)
{
    for (unsigned id = 1; id < IDS; id++) {
        const struct measurement *one = &measurements->by_id[id];

        if (one->count)
            printf("%u %llu %llu %llu %llu\n", id, (unsigned long long)one->count,
                   (unsigned long long)one->min, (unsigned long long)one->max,
                   (unsigned long long)one->total);
    }
}

static bool fail(const char *what, const char *which)
{
    fprintf(stderr, "avr-run: %s%s\n", what, which);
    return false;
}

static bool parse_option(int option, struct options *options)
{
    char *end = "";

    switch (option) {
    case 'm':
        options->mcu = optarg;
        return true;
    case 'f':
        options->hz = (uint32_t)strtoul(optarg, &end, 10);
        return (*end == '\0' && options->hz > 0) || fail("--freq needs a clock in Hz, not ", optarg);
    case 't':
        options->timeout = strtod(optarg, &end);
        return (*end == '\0' && options->timeout > 0) || fail("--timeout needs seconds, not ", optarg);
    case 'c':
        options->cycles = true;
        return true;
    case 'h':
        fputs(usage, stdout);
        exit(0);
    default:
        fputs("try avr-run --help\n", stderr); // getopt has already printed the error
        return false;
    }
}

static bool parse(int argc, char **argv, struct options *options)
{
    static const struct option long_options[] = {
        {"mcu", required_argument, NULL, 'm'},     {"freq", required_argument, NULL, 'f'},
        {"timeout", required_argument, NULL, 't'}, {"cycles", no_argument, NULL, 'c'},
        {"help", no_argument, NULL, 'h'},          {0},
    };
    int option;

    while ((option = getopt_long(argc, argv, "h", long_options, NULL)) != -1)
        if (!parse_option(option, options))
            return false;
    if (optind != argc - 1)
        return fail("expected one ELF file; see --help", "");
    options->elf = argv[optind];
    if (!options->mcu)
        return fail("--mcu is missing; see --help", "");
    return true;
}

static int run(struct machine *machine, const struct options *options)
{
    static struct measurements measurements;
    uint64_t end = (uint64_t)(options->timeout * machine->avr->frequency);

    machine->on_console = print_char;
    machine->on_mark = mark;
    machine->user = &measurements;

    enum machine_state state = machine_run_until(machine, end);

    if (options->cycles)
        print_measurements(&measurements);
    fflush(stdout);
    if (state == MACHINE_DONE)
        return 0;
    if (state == MACHINE_CRASHED)
        fprintf(stderr, "avr-run: %s: %s\n", options->elf, machine_fault(machine));
    else
        fprintf(stderr, "avr-run: %s: still running after %g simulated seconds, at PC %s\n", options->elf,
                options->timeout, machine_where(machine, machine->avr->pc));
    return 1;
}

int main(int argc, char **argv)
{
    struct options options = {.hz = 16000000, .timeout = 60};
    struct machine machine;
    char error[512];

    if (!parse(argc, argv, &options))
        return 2;
    if (!machine_open(&machine, options.elf, options.mcu, options.hz, error, sizeof error)) {
        fail(error, "");
        return 2;
    }

    int status = run(&machine, &options);

    machine_close(&machine);
    return status;
}
