// SPDX-License-Identifier: MIT
// Measures the machine's replies in a whole board. Reads lines such as `bnim m=4;K=5 : 6 5 5`. If a line
// begins with `level 2 seed 3: `, the machine errs. Prints lines for figures.py: the highest measurements of
// each game, with and without an error. CPU: time in match_reply. Glass: time from OK's first contact until
// the move is found. Keys: longest time between two reads of the keys. Exits with status 1 if a game lacks a
// line. Each run draws some lines: fewer on a board with dots, which is slow to simulate.
//
//   replies ELF <LINES
#include "core/elf_symbols.h"
#include "draw.h"
#include "game/level.h"
#include "notation.h"
#include "robot/gap.h"
#include "robot/menu.h"
#include "robot/place.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GLASS_MAX_MS = 250, FORMULA_MAX_MS = 3, SEARCH_MAX_MS = 250, GAP_MAX_MS = 5, TIMEOUT_MS = 5000 };
enum { PUSH_MS = 30, OPENING_MS = 400, HINT_MS = 850, HINTS = 4, SEARCH_MS = 1500 };
enum { PAGES = 12, PAGE_MS = 100 };
enum { LINE_BYTES = 1200, SP = 0x5d, R20 = 20, R22 = 22, R24 = 24 };

// Largest time measured in a game, and the position that needed this time
struct worst {
    double ms;
    char line[LINE_BYTES];
};
enum { CPU, GLASS, KEYS, FIGURES };
// A run measures one in PARTS lines or, on an LED matrix, one in DOTS_PARTS.
enum { PARTS = 16, DOTS_PARTS = 32 };

static struct robot robot;
static struct gap gap;
static struct worst worst[GAME_COUNT][2][FIGURES]; // the second index is 1 if the machine makes mistakes
static unsigned read_lines[GAME_COUNT][2], measured_lines[GAME_COUNT][2];

static void must(bool good, const char *what)
{
    if (good)
        return;
    fprintf(stderr, "replies: %s\n%s\n", what, robot.error);
    exit(1);
}

static void put_16(uint8_t *at, unsigned value)
{
    at[0] = (uint8_t)value;
    at[1] = (uint8_t)(value >> 8);
}

// The AVR has the same memory layout, because the members need no padding here either.
static void put_position(uint8_t *at, const struct position *position)
{
    _Static_assert(sizeof *position == sizeof position->cell + 6 + sizeof position->successors,
                   "a position has padding");
    memcpy(at, position, sizeof *position);
}

// declared here, because match/match.h and robot.h define different structs `match`
uint16_t match_random(uint16_t *random, uint16_t range);

// Returns two bytes of the AVR's memory or registers as a number.
static uint16_t word(unsigned address)
{
    const uint8_t *data = robot.bench.machine.avr->data;

    return (uint16_t)(data[address] | data[address + 1] << 8);
}

// Runs the AVR until the program counter reaches `address`.
static void run_to(uint32_t address)
{
    struct machine *machine = &robot.bench.machine;
    const uint64_t most = machine_now(machine) + machine_cycles(machine, TIMEOUT_MS * 1000000ull);

    do
        machine_run_until(machine, machine_now(machine) + 1);
    while (machine->avr->pc != address && machine_now(machine) < most);
    must(machine->avr->pc == address, "the machine does not look for a move");
}

static void compare(struct worst *worst, double ms, const char *line)
{
    if (ms > worst->ms) {
        worst->ms = ms;
        strcpy(worst->line, line);
    }
}

// Runs until the current function, whose stack begins at `top`, returns.
static uint8_t run_out(uint16_t top)
{
    struct machine *machine = &robot.bench.machine;

    while (word(SP) <= top)
        machine_run_until(machine, machine_now(machine) + 1);
    return machine->avr->data[R24];
}

// Measures how long the machine thinks. Level 0 means the highest level.
static void measure(uint8_t row, unsigned level, unsigned seed, const struct position *position,
                    const char *line)
{
    struct machine *machine = &robot.bench.machine;
    struct avr_t *avr = machine->avr;
    const struct match match = {.row = row, .k = 2, .level = (uint8_t)level, .machine_first = true};
    const uint32_t reply = (uint32_t)symbols_address(machine->symbols, "match_reply");
    uint64_t cpu = 0, pushed;
    bool begun = false;

    must(robot_set_up(&robot, &match), "a match cannot be set up");
    robot_settle(&robot);
    gap_forget(&gap);
    if (has_dots(&robot)) { // skips the opening
        robot_tap(&robot, LADDER_OK);
        bench_run_ms(&robot.bench, OPENING_MS);
    }
    pushed = machine_now(machine);
    robot_push(&robot, LADDER_OK);
    for (uint8_t verdict = PENDING; verdict == PENDING;) {
        run_to(reply);
        if (!begun) {
            put_position(&avr->data[word(R24)], position);
            put_16(&avr->data[word(R20)], seed);
        }

        const uint64_t entered = machine_now(machine);
        const uint16_t top = word(SP);

        uint16_t random = (uint16_t)seed;
        if (!begun && level)
            must(level_errs((uint8_t)level, (uint8_t)match_random(&random, UINT8_MAX + 1)),
                 "a level that does not err with this seed");
        begun = true;
        verdict = run_out(top);
        cpu += machine_now(machine) - entered;
        must(machine_now(machine) - pushed < machine_cycles(machine, TIMEOUT_MS * 1000000ull),
             "no move is found");
    }

    const double cycles = avr->frequency / 1000.0;
    const double glass_ms = (double)(machine_now(machine) - pushed) / cycles;
    struct worst *const of_game = worst[row][level != 0];

    bench_run_ms(&robot.bench, PUSH_MS);
    compare(&of_game[CPU], (double)cpu / cycles, line);
    compare(&of_game[GLASS], glass_ms, line);
    compare(&of_game[KEYS], gap_ms(&gap), line);
    robot_release(&robot, LADDER_OK);
    bench_run_ms(&robot.bench, PUSH_MS);
}

// Measures how long a match takes to start.
static void measure_start(uint8_t row, const struct position *position, const char *line)
{
    struct machine *machine = &robot.bench.machine;
    const struct match match = {.row = row, .k = 2, .start = START_WON, .level = 1}; // draws small piles

    must(robot_set_up(&robot, &match), "a match cannot be set up");
    robot_settle(&robot);
    gap_forget(&gap);
    robot_push(&robot, LADDER_OK);
    run_to((uint32_t)symbols_address(machine->symbols, "count_step"));
    put_position(&machine->avr->data[word(R22)], position);
    bench_run_ms(&robot.bench, PUSH_MS);
    robot_release(&robot, LADDER_OK);
    bench_run_ms(&robot.bench, SEARCH_MS);
    compare(&worst[row][0][KEYS], gap_ms(&gap), line);
}

// Measures the longest pause between two reads of the keys during hints.
static void measure_hints(uint8_t row, const struct position *position, const char *line)
{
    const bool is_shown = games[row].shape != SHAPE_STRIP; // a strip may be longer than the display

    must((is_shown ? robot_place : robot_put)(&robot, row, position), "a position cannot be placed");
    gap_forget(&gap);
    for (unsigned stage = 0; stage < HINTS; stage++) {
        robot_hold(&robot, LADDER_OK, HINT_MS);
        bench_run_ms(&robot.bench, SEARCH_MS);
    }
    for (unsigned page = 0; page < PAGES; page++) {
        robot_tap(&robot, LADDER_RIGHT);
        bench_run_ms(&robot.bench, PAGE_MS);
    }
    compare(&worst[row][0][KEYS], gap_ms(&gap), line);
}

static bool is_searched(const struct game *game)
{
    return game == &games[GAME_BNIM] || game == &games[GAME_POJ2315] || game == &games[GAME_MDAG] ||
           game == &games[GAME_CHOMP] || game == &games[GAME_SOS];
}

static void print_worst(const struct worst worst[FIGURES], unsigned cpu_max)
{
    static const char *const names[FIGURES] = {"CPU", "OK to the move", "between two reads of the keys"};
    const unsigned most[FIGURES] = {cpu_max, GLASS_MAX_MS, GAP_MAX_MS};

    for (unsigned i = 0; i < FIGURES; i++) {
        if (i == GLASS && has_dots(&robot))
            continue; // not measured, because the exhibit first demonstrates a move
        must(worst[i].ms > 0, "a line without a measurement");
        printf("%s: %s\t<= %u\t%.2f\tms\n", worst[i].line, names[i], most[i], worst[i].ms);
    }
}

static void print_game(uint8_t row)
{
    for (unsigned errs = 0; errs < 2; errs++) {
        must(read_lines[row][errs], "a game without a line");
        if (measured_lines[row][errs])
            print_worst(worst[row][errs], errs || is_searched(&games[row]) ? SEARCH_MAX_MS : FORMULA_MAX_MS);
    }
}

int main(int argc, char **argv)
{
    char line[LINE_BYTES];
    uint32_t number = 0;

    robot_open_elf(&robot, argc > 1 ? argv[1] : "out/uno/bouton.elf");
    gap_open(&gap, &robot.bench);
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = '\0';

        unsigned level = 0, seed = 0;
        int skipped = 0;
        sscanf(line, "level %u seed %u: %n", &level, &seed, &skipped);
        struct position position;
        const struct game *game = notation_read(line + skipped, &position);
        must(game, "a line beyond the Uno's limits");
        const uint8_t row = (uint8_t)(game - games);

        position.misere = game->misere;
        position.growth = game->growth;
        if (game_is_over(game, &position))
            continue;
        read_lines[row][level != 0]++;
        if (!drawn(number++, has_dots(&robot) ? DOTS_PARTS : PARTS))
            continue;
        measured_lines[row][level != 0]++;
        measure(row, level, seed, &position, line);
        if (!level)
            measure_hints(row, &position, line);
        if (!level && !has_dots(&robot)) // the menu has such starts
            measure_start(row, &position, line);
    }
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        print_game(row);
    bench_close(&robot.bench);
    return 0;
}
