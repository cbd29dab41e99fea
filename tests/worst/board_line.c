// SPDX-License-Identifier: MIT
// Every question on the serial line of a board is answered or refused within 1 s, and keys do not wait
// meanwhile: the worst question of every game is looked for in the line as compiled for this machine with the
// limits of the board, and then asked on the board.
//
//   board_line [ELF [FACTOR]]   looks for so many times longer; by default on the Uno
#include "game/games.h"        // the table
#include "game/search/arena.h" // cleared before each line
#include "line/codec.h"
#include "line/line.h"
#include "worst/climb.h"

#include "draw.h"
#include "tap.h"
#include "parts/bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    ANSWER_MAX_MS = 1000,
    GAP_MAX_MS = 5,
    PATIENCE_MS = 5000,
    SEARCHED = 30000000, // branches, of a game
    CLIMBS = 3,          // from different lines
    STEP_WORK = 3000,    // branches in the time of a tick
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
static unsigned ends;      // of answers
static uint64_t ended;     // the last line, or when the question was sent
static uint64_t look, gap; // the last look at the keys, and the longest time between two
static char first[80];     // characters of the first line
static unsigned first_length;

static void take(void *user, uint8_t byte)
{
    (void)user;
    if (byte == '\n') {
        ends++;
        ended = machine_now(&bench.machine);
    } else if (!ends && first_length < sizeof first - 1) {
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

    first_length = ends = 0;
    ended = sent;
    while (!ends && ms_of(machine_now(&bench.machine) - sent) < PATIENCE_MS)
        machine_run_us(&bench.machine, SLICE_US);
    bench_run_ms(&bench, 20);
    return ends ? ms_of(ended - sent) : PATIENCE_MS;
}

// Puts the question in numbers; false if it is none, as where a graph has lost vertices.
static bool put_in_numbers(const char *line, char words[CLIMB_LINE_BYTES])
{
    static struct numbers numbers;
    struct position position;
    const FLASH struct game *game = climb_read(line, &position);
    size_t length = 1;

    if (!game)
        return false;
    numbers_begin(&numbers, true);
    codec_state(&numbers, &game, &position);
    strcpy(words, "q");
    for (uint8_t i = 0; i < numbers.count; i++)
        length += (size_t)sprintf(words + length, " %u", (unsigned)numbers.number[i]);
    return true;
}

// The first byte of the answer that the line gives on this machine
static uint8_t first_byte;

static void put(uint8_t byte)
{
    if (!first_byte)
        first_byte = byte;
}

static const FLASH struct line_port port = {put};

// As `answer` of struct climb: by the line.
static uint64_t answer(struct climb *climb, const char *line)
{
    char words[CLIMB_LINE_BYTES];
    uint64_t work = 0;

    climb->was_refused = true;
    if (!put_in_numbers(line, words))
        return 0;
    arena.owner = ARENA_FREE; // what was searched before is no help
    first_byte = 0;
    const uint64_t before = climb_branches();
    for (const char *at = words; *at; at++)
        line_byte((uint8_t)*at);
    for (line_byte('\n'); line_is_busy(); line_step())
        work += line_is_searching() ? 0 : STEP_WORK;
    climb->was_refused = first_byte == 'e';
    return work + climb_branches() - before;
}

static const FLASH struct glass no_glass;

static void ask(const FLASH struct game *game, const char *line)
{
    char words[CLIMB_LINE_BYTES];

    if (!put_in_numbers(line, words)) {
        tap_check(false, "not a line of this board: %s", line);
        return;
    }
    answer_ms("q 22 1 1 0"); // what was searched before is no help
    gap = look = 0;

    const double ms = answer_ms(words);

    tap_check(ms <= ANSWER_MAX_MS && ms_of(gap) <= GAP_MAX_MS,
              "%s: %.0f ms, %.1f ms between two looks at the keys", &game->name[0], ms, ms_of(gap));
    tap_note(line);
    tap_note(first);
    if (!ends) // nobody listens to the next line
        exit(tap_done());
}

// Looks for a worse question, from this one or from a random one, and asks it.
static void look_for_worse(const FLASH struct game *game, const char *from, unsigned factor)
{
    struct climb climb = {.answer = answer, .most_work = UINT64_MAX, .command = ""};

    climb_on(&climb, game, from, (uint64_t)factor * SEARCHED / CLIMBS);
    ask(game, climb.line);
}

// Asks what is known to be long, and then, unless the factor is 0, what a search so many times as long finds.
static void check(const FLASH struct game *game, unsigned factor)
{
    const size_t name = strlen(game->name);

    for (unsigned i = 0; i < sizeof known / sizeof *known; i++)
        if (!strncmp(known[i], game->name, name) && known[i][name] == ' ') {
            ask(game, known[i]);
            if (factor)
                look_for_worse(game, known[i], factor);
        }
    for (unsigned left = factor ? CLIMBS : 0; left; left--)
        look_for_worse(game, NULL, factor);
}

// On a board that was just switched on: it asks no longer than the Uno, which looks at its keys less often in
// the dark, is lit.
static void check_all(const char *elf, unsigned factor)
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
        check(&games[i], drawn(i, 2) ? factor : 0);
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

    line_init(&no_glass, &port);
    check_all(elf, factor);
    return tap_done();
}
