// SPDX-License-Identifier: MIT
// Measures the machine's replies in a whole board: of each game the machine begins a match, whose position is
// replaced by that of a line, `bnim m=4;K=5 : 6 5 5`, before it looks at it. CPU: in match_reply. Glass: from
// the first contact of OK until the move is known, from when on a key shows it. Prints lines for figures.py:
// the worst of each game. Ends with status 1 where a game has no line.
//
//   replies ELF <LINES
#include "core/elf_symbols.h"
#include "game/edges.h"
#include "notation/state.h"
#include "robot/menu.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GLASS_MAX_MS = 250, FORMULA_MAX_MS = 3, SEARCH_MAX_MS = 250, TIMEOUT_MS = 5000, HOLD_MS = 30 };
enum { LINE_BYTES = 1200, SP = 0x5d, R24 = 24, DATA = 0x800000 };

struct worst {
    double cpu_ms, glass_ms;
    char cpu_line[LINE_BYTES], glass_line[LINE_BYTES];
};

static struct robot robot;
static struct worst worst[GAME_COUNT];

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

static uint16_t stack(void)
{
    const uint8_t *data = robot.bench.machine.avr->data;

    return (uint16_t)(data[SP] | data[SP + 1] << 8);
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

// Lets the machine begin a match of the game from this position.
static void measure(uint8_t row, const struct position *position, const char *line)
{
    struct machine *machine = &robot.bench.machine;
    struct avr_t *avr = machine->avr;
    const struct match match = {.row = row, .k = 2, .machine_first = true};
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
            put_position(&avr->data[avr->data[R24] | avr->data[R24 + 1] << 8], position);
        begun = true;

        const uint64_t entered = machine_now(machine);
        const uint16_t top = stack();

        while (stack() <= top)
            machine_run_until(machine, machine_now(machine) + 1);
        cpu += machine_now(machine) - entered;
        must(machine_now(machine) - pushed < machine_cycles(machine, TIMEOUT_MS * 1000000ull),
             "no move is found");
        verdict = avr->data[R24];
    }

    const double cycles = avr->frequency / 1000.0;
    const double cpu_ms = (double)cpu / cycles, glass_ms = (double)(machine_now(machine) - pushed) / cycles;

    if (cpu_ms > worst[row].cpu_ms) {
        worst[row].cpu_ms = cpu_ms;
        strcpy(worst[row].cpu_line, line);
    }
    if (glass_ms > worst[row].glass_ms) {
        worst[row].glass_ms = glass_ms;
        strcpy(worst[row].glass_line, line);
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

int main(int argc, char **argv)
{
    char line[LINE_BYTES];

    robot_open_elf(&robot, argc > 1 ? argv[1] : "out/uno/bouton.elf");
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = '\0';

        const struct state *state = read_line(line);
        const struct game *game = state->game;
        struct position position = state->position;

        position.misere = game->misere;
        position.growth = game->growth;
        if (!game_is_over(game, &position))
            measure((uint8_t)(game - games), &position, line);
    }
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        must(worst[row].cpu_ms > 0, "a game without a line");
    for (uint8_t row = 0; row < GAME_COUNT; row++) {
        const unsigned most = is_searched(&games[row]) ? SEARCH_MAX_MS : FORMULA_MAX_MS;

        printf("%s: CPU\t<= %u\t%.2f\tms\n", worst[row].cpu_line, most, worst[row].cpu_ms);
        printf("%s: OK to the move\t<= %u\t%.1f\tms\n", worst[row].glass_line, (unsigned)GLASS_MAX_MS,
               worst[row].glass_ms);
    }
    bench_close(&robot.bench);
    return 0;
}
