// SPDX-License-Identifier: MIT
// Minutes of random keys in every game of the menu. At each pass of the main loop the position is the one
// before, or a legal move away from it, or a start; no screen gets stuck, keys never wait, the stack stays
// within its bound.
//
//   every_keys [ELF [MINUTES [GAME]]]   of each game, by default 10; or of this game alone
#include "rules/judge.h"

#include "tap.h"

#include <stdlib.h>
#include <string.h>

enum {
    MINUTES = 10,
    GAP_MAX_MS = 5,
    ROUNDS = 4, // a minute; each begins in the menu
    ROUND_MS = 60000 / ROUNDS,
    TURN_MAX_MS = 30000,
    SLICE_MS = 100,
    PAUSE_MAX_MS = 1000,
    K_MIN = 2,
    MEMORY_MAX = 1536,
};

static struct person person;
static struct judge judge;

static bool begin(const struct match *match)
{
    if (!person_choose(&person, match))
        return false;
    person_tap(&person, LADDER_OK);
    return true;
}

// Left alone the machine moves, and then waits.
static bool comes_to_rest(void)
{
    for (unsigned waited = 0; person_look(&person)->screen == REPLY; waited += SLICE_MS) {
        if (waited >= TURN_MAX_MS)
            return person_fault(&person, "no end of the machine's turn");
        bench_run_ms(&person.bench, SLICE_MS);
    }
    return true;
}

static bool play_round(uint8_t row, unsigned round)
{
    struct machine *machine = &person.bench.machine;
    struct match match = {.row = row, .k = K_MIN + round % 3, .machine_first = round & 1};
    struct position start;

    if (row < GAME_COUNT && !game_start(&games[row], round % 4, &start))
        return true;
    match.start = round % 4;
    if (!begin(&match))
        return false;

    const uint64_t end = machine_now(machine) + machine_cycles(machine, ROUND_MS * 1000000ull);

    while (machine_now(machine) < end && !person.error[0]) {
        person_press_anything(&person);
        if (person_random(&person, 8) == 0)
            bench_run_ms(&person.bench, person_random(&person, PAUSE_MAX_MS));
    }
    bench_run_ms(&person.bench, PERSON_HOLD_MAX_MS);
    return comes_to_rest() && person_is_well(&person);
}

static const char *name_of(uint8_t row)
{
    return row < GAME_COUNT ? games[row].name : "Morra";
}

static void check(uint8_t row, unsigned minutes)
{
    bool good = true;

    judge.moves = judge.starts = 0;
    judge.longest_gap = 0;
    for (unsigned round = 0; round < ROUNDS * minutes && good; round++)
        good = play_round(row, round);
    good = good && begin(&(struct match){.row = row, .k = K_MIN, .machine_first = true}) && comes_to_rest() &&
           person_menu(&person) && !person.error[0];
    tap_check(good, "%s: %u minutes of random keys, %u moves, %u starts", name_of(row), minutes, judge.moves,
              judge.starts);
    person_explain(&person);
    judge_check_gaps(&judge, GAP_MAX_MS);
}

int main(int argc, char **argv)
{
    person_open(&person, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    judge_open(&judge, &person);

    const unsigned minutes = argc > 2 ? (unsigned)atoi(argv[2]) : MINUTES;

    for (uint8_t row = 0; row <= GAME_COUNT; row++)
        if (argc <= 3 || !strcmp(argv[3], name_of(row)))
            check(row, minutes);
    tap_check(!person.bench.machine.watchdog_resets, "no reset");
    person_check_memory(&person, MEMORY_MAX);
    bench_close(&person.bench);
    return tap_done();
}
