// SPDX-License-Identifier: MIT
// If this test fails, a heap game has wrong values, or a period that a longer table disproves. Compares the
// values of heap games with the mex over all partitions. Compares periods with those in Winning Ways and
// Flammenkamp's tables.
#include "notation/component.h"
#include "notation/text.h"
#include "solver/heap_values.h"

#include "draw.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HEAPS = 301, LARGE = 20000, VALUES = 1024, HEAPS_OF_MANY = 45, MANY = 5, LONG = 1000 };

static uint32_t value[LARGE];

// Reads a code such as 0.7[37]. heap_games.py tests this parser.
static struct heap_rules rules_of(const char *code)
{
    struct fault fault = {0};
    struct component component = {0};
    char params[48];
    const int length = snprintf(params, sizeof params, "code=%s", code);
    struct line line = line_from(params, strlen(params), &fault);

    heaps_read_params(&line, &component);
    if (fault.id || length >= (int)sizeof params) {
        tap_check(false, "%s is a code", code);
        exit(tap_done());
    }
    const struct heap_rules rules = component.pieces.game->rules;
    free(component.pieces.game);
    return rules;
}

// Tries all splits of the stones into `heaps` heaps of at least `least`. For each split, marks the xor of
// `xor` and the heaps' values.
static void mark_partitions(uint32_t stones, unsigned heaps, uint32_t least, enum split split, uint32_t xor,
                            uint8_t *seen)
{
    if (heaps == 1) {
        if (stones >= least)
            seen[xor^value[stones]] = 1;
        return;
    }
    for (uint32_t heap = least; heap * heaps <= stones; heap++)
        if (split != SPLIT_EQUAL || heap * heaps == stones)
            mark_partitions(stones - heap, heaps - 1, heap + (split == SPLIT_UNEQUAL), split, xor^value[heap],
                            seen);
}

static uint32_t mex_of(const struct heap_rules *rules, uint32_t n)
{
    uint8_t seen[VALUES] = {0};
    uint32_t mex = 0;

    for (uint32_t take = 0; take <= n; take++) {
        uint32_t place = take;
        while (rules->repeated && place > rules->last)
            place -= rules->repeated;
        if (place > rules->last)
            break;
        const uint8_t digit = rules->digit[place];
        if (digit & 1 && take == n)
            seen[0] = 1;
        for (unsigned heaps = 1; heaps <= n - take && (heaps < MANY || digit & LEAVE_MORE); heaps++)
            if (digit & (heaps < MANY ? 1 << heaps : LEAVE_MORE))
                mark_partitions(n - take, heaps, 1, rules->split[place], 0, seen);
    }
    while (seen[mex])
        mex++;
    return mex;
}

static struct budget heap_budget(void)
{
    return (struct budget){.steps = HEAP_STEPS, .bytes = HEAP_MEMORY};
}

// Returns the first heap below `end` whose value is wrong, or `end`.
static uint32_t compare(const struct heap_rules *rules, uint32_t end)
{
    const struct budget budget = heap_budget();
    struct heap_values *const values = heap_values_new(rules, &budget);
    uint32_t n = 0, found;

    for (; n < end; n++) {
        value[n] = mex_of(rules, n);
        if (!heap_value(values, n, &found) || found != value[n])
            break;
    }
    heap_values_free(values);
    return n;
}

// Checks octal games with `digits` digits after `0.` and after `4.`.
static void check_octal(unsigned digits)
{
    unsigned games = 0, wrong = 0;
    const unsigned codes = 1u << 3 * digits;

    for (unsigned game = 0; game < 2 * codes; game++) {
        char code[8];
        snprintf(code, sizeof code, "%c.%0*o", game < codes ? '0' : '4', (int)digits, game % codes);
        const struct heap_rules rules = rules_of(code);
        if (!drawn(game, 8))
            continue;
        games++;
        const uint32_t n = compare(&rules, HEAPS);
        if (n < HEAPS && wrong++ < 10)
            printf("# %s: a heap of %u\n", code, n);
    }
    tap_check(!wrong && games,
              "%u octal games of %u digits, heaps up to %u: each value is the mex of the options", games,
              digits, HEAPS - 1);
}

static void check_code(const char *code, uint32_t end)
{
    const struct heap_rules rules = rules_of(code);
    const uint32_t n = compare(&rules, end);

    tap_check(n == end, "%s: the first %u of %u heaps have the right value", code, n, end);
}

// Checks random codes whose moves leave at most two heaps.
static void check_random_codes(unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        char code[40] = "0.";
        const unsigned digits = 1 + (unsigned)rand() % 3, repeated = (unsigned)rand() % (digits + 1);
        if (rand() % 3 == 0)
            strcpy(code, rand() % 2 ? "4!." : "4.");
        for (unsigned digit = 0; digit < digits; digit++)
            sprintf(code + strlen(code), "%s%d%s", digit == digits - repeated ? "[" : "", rand() % 8,
                    rand() % 2   ? ""
                    : rand() % 2 ? "!"
                                 : "=");
        if (repeated)
            strcat(code, "]");
        check_code(code, HEAPS);
    }
}

// Checks games in which a move takes any number except one or two forbidden numbers.
static void check_any(void)
{
    unsigned wrong = 0;

    for (uint16_t first = 1; first < 12; first++)
        for (uint16_t last = first; last < 12; last++) {
            struct heap_rules rules = {.last = last + 1, .repeated = 1};
            memset(rules.digit + 1, 3, sizeof rules.digit - 1);
            rules.digit[first] = rules.digit[last] = 0;
            wrong += compare(&rules, HEAPS) < HEAPS;
        }
    tap_check(!wrong,
              "games that forbid taking one or two numbers up to 11: heaps up to %u have the right value",
              HEAPS - 1);
}

// For each game, the period in a table of at least `least` heaps. Length 0 means no period.
static const struct period {
    const char *code;
    uint32_t least, length, from, saltus;
    bool is_proved;
} periods[] = {
    {"0.77", 1, 12, 71, 0, true},  // Kayles
    {"0.07", 1, 34, 53, 0, true},  // Dawson's Kayles
    {"0.137", 1, 34, 52, 0, true}, // Dawson's Chess
    {"0.45", 1, 20, 498, 0, true},        {"0.055", 1, 148, 259, 0, true},
    {"0.156", 1, 349, 3479, 0, true},     {"0.644", 1, 442, 3256, 0, true},
    {"0.356", 1, 142, 7315, 0, true},     {"0.165", 1, 1550, 5181, 0, true},
    {"0.16", 1, 149459, 105351, 0, true}, {"0.56", 1, 144, 326640, 0, true},
    {"0.127", 1, 4, 46578, 0, true},      {"0.[3]", 400, 1, 0, 1, true}, // Nim
    {"0.0[3]", 400, 2, 0, 1, true},                                      // all numbers but 1
    {"0.3003330[3]", 400, 4, 0, 2, true}, // a move takes any number except 2, 3 and 7
    {"4.[3]", 400, 4, 1, 4, false},       // Lasker's Nim
    {"0.77!", 400, 0, 0, 0, false},       {"0.3F", 400, 6, 0, 3, false},
    {"4!.A6A!8=", 400, 0, 0, 0, false}, // period 4 from heap 131; heap 400 breaks the period
};

static void check_period(const struct period *right)
{
    const struct heap_rules rules = rules_of(right->code);
    const struct budget budget = heap_budget();
    struct heap_values *const values = heap_values_new(&rules, &budget);
    const struct heap_period found = heap_period(values, right->least, false);

    tap_check(found.length == right->length && found.from == right->from && found.saltus == right->saltus &&
                  !found.proof == !right->is_proved,
              "%s: expected period %u from %u plus %u, found %u from %u plus %u, %sproved", right->code,
              right->length, right->from, right->saltus, found.length, found.from, found.saltus,
              found.proof ? "" : "not ");
    heap_values_free(values);
}

// Checks that a period found in a short table also holds in a longer table.
static void check_periods_hold(unsigned count)
{
    unsigned wrong = 0, proved = 0, seen = 0;

    for (unsigned i = 0; i < count || (i < 10 * count && (!proved || !seen)); i++) {
        const struct budget budget = heap_budget();
        struct heap_rules rules = {.last = (uint16_t)(1 + rand() % 4)};
        const unsigned digits = rand() % 3 ? 8 : 16, least = 100u + (unsigned)rand() % 400;
        rules.digit[0] = rand() % 3 ? 0 : 4;
        for (uint16_t take = 0; take <= rules.last; take++) {
            if (take)
                rules.digit[take] = (uint8_t)((unsigned)rand() % digits);
            rules.split[take] = rand() % 2 ? SPLIT_ANY : rand() % 2 ? SPLIT_UNEQUAL : SPLIT_EQUAL;
        }
        struct heap_values *const small = heap_values_new(&rules, &budget);
        struct heap_values *const large = heap_values_new(&rules, &budget);
        const struct heap_period period = heap_period(small, least, false);
        bool holds = true;
        for (uint32_t n = period.from, one, other; period.length && holds && n < LONG; n++) {
            if (!heap_value(large, n, &one) || !heap_value(large, n + period.length, &other))
                break; // beyond the budget
            holds = one + period.saltus == other;
        }
        proved += period.proof != NOT_PROVED;
        seen += period.length && !period.proof;
        wrong += !holds;
        if (!holds)
            printf("# game %u: period %u from %u plus %u %s\n", i, (unsigned)period.length,
                   (unsigned)period.from, (unsigned)period.saltus, period.proof ? "(proved)" : "(seen)");
        heap_values_free(small);
        heap_values_free(large);
    }
    tap_check(!wrong && proved && seen, "%u proved and %u seen periods, checked up to heap %u: %u are wrong",
              proved, seen, LONG, wrong);
}

// Stops the search. The search makes its first call after about a million pairs of heaps.
static bool interrupt(void)
{
    return true;
}

// Checks that a period without a proof is not reported as proved.
static void check_unproved(void)
{
    const struct heap_rules hexadecimal = rules_of("0.8"), long_lasting = rules_of("0.106");
    struct budget budget = heap_budget();
    struct fault fault = {0};
    struct work work;
    struct heap_values *values = heap_values_new(&hexadecimal, &budget);

    tap_check(!heap_period(values, 300, false).proof,
              "the period of 0.8, whose moves leave three heaps, is not proved");
    heap_values_free(values);
    budget = heap_budget();
    work_begin(&work, (struct watch){.is_interrupted = interrupt}, (struct effort){0}, &fault);
    budget.work = &work;
    budget.unit = 1;
    values = heap_values_new(&long_lasting, &budget);
    tap_check(!heap_period(values, 1, false).proof,
              "the period of 0.106, too long for the table, is not proved");
    heap_values_free(values);
}

int main(void)
{
    static const char *const codes[] = {"4!.0",     "4=.0",    "4.[3]", "0.77!", "0.7=7!", "0.[7]", "0.[37]",
                                        "0.3[07!]", "4!.[13]", "C!.3",  "8=.0",  "0.F!",   "0.F=",  "0.[8]"};
    static const char *const many[] = {"0.{4}",  "{2+}.0",    "{2+}!.3",       "{2+}=.0",
                                       "{5+}.7", "0.{1,4+}!", "0.{0,3+}[{2+}]"};
    static const char *const splits[] = {"0.8", "0.0C", "8.1", "C.07", "0.9A", "0.F", "0.00B", "0.4E"};

    srand(draw_seed());
    check_octal(1);
    check_octal(2);
    check_octal(3);
    for (unsigned i = 0; i < sizeof codes / sizeof *codes; i++)
        check_code(codes[i], HEAPS);
    for (unsigned i = 0; i < sizeof many / sizeof *many; i++)
        check_code(many[i], HEAPS_OF_MANY);
    for (unsigned i = 0; i < sizeof splits / sizeof *splits; i++)
        if (drawn(i, 2))
            check_code(splits[i], 150);
    check_random_codes(draw_count(8, 500));
    check_any();
    for (unsigned i = 0; i < sizeof periods / sizeof *periods; i++) {
        const bool is_late = periods[i].from > 10000;
        if (!is_late || drawn(i, 3))
            check_period(&periods[i]);
        if (periods[i].least == 1 && drawn(i, 6))
            check_code(periods[i].code, drawn(0, 1000) ? LARGE : LARGE / 4);
    }
    check_periods_hold(draw_count(40, 2000));
    check_unproved();
    return tap_done();
}
