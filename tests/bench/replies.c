// SPDX-License-Identifier: MIT
// Measures the machine's replies in a whole board: of each game the machine begins a match, whose position is
// replaced by that of a line, `bnim m=4;K=5 : 6 5 5`, before it looks at it. Where `level 2: ` stands before
// it, the machine is of that level, and errs. CPU: in match_reply. Glass: from the first contact of OK until
// the move is known, from when on a key shows it. Prints lines for figures.py: the worst of each game, with
// and without an error. Ends with status 1 where a game lacks one of these lines.
//
//   replies ELF <LINES
#include "core/elf_symbols.h"
#include "game/level.h"
#include "notation/state.h"
#include "robot/menu.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GLASS_MAX_MS = 250, FORMULA_MAX_MS = 3, SEARCH_MAX_MS = 250, TIMEOUT_MS = 5000, HOLD_MS = 30 };
enum { LINE_BYTES = 1200, SP = 0x5d, R22 = 22, R24 = 24 };

// The slowest replies to lines of a game
struct worst {
    double cpu_ms, glass_ms;
    char cpu_line[LINE_BYTES], glass_line[LINE_BYTES];
};

static struct robot robot;
static struct worst worst[GAME_COUNT][2]; // 1: with an error

static void must(bool good, const char *what)
{
    if (good)
        return;
    fprintf(stderr, "replies: %s\n%s\n", what, robot.error);
    exit(1);
}

// Reads a line of the notation.
static const struct state *read_line(const char *line)
{
    console_line.length = (column_t)strlen(line);
    memcpy(console_line.characters, line, console_line.length);
    memset(&console_line.task, 0, sizeof console_line.task);
    console_line.mode = READ;
    console_line.fault = 0;
    console_line.at = 0;
    read_state(&console_line.task.state, false);
    must(!console_line.fault, "a line that the Uno cannot have");
    return &console_line.task.state;
}

static uint8_t *put_16(uint8_t *at, unsigned value)
{
    *at++ = (uint8_t)value;
    *at++ = (uint8_t)(value >> 8);
    return at;
}

// Writes a position as the AVR has it in memory, without padding.
static void put_position(uint8_t *at, const struct position *position)
{
    memcpy(at, position->part, sizeof position->part);
    at += sizeof position->part;
    *at++ = position->stones;
    *at++ = position->cap;
    *at++ = position->count;
    *at++ = position->misere;
    *at++ = position->white;
    *at++ = position->k;
    *at++ = position->most;
    *at++ = position->growth;
    for (unsigned i = 0; i < VERTICES_MAX; i++)
        at = put_16(at, position->successors[i]);
}

// Two bytes of the AVR's memory or registers
static uint16_t word(unsigned address)
{
    const uint8_t *data = robot.bench.machine.avr->data;

    return (uint16_t)(data[address] | data[address + 1] << 8);
}

// Runs on until the PC is at this address.
static void run_to(uint32_t address)
{
    struct machine *machine = &robot.bench.machine;
    const uint64_t most = machine_now(machine) + machine_cycles(machine, TIMEOUT_MS * 1000000ull);

    do
        machine_run_until(machine, machine_now(machine) + 1);
    while (machine->avr->pc != address && machine_now(machine) < most);
    must(machine->avr->pc == address, "the machine does not look for a move");
}

// Lets the machine of this level, or of the highest one where it is 0, begin a match of the game from this
// position.
static void measure(uint8_t row, uint8_t level, const struct position *position, const char *line)
{
    struct machine *machine = &robot.bench.machine;
    struct avr_t *avr = machine->avr;
    const struct match match = {.row = row, .k = 2, .level = level, .machine_first = true};
    const uint32_t reply = (uint32_t)symbols_address(machine->symbols, "match_reply");
    uint64_t cpu = 0, pushed;
    bool begun = false;

    must(robot_set_up(&robot, &match), "a match cannot be set up");
    robot_settle(&robot);
    pushed = machine_now(machine);
    robot_push(&robot, LADDER_OK);
    for (uint8_t verdict = PENDING; verdict == PENDING;) {
        run_to(reply);
        if (!begun)
            put_position(&avr->data[word(R24)], position);

        const uint64_t entered = machine_now(machine);
        const uint16_t top = word(SP);

        if (!begun && level) {
            run_to((uint32_t)symbols_address(machine->symbols, "level_errs"));
            avr->data[R22] = 0; // the chance that is drawn: it errs
        }
        begun = true;
        while (word(SP) <= top)
            machine_run_until(machine, machine_now(machine) + 1);
        cpu += machine_now(machine) - entered;
        must(machine_now(machine) - pushed < machine_cycles(machine, TIMEOUT_MS * 1000000ull),
             "no move is found");
        verdict = avr->data[R24];
    }

    const double cycles = avr->frequency / 1000.0;
    const double cpu_ms = (double)cpu / cycles, glass_ms = (double)(machine_now(machine) - pushed) / cycles;

    struct worst *slowest = &worst[row][level != 0];

    if (cpu_ms > slowest->cpu_ms) {
        slowest->cpu_ms = cpu_ms;
        strcpy(slowest->cpu_line, line);
    }
    if (glass_ms > slowest->glass_ms) {
        slowest->glass_ms = glass_ms;
        strcpy(slowest->glass_line, line);
    }
    bench_run_ms(&robot.bench, HOLD_MS);
    robot_release(&robot, LADDER_OK);
    bench_run_ms(&robot.bench, HOLD_MS);
}

static bool is_searched(const struct game *game)
{
    return !strcmp(game->name, "bnim") || !strcmp(game->name, "poj2315") || !strcmp(game->name, "mdag") ||
           !strcmp(game->name, "chomp") || !strcmp(game->name, "sos");
}

static void print_worst(const struct worst *slowest, unsigned most)
{
    must(slowest->cpu_ms > 0, "a game without a line");
    printf("%s: CPU\t<= %u\t%.2f\tms\n", slowest->cpu_line, most, slowest->cpu_ms);
    printf("%s: OK to the move\t<= %u\t%.1f\tms\n", slowest->glass_line, (unsigned)GLASS_MAX_MS,
           slowest->glass_ms);
}

int main(int argc, char **argv)
{
    char line[LINE_BYTES];

    robot_open_elf(&robot, argc > 1 ? argv[1] : "out/uno/bouton.elf");
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = '\0';

        unsigned level = 0;
        int skipped = 0;
        sscanf(line, "level %u: %n", &level, &skipped);
        const struct state *state = read_line(line + skipped);
        const struct game *game = state->game;
        struct position position = state->position;

        position.misere = game->misere;
        position.growth = game->growth;
        must(level < LEVEL_MAX, "a level that never errs");
        if (!game_is_over(game, &position))
            measure((uint8_t)(game - games), (uint8_t)level, &position, line);
    }
    for (uint8_t row = 0; row < GAME_COUNT; row++) {
        print_worst(&worst[row][0], is_searched(&games[row]) ? SEARCH_MAX_MS : FORMULA_MAX_MS);
        print_worst(&worst[row][1], SEARCH_MAX_MS);
    }
    bench_close(&robot.bench);
    return 0;
}
