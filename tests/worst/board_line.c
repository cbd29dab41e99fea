// SPDX-License-Identifier: MIT
// Every line on the serial console of the toy is answered or refused within 2 s, and keys do not wait
// meanwhile: the worst line of every game, for one move, for all and for the reason, is looked for in the
// console as compiled for this machine with the limits of the board, and then asked on the board.
//
//   board_line [ELF [FACTOR]]   looks for so many times longer; by default on the Uno
#include "game/games.h" // the table
#include "worst/climb.h"

#include "draw.h"
#include "tap.h"
#include "parts/bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    ANSWER_MAX_MS = 2000,
    GAP_MAX_MS = 5,
    PATIENCE_MS = 5000,
    SEARCHED = 30000000, // branches, of a game and a command
    CLIMBS = 3,          // from different lines
    STEP_WORK = 3000,    // branches in the time of a tick
    STEP_ROOM = 12,      // bytes that are written in a step
    SLICE_US = 100
};

// Lines that are known to be long, also those that once took hours, or kept the keys waiting.
static const char *const known[] = {
    "bnim m=8;K=3 : 3 3 3 3 3 3 3 2",
    "bnim m=6;K=5 : 5 5 5 5 5 5 5 3",
    "bnim m=8;K=99 : 99 99 99 99 99 99 99 98",
    "bnim m=4;K=5 : 6 5 5 5 5 3 3 3",
    "bnim m=2;K=7 : 12 12 12 11",
    "bnim m=2;K=3 : 5 5 5 5 5 5 5 5",
    "bnim m=3;K=5 : 4 0 4 6 8 1 2",
    "bnim m=3;K=3 : 2 4 2 0 7 2 4 2",
    "poj2315 m=8;L=99;r=1 : 90 80 80 80 80 80 80 80",
    "poj2315 m=4;L=32;r=1 : 37 31 31 31 31 18 18 18",
    "poj2315 m=4;L=27;r=2 : 61 61 66 61 61 67 61",
    "chomp - : 8 6 6 6 5 5 5",
    "subsum S=1,3,8,9,16,17 : 5 27 97 97 99 98 3 40",
    "sos n=16 : ................",
    "sos n=16 : ....S...........",
    "sos n=16 : ............S...",
    "sos n=15 : ...............",
    "mdag V=10;E=9>0,9>1,9>2,9>3,9>4,9>5,9>6,9>7,9>8,8>7,7>6,6>5,5>4,4>3,3>2,2>1,1>0 : 9 9 9",
};

static struct bench bench;
static bool has_lines;     // the answer ends with an empty line, unless it is an error
static unsigned length;    // of the line that is being received
static unsigned ends;      // of answers
static uint64_t ended;     // the last line, or when the question was sent
static uint64_t look, gap; // the last look at the keys, and the longest time between two
static char first[80];     // characters of the first line
static unsigned first_length;

static void take(void *user, uint8_t byte)
{
    (void)user;
    if (byte == '\n') {
        ends += !has_lines || !length || !strncmp(first, "error", 5);
        ended = machine_now(&bench.machine);
        length = 0;
    } else if (length++ == first_length && first_length < sizeof first - 1) {
        first[first_length++] = (char)byte;
        first[first_length] = '\0';
    }
}

static void keys_are_read(struct avr_irq_t *irq, uint32_t value, void *user)
{
    const uint64_t now = machine_now(&bench.machine);

    (void)irq;
    (void)value;
    (void)user;
    gap = look && now - look > gap ? now - look : gap;
    look = now;
}

// Where the firmware reads its keys: a ladder by the ADC, pins also where they read the same as before.
static struct avr_irq_t *looks(void)
{
    struct avr_irq_t *irq = bench.key_ops->read_signal(&bench);

    irq->flags &= (uint8_t)~IRQ_FLAG_FILTERED;
    return irq;
}

static double ms_of(uint64_t cycles)
{
    return (double)cycles * 1000 / bench.machine.avr->frequency;
}

// From the end of the line to the end of its answer; more than ANSWER_MAX_MS if there is none.
static double answer_ms(const char *line)
{
    serial_send(&bench.line, line, (unsigned)strlen(line));
    serial_send(&bench.line, "\n", 1);
    while (serial_unsent(&bench.line) || bench.line.is_sending)
        machine_run_us(&bench.machine, SLICE_US);

    const uint64_t sent = machine_now(&bench.machine);

    has_lines = !strncmp(line, "why ", 4);
    first_length = length = ends = 0;
    ended = sent;
    while (!ends && ms_of(machine_now(&bench.machine) - sent) < PATIENCE_MS)
        machine_run_us(&bench.machine, SLICE_US);
    bench_run_ms(&bench, 20);
    return ends ? ms_of(ended - sent) : PATIENCE_MS;
}

static void ask(const FLASH struct game *game, const char *command, const char *line)
{
    answer_ms("sos n=1 : ."); // what was searched before is no help
    gap = look = 0;

    const double ms = answer_ms(line);

    tap_check(ms <= ANSWER_MAX_MS && ms_of(gap) <= GAP_MAX_MS,
              "%s%s: %.0f ms, %.1f ms between two looks at the keys", command, &game->name[0], ms,
              ms_of(gap));
    tap_note(line);
    tap_note(first);
    if (!ends) // nobody listens to the next line
        exit(tap_done());
}

static void check(const FLASH struct game *game, const char *command, unsigned factor)
{
    struct climb climb = {
        .room = STEP_ROOM, .step_work = STEP_WORK, .most_work = UINT64_MAX, .command = command};
    const size_t name = strlen(game->name);
    char line[CLIMB_LINE_BYTES];

    for (unsigned i = 0; i < sizeof known / sizeof *known; i++)
        if (!strncmp(known[i], game->name, name) && known[i][name] == ' ') {
            snprintf(line, sizeof line, "%s%s", command, known[i]);
            ask(game, command, line);
            climb.work = 0;
            climb_on(&climb, game, known[i], (uint64_t)factor * SEARCHED / CLIMBS);
            ask(game, command, climb.line);
        }
    for (unsigned left = CLIMBS; left; left--) {
        climb.work = 0;
        climb_on(&climb, game, NULL, (uint64_t)factor * SEARCHED / CLIMBS);
        ask(game, command, climb.line);
    }
}

// Lines with this command before them, on a board that was just switched on: it asks no longer than the Uno,
// which looks at its keys less often in the dark, is lit.
static void check_all(const char *elf, const char *command, unsigned factor)
{
    char error[512];

    if (!bench_open(&bench, board_by_elf(elf), elf, error, sizeof error)) {
        tap_check(false, "%s", error);
        exit(tap_done());
    }
    bench.line.on_byte = take;
    avr_irq_register_notify(looks(), keys_are_read, NULL);
    bench_run_ms(&bench, BENCH_START_MS);
    for (uint8_t i = 0; i < GAME_COUNT; i++)
        if (drawn(i + (uint8_t)command[0], 2))
            check(&games[i], command, factor);
    const bool well = bench_is_well(&bench, error, sizeof error);

    tap_check(well && !bench.machine.resets, "no reset, no violation");
    if (!well)
        tap_note(error);
    bench_close(&bench);
}

int main(int argc, char **argv)
{
    const unsigned factor = argc > 2 ? (unsigned)atoi(argv[2]) : 1;
    const char *const elf = argc > 1 ? argv[1] : "out/uno/bouton.elf";

    check_all(elf, "", factor);
    check_all(elf, "all ", factor);
    check_all(elf, "why ", factor);
    return tap_done();
}
