// SPDX-License-Identifier: MIT
// Visitors who press anything, and go: at each pass of the main loop the position is the one before, or a
// legal move away from it, or a start; 90 s after the last key it attracts again, all lamps lit; no reset;
// the stack stays within its bound. A visitor begins with what attracts just then, or with a game of the
// menu.
//
//   exhibit_visitors [ELF [MINUTES [GAME]]]   by default 60 minutes; of all games in turn, or of this one
#include "rules/judge.h"

#include "tap.h"

#include <stdlib.h>
#include <string.h>

enum {
    MINUTES = 60,
    GAP_MAX_MS = 5,
    MEMORY_MAX = 1536,
    AWAY_MS = 90100,  // until it attracts again, with contacts that bounce and a tick
    SHOW_MS = 100000, // at most of what attracts is watched
    BURSTS = 8,
    BURST_KEYS = 40,
    PAUSE_MAX_MS = 6000,
    K_MIN = 2,
};

static struct person person;
static struct judge judge;
static unsigned visitors, returns;

// Every other visitor by the menu, to a match of any kind.
static bool comes(uint8_t row)
{
    struct match match = {.row = row,
                          .k = K_MIN + person_random(&person, 3),
                          .start = person_random(&person, 4),
                          .machine_first = person_random(&person, 2)};
    struct position start;

    if (visitors % 2)
        return true;
    while (!game_start(&games[row], match.start, &start))
        match.start--;
    if (!person_choose(&person, &match))
        return false;
    person_tap(&person, LADDER_OK);
    return true;
}

static bool leaves(void)
{
    bench_run_ms(&person.bench, AWAY_MS);
    if (!person_look(&person)->nobody)
        return person_fault(&person, "90 s without a key, and it does not attract");
    for (unsigned key = 0; key < LADDER_KEYS; key++)
        if (!bench_lamp(&person.bench, key))
            return person_fault(&person, "it attracts, but not all lamps are lit");
    returns++;
    if (person_random(&person, 2))
        bench_run_ms(&person.bench, person_random(&person, SHOW_MS));
    return true;
}

static bool visit(uint8_t row)
{
    if (!comes(row))
        return false;
    visitors++;
    for (unsigned bursts = 1 + person_random(&person, BURSTS); bursts && person_is_well(&person); bursts--) {
        for (unsigned keys = 1 + person_random(&person, BURST_KEYS); keys && !person.error[0]; keys--)
            person_press_anything(&person);
        bench_run_ms(&person.bench, person_random(&person, PAUSE_MAX_MS));
    }
    return !person.error[0] && leaves() && person_is_well(&person);
}

static bool chosen(uint8_t row, const char *name)
{
    return !name || !strcmp(name, games[row].name);
}

static bool all_is_well(unsigned minutes, const char *name)
{
    uint8_t row = 0;

    while (bench_seconds(&person.bench) < 60.0 * minutes) {
        while (!chosen(row, name)) // one at least
            row = (uint8_t)((row + 1) % GAME_COUNT);
        if (!visit(row) || person.error[0])
            return false;
        row = (uint8_t)((row + 1) % GAME_COUNT);
    }
    return true;
}

static bool is_a_name(const char *name)
{
    for (uint8_t row = 0; row < GAME_COUNT; row++)
        if (chosen(row, name))
            return true;
    return false;
}

int main(int argc, char **argv)
{
    const unsigned minutes = argc > 2 ? (unsigned)atoi(argv[2]) : MINUTES;
    const char *name = argc > 3 ? argv[3] : NULL;

    person_open(&person, "exhibit", argc > 1 ? argv[1] : "out/exhibit/bouton.elf");
    judge_open(&judge, &person);
    const bool good = is_a_name(name) && all_is_well(minutes, name);

    tap_check(good, "%u minutes: %u visitors came and %u times it was back in 90 s; %u moves, %u starts",
              minutes, visitors, returns, judge.moves, judge.starts);
    person_explain(&person);
    tap_check(judge.moves && judge.starts && returns, "moves, starts and returns were seen");
    tap_check(!person.bench.machine.watchdog_resets, "no reset");
    judge_check_gaps(&judge, GAP_MAX_MS);
    person_check_memory(&person, MEMORY_MAX);
    bench_close(&person.bench);
    return tap_done();
}
