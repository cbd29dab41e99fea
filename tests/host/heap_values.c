// SPDX-License-Identifier: MIT
// If this test fails, the values or periods of octal games differ from the published ones. Compares the
// values of heap games with the mex of all options. Compares the periods with those in Winning Ways and
// Flammenkamp's tables.
#include "solver/heap_values.h"

#include "draw.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SMALL = 301, LARGE = 20000, VALUES = 4096 };

static uint32_t value[LARGE];

static struct budget heap_budget(void)
{
    return (struct budget){.steps = HEAP_STEPS, .bytes = HEAP_MEMORY};
}

// Marks the values of all options of a heap with n stones.
static void mark_options(const struct heap_rules *rules, uint32_t n, uint8_t *seen)
{
    const uint32_t last = rules->repeated ? n : rules->last;

    for (uint32_t take = 0; take <= last && take <= n; take++) {
        const uint8_t digit = rules->digit[take < rules->last ? take : rules->last];
        const uint32_t rest = n - take;
        if (digit & 1 && !rest)
            seen[0] = 1;
        if (digit & 2 && rest)
            seen[value[rest]] = 1;
        for (uint32_t a = 1; digit & 4 && a < rest; a++)
            seen[value[a] ^ value[rest - a]] = 1;
        for (uint32_t a = 1; digit & 8 && a < rest; a++)
            for (uint32_t b = 1; a + b < rest; b++)
                seen[value[a] ^ value[b] ^ value[rest - a - b]] = 1;
    }
}

// Returns the first heap below `end` whose value is not the mex of its options, or `end`.
static uint32_t compare(const struct heap_rules *rules, uint32_t end)
{
    struct budget budget = heap_budget();
    struct heap_values *const values = heap_values_new(rules, &budget);
    uint32_t n = 0, found;

    for (; n < end; n++) {
        uint8_t seen[VALUES] = {0};
        mark_options(rules, n, seen);
        for (value[n] = 0; seen[value[n]];)
            value[n]++;
        if (!heap_value(values, n, &found) || found != value[n])
            break;
    }
    heap_values_free(values);
    return n;
}

// Reads a code, such as 0.77 or 4.8F.
static struct heap_rules rules_of(const char *code)
{
    struct heap_rules rules = {0};

    for (uint16_t take = 0; !take || code[take + 1]; take++) {
        const char digits[] = {code[take ? take + 1 : 0], '\0'}; // skips the point after the first digit
        rules.digit[take] = (uint8_t)strtoul(digits, NULL, 16);
        if (rules.digit[take])
            rules.last = take;
    }
    return rules;
}

// Tests the octal games with this many digits after `0.` and after `4.`.
static void check_octal(unsigned digits)
{
    unsigned games = 0, wrong = 0;
    const unsigned codes = 1u << 3 * digits;

    for (unsigned game = 0; game < 2 * codes; game++) {
        char code[8];
        snprintf(code, sizeof code, "%c.%0*o", game < codes ? '0' : '4', (int)digits, game % codes);
        const struct heap_rules rules = rules_of(code);
        if (!drawn(game, 3))
            continue;
        games++;
        const uint32_t n = compare(&rules, SMALL);
        if (n < SMALL && wrong++ < 10)
            printf("# %s: a heap of %u\n", code, n);
    }
    tap_check(!wrong && games,
              "%u octal games of %u digits, heaps up to %u: each value is the mex of the options", games,
              digits, SMALL - 1);
}

static void check_code(const char *code, uint32_t end)
{
    const struct heap_rules rules = rules_of(code);
    const uint32_t n = compare(&rules, end);

    tap_check(n == end, "%s: the first %u of %u heaps have the right value", code, n, end);
}

// Tests games in which a move takes any number of stones except one or two forbidden numbers.
static void check_any(void)
{
    unsigned wrong = 0;

    for (uint16_t first = 1; first < 12; first++)
        for (uint16_t last = first; last < 12; last++) {
            struct heap_rules rules = {.last = last + 1, .repeated = 1};
            memset(rules.digit + 1, 3, sizeof rules.digit - 1);
            rules.digit[first] = rules.digit[last] = 0;
            wrong += compare(&rules, SMALL) < SMALL;
        }
    tap_check(!wrong,
              "games that forbid taking one or two numbers up to 11: heaps up to %u have the right value",
              SMALL - 1);
}

static const struct published {
    const char *code;
    uint32_t period, last_exception;
} published[] = {
    {"0.77", 12, 70},  // Kayles
    {"0.07", 34, 52},  // Dawson's Kayles
    {"0.137", 34, 51}, // Dawson's Chess
    {"0.45", 20, 497},        {"0.055", 148, 258},   {"0.156", 349, 3478},
    {"0.644", 442, 3255},     {"0.356", 142, 7314},  {"0.165", 1550, 5180},
    {"0.16", 149459, 105350}, {"0.56", 144, 326639}, {"0.127", 4, 46577},
};

static void check_period(const struct published *game)
{
    const struct heap_rules rules = rules_of(game->code);
    struct budget budget = heap_budget();
    struct heap_values *const values = heap_values_new(&rules, &budget);
    const struct heap_period found = heap_period(values, 1);

    tap_check(found.proof && found.length == game->period && found.from == game->last_exception + 1,
              "%s: expected period %u after heap %u, found period %u after heap %d, %sproved", game->code,
              game->period, game->last_exception, found.length, (int)found.from - 1,
              found.proof ? "" : "not ");
    heap_values_free(values);
}

// Stops the search at this function's first call, after about a million pairs.
static bool interrupt(void)
{
    return true;
}

// Checks that a period without a proof is not called proved.
static void check_unproved(void)
{
    const struct heap_rules hexadecimal = rules_of("0.8"), long_lasting = rules_of("0.106");
    struct budget budget = heap_budget();
    struct fault fault = {0};
    struct work work;
    struct heap_values *values = heap_values_new(&hexadecimal, &budget);

    tap_check(!heap_period(values, 300).proof,
              "the period of 0.8, whose moves leave three heaps, is not proved");
    heap_values_free(values);
    budget = heap_budget();
    work_begin(&work, (struct watch){.is_interrupted = interrupt}, (struct effort){0}, &fault);
    budget.work = &work;
    budget.unit = 1;
    values = heap_values_new(&long_lasting, &budget);
    tap_check(!heap_period(values, 1).proof, "the period of 0.106, too long for the table, is not proved");
    heap_values_free(values);
}

int main(void)
{
    static const char *const splits[] = {"0.8", "0.0C", "8.1", "C.07", "0.9A", "0.F", "0.00B", "0.4E"};

    check_octal(1);
    check_octal(2);
    check_octal(3);
    for (unsigned i = 0; i < sizeof splits / sizeof *splits; i++)
        if (drawn(i, 2))
            check_code(splits[i], 150);
    check_any();
    for (unsigned i = 0; i < sizeof published / sizeof *published; i++) {
        if (published[i].last_exception < 10000 || drawn(i, 3))
            check_period(&published[i]);
        if (drawn(i, 6))
            check_code(published[i].code, drawn(0, 1000) ? LARGE : LARGE / 4);
    }
    check_unproved();
    return tap_done();
}
