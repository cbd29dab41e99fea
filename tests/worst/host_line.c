// SPDX-License-Identifier: MIT
// If this test fails, a person waits too long for the answer to a short line. For each game and command,
// searches for the line that needs the most work within the host's limits. Every line must be answered or
// refused within a limit of work.
//
//   host_line [FACTOR]   searches this many times longer
#include "game/games.h"             // the table
#include "game/search/retrograde.h" // cleared before each line
#include "notation/names.h"
#include "answer/console.h"
#include "worst/climb.h"

#include "draw.h"
#include "random.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Largest number of branches for a line of text. A branch takes about 0.2 ns.
#define MOST 6000000000ull
#define SEARCHED 30000000ull // a search for one game and command ends after this much work
#define WRITTEN 30           // a written character counts as this many branches

// Lines known to need much work
static const char *const known[] = {
    "moore k=9 : "
    "100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 "
    "116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131",
    "bnim m=7;K=3 : 4 4 4 4 4 4 4 4 4 4 4 4 4 5 5 5 5 5 5 5 5 5 5 5 5 5",
    "bnim m=20;K=1 : 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 1",
    "sub S=2,5,12,18,25,28,30 : 9999998", // has a long period
    "msub S=2,5,12,18,25,28,30 : 9999998",
    "wythoff - : 4999998 0",
    "chomp - : 8 2 2 2 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
    "northcott W=999 : 17,16 17,16 17,16 17,16 17,16 17,16 17,16 17,16 17,16 17,16 17,16 17,16 17,16 682,16",
};

static const char *const commands[] = {"",      "all ", "why ", "moves ", "value ",
                                       "lost ", "sum ", "m",    "all m",  "moves m"};
enum { COMMANDS = sizeof commands / sizeof *commands };

static struct console console;
static char answer[8]; // beginning of the answer
static size_t answered;

static void put(void *to, const char *characters, size_t count)
{
    (void)to;
    for (; count; count--, answered++)
        if (answered < sizeof answer - 1)
            answer[answered] = *characters++;
}

// Sends a line of text to the console. Returns the work in branches.
static uint64_t work_on(struct climb *climb, const char *line)
{
    const uint64_t before = climb_branches();

    console.sink.put = put;
    arena.owner = ARENA_FREE; // removes the results of the previous search, which would shorten this search
    answered = 0;
    while (*line)
        console_byte(&console, *line++);
    console_byte(&console, '\n');
    climb->was_refused = !strncmp(answer, "error: ", 7);
    return climb_branches() - before + WRITTEN * answered;
}

static void check(const FLASH struct game *game, const char *command, unsigned factor)
{
    struct climb climb = {.answer = work_on, .most_work = MOST + MOST / 8, .command = command};
    const size_t name = strlen(game_name(game));

    for (unsigned i = 0; i < sizeof known / sizeof *known; i++)
        if (!strncmp(known[i], game_name(game), name) && known[i][name] == ' ')
            climb_on(&climb, game, known[i], 0);
    climb_on(&climb, game, NULL, factor * SEARCHED);

    if (climb.work > climb.most_work) { // this line would keep the console busy for too long
        tap_check(false, "%s%s: a line is not answered", command, game_name(game));
        tap_note(climb.line);
        exit(tap_done());
    }
    tap_check(climb.work <= MOST, "%s%s: at most %llu branches, of %u lines, %u refused", command,
              game_name(game), (unsigned long long)climb.work, climb.lines, climb.refused);
    tap_note(climb.line);
}

// --- lines about several games, or about games outside the table ---

// Lines of text with which the search begins
static const char *const seeds[] = {
    "heap code=4.8F : 9 9",
    "all heap code=0.77 : 9 9 9",
    "why heap S=1,3,4 : 90 9",
    "moves heap not=2,3 : 90 9",
    "mheap code=0.77 : 9 9",
    "table heap code=0.137 : 0..90",
    "table heap not=2,3 : 0..90",
    "table msub S=2,5,12,18,25,28,30 : 0..999999",
    "lost mheap code=0.07 : 9 9",
    "lost turtle_edge - : HTHTHHHH",
    "lost dag V=3;E=2>1,1>0 : 2 2 2",
    "sum nim - : 3 4 + sub S=1,3,4 : 10 + wythoff - : 3 5",
    "sum divide - : 9 9 + chomp - : 4 4 + fib - : 20 19",
    "mex 0 1 3",
    "period heap code=0.77",
    "period sub S=1,3,4",
    "period heap code=4!.",
    "table grundy : 0..90",
    "moves officers : 90 9",
    "all heap code=4.[3] : 9 9",
    "why heap code=0.A= : 9 9",
    "value sum lasker 30 + kayles 20 9",
};
enum { SEEDS = sizeof seeds / sizeof *seeds, TEXT_PATIENCE = 200 };

// Replaces `length` characters at `at`, unless the new line would be too long.
static void replace(char *line, size_t at, size_t length, const char *words)
{
    char rest[CLIMB_LINE_BYTES];

    strcpy(rest, line + at + length);
    if (at + strlen(words) + strlen(rest) < CONSOLE_LINE_MAX)
        sprintf(line + at, "%s%s", words, rest);
}

// Changes the number with `length` digits at `at`.
static void change_number(char *line, size_t at, size_t length)
{
    char number[16];
    const uint32_t old = (uint32_t)strtoul(line + at, NULL, 10), size = random_below(31);
    const uint32_t numbers[] = {old + 1,   old - 1, old * 2, old * 10, old / 2, random_below(2u << size),
                                1u << size};

    sprintf(number, "%u", numbers[random_below(sizeof numbers / sizeof *numbers)] & INT32_MAX);
    replace(line, at, length, number);
}

// Changes a number, a digit in a code, a repetition, or the command.
static void change_text(char *line)
{
    static const char digits[] = "0123456789ABCDEF!=[]", ends[] = " ,;+:.";
    const size_t length = strlen(line), at = random_below((uint32_t)length);
    const size_t word = strcspn(line + at, ends), numeral = strspn(line + at, digits);
    const bool is_start = !at || strchr(ends, line[at - 1]);
    char copy[CLIMB_LINE_BYTES];

    snprintf(copy, sizeof copy, "%.*s", (int)(length - at < 80 ? word + 1 : word), line + at);
    switch (random_below(6)) {
    case 0:
        if (numeral)
            replace(line, at, 1, (char[]){digits[random_below(sizeof digits - 1)], '\0'});
        break;
    case 1:
        if (is_start && numeral)
            change_number(line, at, numeral);
        break;
    case 2:
        if (is_start && line[at + word])
            replace(line, at, 0, copy);
        break;
    case 3:
        if (is_start)
            replace(line, at, word + (line[at + word] != '\0'), "");
        break;
    case 4:
        if (!random_below(8))
            replace(line, 0, 0, commands[random_below(COMMANDS)]);
        else if (numeral)
            replace(line, at, 0, (char[]){digits[random_below(sizeof digits - 1)], '\0'});
        break;
    default:
        snprintf(copy, sizeof copy, " + %s", line + (strncmp(line, "sum ", 4) ? 0 : 4));
        if (!random_below(8))
            replace(line, length, 0, copy);
    }
}

// Searches for the line of text that needs the most work, from `seed` on.
static void check_text(const char *seed, uint64_t searched)
{
    struct climb climb = {.command = ""};
    char now[CLIMB_LINE_BYTES], next[CLIMB_LINE_BYTES];
    uint64_t worst = 0, done = 0;
    unsigned in_vain = 0;

    strcpy(now, seed);
    while (done < searched && climb.work <= MOST) {
        if (in_vain++ >= TEXT_PATIENCE) {
            in_vain = 0;
            worst = 0;
            strcpy(now, seed);
        }
        strcpy(next, now);
        for (unsigned left = 1 + random_below(4); left; left--)
            change_text(next);

        const uint64_t work = work_on(&climb, next);

        done += work + 10000;
        climb.lines++;
        climb.refused += climb.was_refused;
        if (work >= worst && !climb.was_refused) {
            in_vain = work > worst ? 0 : in_vain;
            worst = work;
            strcpy(now, next);
        }
        if (work > climb.work) {
            climb.work = work;
            strcpy(climb.line, next);
        }
    }
    tap_check(climb.work <= MOST, "from %s: at most %llu branches, of %u lines, %u refused", seed,
              (unsigned long long)climb.work, climb.lines, climb.refused);
    tap_note(climb.line);
}

// Returns true if the command ends with the m for misère play.
static bool is_misere(const char *command)
{
    return *command && command[strlen(command) - 1] == 'm';
}

int main(int count, char **arguments)
{
    const unsigned factor = count > 1 ? (unsigned)atoi(arguments[1]) : 1;

    for (uint8_t i = 0; i < GAME_COUNT; i++) {
        for (unsigned j = 0; j < COMMANDS; j++)
            if (drawn(i * COMMANDS + j, 24 * COMMANDS) && !(games[i].misere && is_misere(commands[j])))
                check(&games[i], commands[j], factor);
    }
    for (unsigned i = 0; i < SEEDS; i++)
        if (drawn(i, SEEDS))
            check_text(seeds[i], factor * 10 * SEARCHED);
    return tap_done();
}
